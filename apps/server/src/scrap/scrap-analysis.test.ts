import { randomUUID } from 'node:crypto'
import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { periodLabels } from '@takt/domain/scrap/period-labels.ts'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aShift } from '../calendar/calendar.fixture.ts'
import { aScrapTransaction, manyScrapTransactions } from './scrap.fixture.ts'

const floor = scrapFloor()
let operator: Caller
let restricted: Caller
let own: string

interface Scrapped {
  readonly machine_id: string
  readonly card_no: string
  readonly trans_time: string
  readonly scrap_qty?: number
  readonly shift?: number
  readonly part_no?: string
}

async function scrapped({ shift = 2, scrap_qty = 4, part_no = 'X-PART', ...row }: Scrapped): Promise<void> {
  const tool_id = 'X-TOOL'
  await aScrapTransaction(floor, { ...row, tool_id, shift, part_no, scrap_qty, scrap_reason: 'X10', scrap_cost: 2 })
}

beforeAll(async () => {
  operator = await floor.signIn('operator')
  restricted = await floor.signIn('restricted')
  own = String((await restricted.call('get_machines', {})).data[0]?.machine_id)
  await floor.reason('X10', { names: { en: 'Reason X10', sv: 'Orsak X10' }, scrap_reason_color: 'red' })
  await floor.machine('X2')
  await aShift(floor, { shift: 2, names: { en: 'Evening' } })
  await floor.order('XP-1')
  await floor.order('XP-2', { machine_id: 'X2', part_no: 'X-LIQUID' })
  await floor.order('XP-OWN', { machine_id: own })
  await scrapped({ machine_id: 'X1', card_no: 'XP-1', trans_time: '2024-03-02T23:30:00Z' })
  await scrapped({ machine_id: 'X2', card_no: 'XP-2', trans_time: '2024-03-05T10:00:00Z', shift: 0 })
  await scrapped({ machine_id: own, card_no: 'XP-OWN', trans_time: '2024-03-05T10:00:00Z' })
})

const pivot = (caller: Caller, given: object) =>
  caller.raw({ name: 'get_report_scrap_pivot_graph', payload: { feature: 'get', ...given } })
/** What `beforeAll` has scrapped. */
const march = { start_time: '2024-03-01T00:00:00Z', end_time: '2024-04-01T00:00:00Z' }

test('W-CALL-16 W-ENTITY-22 W-ENTITY-23 W-ENTITY-24-X W-ENTITY-25-C a scrap row has all its dimensions, in the time of the plant', async () => {
  const [place] = await floor.sql<{ zone: string; department: string; category: string }>(
    `select z.description as zone, d.description as department, m.category from machine m
       join zone z on z.company_id = m.company_id and z.code = m.zone
       join department d on d.company_id = m.company_id and d.code = m.department
     where m.company_id = $1 and m.machine_id = 'X1'`,
    [COMPANY],
  )
  const { data } = await pivot(operator, { ...march, machine_from: 'X1', machine_to: 'X1' })
  expect(data).toEqual([
    {
      trans_time: '2024-03-02T23:30:00.000Z',
      // half past midnight in Stockholm: Sunday, although UTC still has Saturday
      trans_date: '2024-03-03',
      week_number: '202409',
      day_of_week: 1,
      hour_of_day: 0,
      scrap_reason: 'X10',
      scrap_reason_category: 'X-CAT',
      scrap_qty: 4,
      scrap_cost: 2,
      machine_id: 'X1',
      machine_description: 'X1 press',
      shift: 2,
      shift_description: 'Evening',
      part_no: 'X-PART',
      card_no: 'XP-1',
      tool_id: 'X-TOOL',
      zone_description: place?.zone,
      category: place?.category,
      department_description: place?.department,
    },
  ])
})

test('W-CALL-17-B the range of machines is cut by what the signed-in user may see, whatever username is sent', async () => {
  const machines = async (caller: Caller, given: object = {}) =>
    (await pivot(caller, { ...march, ...given })).data.map(({ machine_id }) => machine_id)
  expect((await machines(operator)).sort()).toEqual([own, 'X1', 'X2'].sort())
  expect(await machines(operator, { machine_from: 'X2' })).toEqual(['X2'])
  expect((await machines(operator, { machine_to: 'X1' })).sort()).toEqual([own, 'X1'].sort())
  expect(await machines(restricted, { username: 'admin' })).toEqual([own])
  expect(await machines(restricted, { machine_from: 'X1', machine_to: 'X2', username: 'admin' })).toEqual([])
  const [unplanned] = (await pivot(operator, { ...march, machine_from: 'X2' })).data
  expect(unplanned).toMatchObject({ shift: 0, shift_description: 'Unplanned time' })
})

