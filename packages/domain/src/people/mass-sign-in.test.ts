import { expect, test } from 'vitest'
import { massOutcome, outsideChoice } from './mass-sign-in.ts'

test.each([
  ['nowhere', [], ['M1', 'M2'], []],
  ['only at chosen machines: no question among them', ['M1', 'M2'], ['M1', 'M2', 'M3'], []],
  ['also outside', ['M1', 'M9'], ['M1', 'M2'], ['M9']],
])('T-PANEL-22-X signed in %s', (_, present, chosen, outside) => {
  expect(outsideChoice(present, chosen)).toEqual(outside)
})

test('T-PANEL-22-X the result tells done, already done and failed machines apart', () => {
  const result = { done: ['M1', 'M2'], failed: [{ item: 'M3', why: 'Machine M3 does not exist.' }] }
  expect(massOutcome(result, new Set(['M2']))).toEqual({
    done: ['M1'],
    already: ['M2'],
    failed: [{ machine_id: 'M3', why: 'Machine M3 does not exist.' }],
  })
})
