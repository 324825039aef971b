import { expect, test } from 'vitest'
import { short, trailChanges } from './trail-changes.ts'
import { deedOf, trailThings, trailVerbs } from './trail-things.ts'

test.each([
  ['a field that changed', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ field: 'b', from: 2, to: 3 }]],
  ['a field that the change does not name stayed', { a: 1, b: 2 }, { a: 3 }, [{ field: 'a', from: 1, to: 3 }]],
  [
    'keys in another order are no change',
    { a: { x: 1, y: [{ p: 1, q: 2 }] } },
    { a: { y: [{ q: 2, p: 1 }], x: 1 } },
    [],
  ],
  ['of something new every field', null, { a: 1 }, [{ field: 'a', from: null, to: 1 }]],
  ['of something gone every field', { a: 1 }, null, [{ field: 'a', from: 1, to: null }]],
  ['what is no record', 'old', null, [{ field: '', from: 'old', to: null }]],
  ['a list', [1], [1, 2], [{ field: '', from: [1], to: [1, 2] }]],
  ['nothing', null, null, []],
  ['never given and empty are one', { a: null, b: '', c: [] }, { a: '', b: [], c: null }, []],
  ['of something new only what it has', null, { a: '', b: 0 }, [{ field: 'b', from: null, to: 0 }]],
])('T-SAFE-93 before and after of an entry: %s', (_what, before, after, told) => {
  expect(trailChanges(before, after)).toEqual(told)
})

test('T-SAFE-93 a long value is told by its beginning, and nothing is null', () => {
  expect(short('x'.repeat(401))).toBe(`${'x'.repeat(400)}…`)
  expect(short('x'.repeat(400))).toBe('x'.repeat(400))
  expect(short({ a: 'x'.repeat(400) })).toMatch(/^\{"a":"x+…$/)
  expect(short([1])).toEqual([1])
  expect(short(undefined)).toBeNull()
})

test('T-SAFE-93 an entry is a thing and a verb, and what another version wrote is neither', () => {
  expect(deedOf('stop-code.changed')).toEqual({ thing: 'stop-code', verb: 'changed' })
  expect(deedOf('teapot.boiled')).toEqual({ thing: null, verb: null })
  expect(deedOf('')).toEqual({ thing: null, verb: null })
  expect(new Set(trailThings).size).toBe(trailThings.length)
  expect(new Set(trailVerbs).size).toBe(trailVerbs.length)
})
