import { expect, test } from 'vitest'
import { coverageByArea, isUnder } from './coverage.ts'
import { shorten, traceabilityTable } from './traceability-table.ts'

const requirements = [
  { id: 'T-NAV-01', need: 'Back | leads back.', level: 'browser' },
  { id: 'T-NAV-02-X', need: 'A guard <is> pure.', level: 'domain' },
  { id: 'D-DATA-01', need: 'Rows arrive.', level: 'server' },
]
const tests = new Map([['T-NAV-02-X', ['b.test.ts', 'a.test.ts']]])

test('areas are counted by the first two parts of an id', () =>
  expect(coverageByArea(requirements, tests)).toEqual([
    { area: 'D-DATA', proven: 0, all: 1 },
    { area: 'T-NAV', proven: 1, all: 2 },
  ]))

test.each([
  ['T-NAV-02-X', 'T-NAV', true],
  ['T-NAV-02-X', 'T-NAV-02', true],
  ['T-NAV-15', 'T-NAV-1', false],
  ['T-NAV-02', 'T-NAV-02', true],
  ['W-NAV-01', 'T', false],
])('%s under %s: %s', (id, prefix, is) => expect(isUnder(id, prefix)).toBe(is))

test('the table names tests in one order and keeps its cells whole', () => {
  const table = traceabilityTable(requirements, tests)
  expect(table).toContain('| T-NAV-02-X | domain | A guard &lt;is> pure. | `a.test.ts`<br>`b.test.ts` |')
  expect(table).toContain('Back \\| leads back.')
})

test('a long need is cut between words', () => expect(shorten('one two three', 9)).toBe('one two …'))
