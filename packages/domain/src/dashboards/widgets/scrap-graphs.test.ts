import { expect, test } from 'vitest'
import { graphData } from '../graph-series.ts'
import { pollInterval } from '../interval.ts'
import {
  C_INTERVALS,
  comparedDays,
  DEFAULT_C_INTERVAL,
  firstDayOf,
  type ScrapOfDay,
  scrapByReasonStack,
  scrapComparison,
  WEEKLY_INTERVALS,
} from './scrap-graphs.ts'

const row = (machine_id: string, trans_date: string, scrap: number, change: Partial<ScrapOfDay> = {}): ScrapOfDay => ({
  machine_id,
  trans_date,
  shift: 1,
  scrap_reason: '10',
  scrap,
  scrapkg: null,
  description: 'Flash',
  color: 'Blue',
  mn: 'June',
  wiso: 24,
  ...change,
})

test.each([
  ['day', '2026-06-10', '2026-06-09', '2026-06-09'],
  ['week', '2026-06-08', '2026-06-01', '2026-06-07'],
  ['month', '2026-06-01', '2026-05-01', '2026-05-31'],
] as const)('D-WIDGET-33-X this %s beside the whole one before', (period, start, from, to) => {
  const days = comparedDays(period, '2026-06-10')
  expect(days).toEqual({ now: { start, end: '2026-06-10' }, before: { start: from, end: to } })
})

test('D-WIDGET-33-X scrap per machine or shift, this period beside the previous one', () => {
  const rows = [
    row('M10', '2026-06-09', 5),
    row('M2', '2026-06-02', 3),
    row('M2', '2026-06-08', 4, { shift: 2 }),
    row('M2', '2026-06-10', 1),
    row('M3', '2026-05-20', 9),
  ]
  const on = { period: 'week', today: '2026-06-10', unit: 'scrap' } as const
  expect(scrapComparison(rows, { ...on, by: 'machine_id' }).rows).toEqual([
    { label: 'M2', before: 3, now: 5 },
    { label: 'M10', before: 0, now: 5 },
  ])
  expect(scrapComparison(rows, { ...on, by: 'shift' }).rows).toEqual([
    { label: '1', before: 3, now: 6 },
    { label: '2', before: 0, now: 4 },
  ])
})

test('D-WIDGET-33-X one bar per period, one segment per reason in its colour, in pieces or kilograms', () => {
  const rows = [
    row('M1', '2026-06-09', 5, { scrapkg: 0.5 }),
    row('M2', '2026-06-10', 2, { scrap_reason: '20', description: 'Burn', color: 'Automatic' }),
    row('M1', '2026-06-02', 3),
    row('M2', '2026-06-02', 4),
  ]
  const { config, rows: segments } = scrapByReasonStack(rows, { period: 'week', unit: 'scrap', language: 'en' })
  const data = graphData(config, segments, { nameOf: () => '', other: 'Other' })
  expect(data.categories).toEqual(['2026-W23', '2026-W24'])
  expect(data.series.map(({ name, points }) => [name, points.map((point) => point?.value)])).toEqual([
    ['Flash', [7, 5]],
    ['Burn', [undefined, 2]],
  ])
  expect(data.series[0]?.color).toBe('#1c7ed6')
  expect(scrapByReasonStack(rows, { period: 'week', unit: 'scrapkg', language: 'en' }).rows).toMatchObject([
    { value: 0.5 },
  ])
  expect(scrapByReasonStack(rows, { period: 'week', unit: 'scrap', language: 'sv' }).rows[0]).toMatchObject({
    label: '2026 v. 23',
  })
  expect(scrapByReasonStack(rows, { period: 'month', unit: 'scrap', language: 'en' }).rows[0]).toMatchObject({
    label: 'June 2026',
  })
})

test.each([
  ['day', 3, '2026-06-08'],
  ['week', 2, '2026-06-01'],
  ['month', 12, '2025-07-01'],
] as const)('so many periods back: %s × %s', (period, count, start) => {
  expect(firstDayOf(period, count, '2026-06-10')).toBe(start)
})

test('D-LIMIT-07 D-LIMIT-08-C the intervals of special components; up to five seconds means once', () => {
  expect(C_INTERVALS).toEqual([-1, 10, 30, 60, 300])
  expect(WEEKLY_INTERVALS).toEqual([-1, 10, 30, 60, 300, 600])
  expect(DEFAULT_C_INTERVAL).toBe(60)
  expect([-1, 0, 5, 10, 300].map((stored) => pollInterval(stored))).toEqual([undefined, undefined, undefined, 10, 300])
})
