import { expect, test } from 'vitest'
import type { Bench, Figure } from './define-bench.ts'
import { limits } from './limits.ts'
import { chosenBenches, runBenches } from './run-benches.ts'

const bench = (name: string, run: () => Figure[]): Bench => ({ name, title: `Of ${name}`, run: async () => run() })
const { limit } = limits['live.event']
const live = (value: number) => bench('live', () => [{ id: 'live.event', what: 'p99', value, beside: 'p50 4 ms' }])

async function outcome(...benches: Bench[]) {
  const told: string[] = []
  const run = await runBenches(benches, { on: '2030-06-12', tell: (line) => told.push(line) })
  return { ...run, told }
}

test.each([
  ['below its limit', limit - 0.1, []],
  ['at its limit', limit, []],
  ['above its limit', limit + 0.04, [`live: p99: ${limit + 0.04} ms is above its limit of ${limit} ms`]],
  ['of nothing', Number.NaN, ['live: p99: nothing was measured']],
])('a figure %s', async (_, value, failures) => {
  expect((await outcome(live(value))).failures).toEqual(failures)
})

test('a figure is told beside limit and aim, and kept with its day, also when it is too much', async () => {
  const { told, results } = await outcome(
    live(limit + 0.2),
    bench('ingest', () => [{ id: 'ingest.bare', what: 'slower by', value: 2.1234567 }]),
  )
  expect(told).toEqual([
    '\nOf live',
    `  p99: ${limit} ms (limit ${limit}) FAILED  [p50 4 ms]`,
    '\nOf ingest',
    `  slower by: 2.12 × (limit ${limits['ingest.bare'].limit}, aim ${limits['ingest.bare'].aim}) ok`,
  ])
  expect(results).toEqual({
    'live.event': { figure: 'Of live: p99', value: limit + 0.2, beside: 'p50 4 ms', on: '2030-06-12' },
    'ingest.bare': { figure: 'Of ingest: slower by', value: 2.12346, beside: '', on: '2030-06-12' },
  })
})

test('a bench that breaks off fails the run and leaves the others their figures', async () => {
  const broken = bench('wall', () => {
    throw new Error('the page is gone')
  })
  const { results, failures } = await outcome(broken, live(50))
  expect(failures).toEqual(['wall broke off: the page is gone'])
  expect(Object.keys(results)).toEqual(['live.event'])
})

test('a figure with a limit that its bench no longer measures fails the run', async () => {
  const half = bench('start', () => [{ id: 'start.first', what: 'clone to ready', value: 60 }])
  expect((await outcome(half)).failures).toEqual(['start: start.second was not measured'])
})

const all: Pick<Bench, 'name' | 'onlyByName'>[] = [
  { name: 'live' },
  { name: 'wall' },
  { name: 'tests', onlyByName: true },
]

test.each([
  [[], ['live', 'wall']],
  [['tests'], ['tests']],
  [
    ['wall', 'live'],
    ['live', 'wall'],
  ],
])('of %j are run %j', (names, expected) => {
  expect(chosenBenches(names, all).map(({ name }) => name)).toEqual(expected)
})

test('a name that is no bench is told instead of measuring nothing', () =>
  expect(() => chosenBenches(['lvie'], all)).toThrow('Unknown bench lvie; benches: live, wall, tests'))
