import { expect, test } from 'vitest'
import { historyLines, isTotal } from './history-lines.ts'

const row = (trans_date: string, good_qty: number, scrap_qty: number) => ({
  machine_id: 'M101',
  period: trans_date,
  trans_date,
  good_qty,
  scrap_qty,
  scrap_percent: null,
  run_seconds: 10,
  stop_seconds: 5,
  total_stops: 1,
})

test('W-SCREEN-04-X the total has the share of the sums, not the mean of the shares', () => {
  const lines = historyLines([row('2026-03-09', 90, 10), row('2026-03-10', 900, 0)], false)
  expect(lines.map(({ period }) => period)).toEqual(['2026-03-09', '2026-03-10', ''])
  expect(lines.find(isTotal)).toEqual({
    period: '',
    trans_date: '',
    good_qty: 990,
    scrap_qty: 10,
    scrap_percent: 1,
    run_seconds: 20,
    stop_seconds: 10,
    total_stops: 2,
  })
  expect(historyLines([], false)).toEqual([])
})

test('W-SCREEN-04-X weeks begin with the newest, the total stands below them', () =>
  expect(historyLines([row('202610', 1, 0), row('202611', 2, 0)], true).map(({ good_qty }) => good_qty)).toEqual([
    2, 1, 3,
  ]))

test('T-PLANT-400 an hour that threw away more than it made is below nought, and the total is the sum of the lines', () => {
  const good = (rows: Parameters<typeof historyLines>[0]) => historyLines(rows, false).map(({ good_qty }) => good_qty)
  expect(good([row('6', -7, 7), row('7', 100, 0)])).toEqual([-7, 100, 93])
  expect(good([row('6', -7, 7)])).toEqual([-7, -7])
})

test('T-PLANT-400 the share of scrap in the total is no more than all, as in the lines', () => {
  expect(historyLines([row('6', -7, 10)], false).find(isTotal)).toMatchObject({ scrap_percent: 100 })
  expect(historyLines([row('6', -7, 7)], false).find(isTotal)).toMatchObject({ scrap_percent: null })
})
