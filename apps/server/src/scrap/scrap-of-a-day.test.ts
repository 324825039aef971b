/** One day has one scrap, in reports, statistics and the analysis: the day of the machine, not of the clock on the wall. */

import { addDays } from '@takt/domain/ground/dates.ts'
import { momentOf } from '@takt/domain/ground/zone-time.ts'
import type { ColumnPage } from '@takt/domain/scrap/analysis/column-page.ts'
import { beforeAll, expect, test } from 'vitest'
import { plantDay, ZONE } from '../../test/plant-day.ts'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'

const floor = scrapFloor()
const machine_id = 'X-NIGHT'
const day = addDays(plantDay(), -2)
const next = addDays(day, 1)
let admin: Caller

/** The day of the machine begins at six: 20 pieces of the evening and 3 of the night after it are of one day, 5 of the next. */
beforeAll(async () => {
  admin = await floor.signIn('admin')
  await floor.reason('X-N')
  await floor.machine(machine_id)
  await floor.sql("update machine set day_start = '06:00' where machine_id = $1", [machine_id])
  await floor.order('XN-1', { machine_id, hoursAgo: 80 })
  for (const [on, hour, scrap_qty] of [
    [day, 20, 20],
    [next, 3, 3],
    [next, 8, 5],
  ] as const) {
    const trans_time = new Date(momentOf(on, hour * 60, ZONE)).toISOString()
    const booking = { machine_id, card_no: 'XN-1', employee: EMPLOYEE, trans_time, scrap_qty, scrap_reason: 'X-N' }
    const answer = await admin.raw({ name: 'report_scrap', payload: booking })
    expect(answer.status, answer.message).toBe(200)
  }
})

async function inReports(report_id: string, label: string, on: string) {
  const question = { period: 'custom', start: on, end: on, machines: [machine_id] }
  const answer = await admin.raw({ name: 'get_report', payload: { report_id, question } })
  expect(answer.status, answer.message).toBe(200)
  const [made] = answer.data as unknown as [{ columns: { label: string }[]; rows: string[][] }]
  return made.rows.map((row) => Number(row[made.columns.findIndex((column) => column.label === label)]))
}

async function inAnalysis(on: string) {
  const answer = await admin.call('get_analysis_page', { dataset: 'history-scrap', from: on, to: on, after: '' })
  const page = answer.data[0]?.page as unknown as ColumnPage
  const { trans_date, machine_id: machine } = page.texts
  return Array.from({ length: page.length }, (_, row) => row)
    .filter((row) => machine?.words[machine.at[row] ?? -1] === machine_id)
    .map((row) => [trans_date?.words[trans_date.at[row] ?? -1], page.numbers.scrap_qty?.[row]])
}

test('T-PLANT-450 scrap of a day is the same in reports and in the analysis, also after midnight', async () => {
  expect(await inReports('production-per-day', 'Scrap', day)).toEqual([23])
  expect(await inReports('scrap-by-reason', 'Scrap', day)).toEqual([23])
  expect(await inReports('scrap-by-reason', 'Scrap', next)).toEqual([5])
  expect(await inAnalysis(day)).toEqual([
    [day, 20],
    [day, 3],
  ])
  expect(await inAnalysis(next)).toEqual([[next, 5]])
  const asked = { machine_from: machine_id, machine_to: machine_id, group_by: ['trans_date'] }
  const period = { start_time: `${addDays(day, -1)}T00:00:00Z`, end_time: `${addDays(next, 1)}T00:00:00Z` }
  const sums = await admin.raw({ name: 'get_scrap_sums', payload: { ...period, ...asked } })
  expect(sums.data).toMatchObject([
    { values: [day], scrap_qty: 23 },
    { values: [next], scrap_qty: 5 },
  ])
})

test('T-PLANT-481 a card that a night shift ends counts with the day of its machine, on one day and on no other', async () => {
  for (const [card_no, on, hour] of [
    ['XN-EVENING', day, 20],
    ['XN-NIGHT', next, 3],
    ['XN-MORNING', next, 8],
  ] as const) {
    await floor.order(card_no, { machine_id, hoursAgo: 80, endedAgo: 1 })
    await floor.sql('update order_run set end_time = $2 where card_no = $1', [
      card_no,
      new Date(momentOf(on, hour * 60, ZONE)).toISOString(),
    ])
  }
  const finished = async (on: string) => {
    const answer = await admin.call('get_analysis_page', { dataset: 'card-history', from: on, to: on, after: '' })
    const page = answer.data[0]?.page as unknown as ColumnPage
    const { trans_date, card_no } = page.texts
    return Array.from({ length: page.length }, (_, row) => [
      card_no?.words[card_no.at[row] ?? -1] ?? '',
      trans_date?.words[trans_date.at[row] ?? -1],
    ])
      .filter(([card]) => card?.startsWith('XN-'))
      .sort()
  }
  expect(await finished(addDays(day, -1))).toEqual([])
  expect(await finished(day)).toEqual([
    ['XN-EVENING', day],
    ['XN-NIGHT', day],
  ])
  expect(await finished(next)).toEqual([['XN-MORNING', next]])
})