test.each([
  ['401 days', { start_time: '2024-01-01T00:00:00Z', end_time: '2025-02-05T00:00:00Z' }, 'Choose a shorter period.'],
  ['an end before its start', { start_time: march.end_time, end_time: march.start_time }, 'ends before it begins'],
])('a period of %s is refused', async (_what, period, message) => {
  const answer = await pivot(operator, period)
  expect(answer.status).toBe(409)
  expect(answer.message).toContain(message)
})

test('T-PLANT-39 W-CALL-16 W-ENTITY-24-X W-ENTITY-29-X the same rows are summed by their dimensions, in the time of the plant', async () => {
  const sums = async (caller: Caller, given: object) =>
    (await caller.raw({ name: 'get_scrap_sums', payload: { ...march, ...given } })).data
  expect(
    await sums(operator, { machine_from: 'X1', machine_to: 'X2', group_by: ['machine_id', 'day_of_week'] }),
  ).toEqual([
    { values: ['X1', '1'], scrap_qty: 4, scrap_cost: 2, records: 1 },
    { values: ['X2', '3'], scrap_qty: 4, scrap_cost: 2, records: 1 },
  ])
  const byDay = {
    machine_from: 'X1',
    machine_to: 'X1',
    group_by: ['trans_date', 'week_number', 'hour_of_day', 'shift'],
  }
  expect(await sums(operator, byDay)).toMatchObject([{ values: ['2024-03-03', '202409', '0', '2'] }])
  const planned = { machine_from: 'X1', machine_to: 'X2', group_by: ['scrap_reason'], force_prodtime: true }
  expect(await sums(operator, planned)).toMatchObject([{ values: ['X10'], scrap_qty: 4 }])
  expect((await sums(restricted, { group_by: ['machine_id'] })).map((row) => row.values)).toEqual([[own]])
})

test('more than 100,000 rows are refused, with a word on what to do', async () => {
  await manyScrapTransactions(floor, {
    ...{ card_no: 'XP-1', scrap_reason: 'X10', count: 100_001, from: '2023-01-01T00:01:00Z', everySeconds: 60 },
  })
  const period = { start_time: '2023-01-01T00:00:00Z', end_time: '2023-12-01T00:00:00Z' }
  const answer = await pivot(operator, period)
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('more than 100,000 scrap reports') })
  expect((await pivot(operator, { ...period, end_time: '2023-01-08T00:00:00Z' })).data).toHaveLength(10_079)
})

test('D-ENTITY-89 a dashboard’s scrap rows are those of 30 days, per machine, day, shift and reason', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const today = at(0).slice(0, 10)
  await scrapped({ machine_id: 'X1', card_no: 'XP-1', trans_time: at(0) })
  await scrapped({ machine_id: 'X1', card_no: 'XP-1', trans_time: at(0), scrap_qty: 3 })
  await scrapped({ machine_id: 'X1', card_no: 'XP-1', trans_time: at(31) })
  await scrapped({ machine_id: 'X2', card_no: 'XP-2', trans_time: at(1), part_no: 'X-LIQUID', scrap_qty: 1.5 })
  const admin = await floor.signIn('admin')
  const source = { slug: 'scrap', name: 'Scrap', source: 'scrap', parameters: { machine_ids: 'X1;X2' } }
  const config = Dashboard.parse({ slug: 'scrap', title: 'Scrap', dataSources: [source] })
  const save = { system_function: 'dashboards', template: 'scrap', config, version: 0 } as const
  await admin.call('save_config', save, randomUUID())
  const rows = (caller: Caller) => caller.call('get_dashboard_data', { template: 'scrap', slug: 'scrap' })
  const color = expect.stringMatching(/^#[0-9a-f]{6}$/)
  const reason = { scrap_reason: 'X10', description: 'Reason X10', color, shift: 2 }
  expect((await rows(operator)).data).toEqual([
    {
      machine_id: 'X2',
      ...reason,
      trans_date: at(1).slice(0, 10),
      scrap: 1.5,
      scrapkg: 1.5,
      ...periodLabels(at(1).slice(0, 10), 'en'),
    },
    { machine_id: 'X1', ...reason, trans_date: today, scrap: 7, scrapkg: null, ...periodLabels(today, 'en') },
  ])
  expect((await rows(restricted)).data).toEqual([])
})
