/** An order that goes on after the calendar has ended: its OEE is of planned time, its quantities are of all time. */
import { beforeAll, expect, test } from 'vitest'
import { signal } from '../../test/order-plant.ts'
import { testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
const MINUTE = 60_000
/** A Wednesday at 21:00 in the plant; the two shifts end at 23:00. */
const start = Date.parse('2026-06-10T19:00:00Z')

beforeAll(async () => {
  server.clock.now = start
  await aMachine(server, { machine_id: 'OT1', good_from_cycles: true })
  await aPart(server, { part_no: 'OT-P' })
  await aCard(server, { card_no: 'OT-C', machine_id: 'OT1', part_no: 'OT-P', planned_op_qty: 1000 })
  for (const text of [
    'delete from calendar_day where company_id = 1000 and calendar_id = 2',
    "update calendar set start_date = '2025-12-29', end_date = null where company_id = 1000 and calendar_id = 2",
    "update machine set calendar_id = 2 where company_id = 1000 and machine_id = 'OT1'",
  ])
    await server.sql(text)
  const [start_time, end_time] = [start, start + 240 * MINUTE].map((at) => new Date(at).toISOString()) as [
    string,
    string,
  ]
  await anOrderRun(server, { machine_id: 'OT1', card_no: 'OT-C', start_time, end_time, insatser: 1 })
  server.clock.now = start + 241 * MINUTE
  await signal(server, 'OT1', { at: start, kind: 'state', value: 'running' })
  // 36 s a piece is the planned time: ten pieces in six minutes, the last of each shift before it ends.
  for (let minute = 6; minute <= 240; minute += 6)
    await signal(server, 'OT1', { at: start + minute * MINUTE - 1, kind: 'cycles', value: 10 })
  await signal(server, 'OT1', { at: start + 240 * MINUTE, kind: 'state', value: 'stopped' })
})

test('T-PLANT-162 two planned hours and two after them at planned speed are 100 % at the order and among the finished cards', async () => {
  const planner = await server.signIn('planner')
  const [details] = (await planner.call('get_order_details', { machine_id: 'OT1', card_no: 'OT-C', p_order: 0 })).data
  expect(details).toMatchObject({
    t_percent: 100,
    a_percent: 100,
    k_percent: 100,
    tak: 100,
    good_prod_qty: 400,
    machine_run_time: 4 * 3600,
  })
  const of = { start_time: new Date(start).toISOString(), end_time: new Date(start + 300 * MINUTE).toISOString() }
  const cards = (await planner.call('get_card_history', of)).data.filter(({ card_no }) => card_no === 'OT-C')
  expect(cards).toMatchObject([{ t_percent: 100, a_percent: 100, k_percent: 100, tak: 100, good_prod_qty: 400 }])
})

test('T-LOOK-06 an order that goes on is told the planned time to come, one that has ended none', async () => {
  const planner = await server.signIn('planner')
  const ahead = async (card_no: string) =>
    (await planner.call('get_order_details', { machine_id: 'OT1', card_no, p_order: 0 })).data[0]?.planned_ahead
  expect(await ahead('OT-C')).toEqual([])
  await aCard(server, { card_no: 'OT-D', machine_id: 'OT1', part_no: 'OT-P', planned_op_qty: 1000 })
  await anOrderRun(server, {
    machine_id: 'OT1',
    card_no: 'OT-D',
    start_time: new Date(start).toISOString(),
    insatser: 1,
  })
  // Asked on a Thursday at 01:01, twice ten hours of work and a day more: over the weekend, which nobody planned, to the end of a shift.
  const [thursday, friday, monday, tuesday] = ['2026-06-11', '2026-06-12', '2026-06-15', '2026-06-16']
  expect(await ahead('OT-D')).toEqual([
    { start_time: `${thursday}T04:00:00.000Z`, end_time: `${thursday}T21:00:00.000Z` },
    { start_time: `${friday}T04:00:00.000Z`, end_time: `${friday}T11:00:00.000Z` },
    { start_time: `${monday}T04:00:00.000Z`, end_time: `${monday}T21:00:00.000Z` },
    { start_time: `${tuesday}T04:00:00.000Z`, end_time: `${tuesday}T12:30:00.000Z` },
  ])
})
