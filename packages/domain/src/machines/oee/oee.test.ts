import { expect, test } from 'vitest'
import { type OeeSums, oee, sum } from './oee.ts'

const HOUR = 3_600_000
const none: OeeSums = { run_ms: 0, stop_ms: 0, micro_ms: 0, ideal_ms: 0, pieces: 0, scrap_oee: 0 }

test.each([
  [2_700, 1_800, 60],
  [72_000, 7_200, 90.909],
])('W-STAT-04-X %i s run and %i s stop are %d % availability', (run, stop, t) => {
  expect(oee({ ...none, run_ms: run * 1000, stop_ms: stop * 1000 }).t_percent).toBeCloseTo(t, 3)
})

test('W-STAT-04-X tak is t * a * k / 10000', () => {
  // 8 h scheduled, 2 h stopped, 60 pieces per hour planned, 270 made, 27 of them scrap.
  const day = { ...none, run_ms: 6 * HOUR, stop_ms: 2 * HOUR, ideal_ms: 4.5 * HOUR, pieces: 270, scrap_oee: 27 }
  expect(oee(day)).toEqual({ t_percent: 75, a_percent: 75, k_percent: 90, tak: 50.625 })
})

test.each<[string, Partial<OeeSums>, (number | null)[]]>([
  ['nothing happened', {}, [null, null, null, null]],
  ['stopped all day', { stop_ms: HOUR }, [0, null, null, null]],
  ['ran without a piece', { run_ms: HOUR }, [100, 0, null, null]],
  ['no planned rate', { run_ms: HOUR, pieces: 10 }, [100, null, 100, null]],
  ['everything scrapped', { run_ms: HOUR, ideal_ms: HOUR, pieces: 10, scrap_oee: 10 }, [100, 100, 0, 0]],
  [
    'a piece of the shift before, in the first second',
    { run_ms: 1000, ideal_ms: 60_000, pieces: 1 },
    [100, null, 100, null],
  ],
  ['a second short of a minute', { run_ms: 59_000, ideal_ms: 59_000, pieces: 1 }, [100, null, 100, null]],
  ['a minute', { run_ms: 60_000, ideal_ms: 60_000, pieces: 1 }, [100, 100, 100, 100]],
  ['faster than planned', { run_ms: HOUR, ideal_ms: 2 * HOUR, pieces: 10 }, [100, 200, 100, 200]],
])(
  'W-STAT-04-X a denominator of 0, or less than a minute of run time, leaves its factor and the OEE empty: %s',
  (_what, sums, expected) => {
    const { t_percent, a_percent, k_percent, tak } = oee({ ...none, ...sums })
    expect([t_percent, a_percent, k_percent, tak]).toEqual(expected)
  },
)

test.each([
  ['more scrap than pieces, from the day before', 12, 0],
  ['a correction of yesterday’s scrap', -3, 100],
])('quality stays between 0 and 100: %s', (_what, scrap_oee, k) => {
  expect(oee({ ...none, pieces: 10, scrap_oee }).k_percent).toBe(k)
})

test('W-STAT-03-X several orders are summed as one large order: 89.2 %, not the mean 75.5 %', () => {
  const orders = [
    { ...none, run_ms: 2_700_000, stop_ms: 1_800_000 },
    { ...none, run_ms: 72_000_000, stop_ms: 7_200_000 },
  ]
  expect(oee(sum(orders)).t_percent).toBeCloseTo(89.247, 3)
})

test('W-STAT-03-X a and k of a sum come from the summed times and pieces', () => {
  const small = { ...none, run_ms: HOUR, stop_ms: 0, ideal_ms: HOUR / 2, pieces: 10, scrap_oee: 5 }
  const large = { ...none, run_ms: 9 * HOUR, stop_ms: 0, ideal_ms: 9 * HOUR, pieces: 990, scrap_oee: 0 }
  expect(oee(sum([small, large]))).toMatchObject({ a_percent: 95, k_percent: 99.5 })
})

test('T-PLANT-172 micro-stops are run time in which nothing was made: availability keeps them, performance loses them, the OEE is the same', () => {
  const day = { ...none, run_ms: 5 * HOUR, stop_ms: 3 * HOUR, ideal_ms: 4.5 * HOUR, pieces: 270, scrap_oee: 27 }
  expect(oee({ ...day, micro_ms: HOUR })).toEqual({ t_percent: 75, a_percent: 75, k_percent: 90, tak: 50.625 })
  expect(oee(day)).toMatchObject({ t_percent: 62.5, a_percent: 90, tak: 50.625 })
  const both = sum([
    { ...day, micro_ms: HOUR },
    { ...day, micro_ms: HOUR / 2 },
  ])
  expect(both.micro_ms).toBe(1.5 * HOUR)
})

test('T-PLANT-172 a minute of micro-stops and running together says how fast it was', () =>
  expect(
    oee({ ...none, run_ms: 50_000, stop_ms: 10_000, micro_ms: 10_000, ideal_ms: 30_000, pieces: 1 }),
  ).toMatchObject({
    t_percent: 100,
    a_percent: 50,
  }))

test('the sum of nothing is nothing', () => {
  expect(sum([])).toEqual(none)
})

test.each([
  ['a single piece without an ideal time has no planned rate', { pieces: 1, ideal_ms: 0 }, null],
  ['an ideal time of a millisecond is one', { pieces: 2, ideal_ms: 1 }, 1 / 600],
])('%s', (_what, of, a_percent) => expect(oee({ ...none, run_ms: 60_000, ...of }).a_percent).toEqual(a_percent))
