import { expect, test } from 'vitest'
import { oeePerDay } from './oee-days.ts'

const HOUR = 3_600_000
const words = { oee: 'OEE', availability: 'Availability', together: 'Overall' }
const hour = (day: string, of: number, [up, good]: readonly [number, number]) => ({
  ...{ day, hour: of, planned_ms: HOUR, known_ms: HOUR, up_ms: up * HOUR, rated_ms: HOUR, good_ms: good * HOUR },
})

test('T-LOOK-142 a day is all of its hours together, not their mean; what nobody heard of has no point', () => {
  const half = { ...hour('2026-11-17', 8, [1, 1]), planned_ms: HOUR / 2, known_ms: HOUR / 2, rated_ms: HOUR / 2 }
  const silent = { ...hour('2026-11-18', 7, [0, 0]), known_ms: 0, rated_ms: 0 }
  const chart = oeePerDay(
    [
      hour('2026-11-17', 7, [0.5, 0.4]),
      { ...half, up_ms: HOUR / 2, good_ms: HOUR / 2 },
      silent,
      hour('2026-11-19', 7, [0.8, 0.3]),
    ],
    words,
  )
  expect(chart).toMatchObject({ kind: 'line', form: 'percent', inTime: true })
  expect(chart.categories.map(({ key }) => key)).toEqual(['2026-11-17', '2026-11-18', '2026-11-19'])
  const values = (key: string) =>
    chart.series.find((one) => one.key === key)?.values.map((value) => (value === null ? null : Math.round(value)))
  expect(values('oee')).toEqual([60, null, 30])
  expect(values('availability')).toEqual([67, null, 80])
  // 1.2 of 2.5 rated hours.
  expect(values('together')).toEqual([48, 48, 48])
})

test('T-LOOK-142 of nothing there is nothing', () => {
  const chart = oeePerDay([], words)
  expect([chart.categories, chart.series.map(({ values }) => values)]).toEqual([[], [[], [], []]])
})
