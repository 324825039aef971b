import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { complaints, figuresText, type Results, withFigures, withNew } from './results.ts'
import { shown } from './shown.ts'
import { outcomeOf } from './tests-outcome.ts'

const result = (value: number, figure = 'A bench: a figure') => ({ figure, value, beside: '', on: '2030-06-12' })

const ms = { unit: 'ms', limit: 100 }

test.each([
  ['no figure', ms, undefined, ['x has a limit and was never measured']],
  ['a fifth of air', ms, 83, []],
  ['less', ms, 84, ['x: a limit of 100 leaves 84 less than a fifth of air, and does not say why']],
  ['less, and says why', { ...ms, tight: 'it never varies' }, 100, []],
  ['above the limit', ms, 101, ['x: 101 is above its limit of 100']],
  ['above the limit, whatever it says', { ...ms, tight: 'it never varies' }, 101, ['x: 101 is above its limit of 100']],
  ['at its aim', { ...ms, aim: 50 }, 50, []],
  ['above its aim', { ...ms, aim: 50 }, 51, ['x: 51 is above its aim of 50, and does not say why']],
  ['above its aim, and says why', { ...ms, aim: 50, missed: 'two cores' }, 51, []],
  ['an aim that is none', { ...ms, aim: 100 }, 1, ['x: an aim of 100 asks for no more than the limit']],
  ['nought where nothing may be lost', { unit: '', limit: 0 }, 0, []],
  ['one where nothing may be lost', { unit: '', limit: 0 }, 1, ['x: 1 is above its limit of 0']],
] as const)('%s: what is said of a limit', (_, limit, value, said) =>
  expect(complaints(value === undefined ? {} : { x: { value } }, { x: limit })).toEqual(said),
)

test('a bench that was run replaces its figures; the others stay with their day', () => {
  const kept: Results = { 'live.event': result(70), 'bundle.gzip': result(200) }
  const now = { ...result(80), on: '2030-06-13' }
  const merged = withNew(kept, { 'live.event': now })
  expect(merged).toEqual({ 'bundle.gzip': result(200), 'live.event': now })
  expect(Object.keys(merged), 'in the order of the limits').toEqual(['bundle.gzip', 'live.event'])
})

test('the table has each figure with aim, limit and day, and names what is above its aim', () => {
  const text = figuresText({
    'ingest.bare': { figure: 'Signals: slower by', value: 2.12, beside: '37/s', on: '2030-06-12' },
    'live.event': { figure: 'Live: p99', value: 72.4, beside: '', on: '2030-06-11' },
  })
  expect(text.split('\n')).toEqual([
    '| figure | measured | aim | limit | on | beside it |',
    '|---|---|---|---|---|---|',
    `| Signals: slower by | 2.12 × | ${limits['ingest.bare'].aim} × | ${limits['ingest.bare'].limit} × | 2030-06-12 | 37/s |`,
    `| Live: p99 | 72 ms |  | ${limits['live.event'].limit} ms | 2030-06-11 |  |`,
    '',
    'Above their aim:',
    '',
    `- Signals: slower by: 2.12 ×, aim ${limits['ingest.bare'].aim} ×: ${limits['ingest.bare'].missed}.`,
  ])
})

test('only the figures of the README are written, and a README without a place for them is told', () => {
  const readme = 'Before\n<!-- figures -->\nold $&\n<!-- /figures -->\nafter'
  const written = withFigures(readme, { 'crash.lost': result(0, 'Lost for $& or $1') })
  expect(written).toMatch(/^Before\n<!-- figures -->\n\| figure /)
  expect(written).toContain('| Lost for $& or $1 | 0 |  | 0 | 2030-06-12 |  |\n<!-- /figures -->\nafter')
  expect(() => withFigures('none', {})).toThrow('the README has no place for figures')
})

test.each([
  ['live.event', 9.996, '10.00 ms'],
  ['live.event', 72.4, '72 ms'],
  ['crash.lost', 3, '3'],
  ['overview.task', 0, 'none over 50 ms'],
  ['overview.task', 81, '81 ms'],
  ['wall.heap', 0, '0.00 MB'],
] as const)('%s of %d is shown as %s', (id, value, expected) => expect(shown(id, value)).toBe(expected))

test.each([
  ['ok  server\n\n9142 passed, 0 failed\n', '9142 passed, 0 failed'],
  [
    'a.spec.ts › now and then (passed on its second try)\n  no row came\n\n9142 passed, 0 failed\n',
    '9142 passed, 0 failed, 1 on a second try',
  ],
  ['', 'nothing was printed'],
])('how all tests ended is read from what they print: %j', (printed, outcome) =>
  expect(outcomeOf(printed)).toBe(outcome),
)
