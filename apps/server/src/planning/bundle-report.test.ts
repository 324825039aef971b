import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { aMachine } from '../machines/machines.fixture.ts'
import { aCard, aPart } from '../orders/orders.fixture.ts'

const server = testServer()
let machine_id = ''
let machines = 0
let planner: Caller
let supervisor: Caller

beforeAll(async () => {
  await aPart(server, { part_no: 'BR-P' })
  planner = await server.signIn('planner')
  supervisor = await server.signIn('supervisor')
})
// A machine for each test: its bundles and its figures are those of that test alone.
beforeEach(async () => {
  machines += 1
  machine_id = `BR${machines}`
  await aMachine(server, { machine_id })
})

async function bundleOf(...card_nos: string[]): Promise<number> {
  for (const card_no of card_nos) await aCard(server, { card_no, machine_id, part_no: 'BR-P' })
  const made = await planner.call('balthzar_create_detail_planning_bundle', { machine_id, card_nos, planned_qty: 100 })
  expect(made.status, made.message).toBe(200)
  return Number(made.data[0]?.bundle_no)
}
const report = (bundle_no: number, good_qty: number, more = {}, who = supervisor) =>
  who.call('report_bundle', { bundle_no, machine_id, good_qty, ...more })
const cardRows = (...card_nos: string[]) =>
  server.sql<{ good_qty: string; status: string }>(
    'select good_qty::int, status from card where company_id = 1000 and card_no = any ($1) order by card_no',
    [card_nos],
  )

test('T-CALL-37-X the pieces are booked on every card, the ERP is told, and a second report is refused', async () => {
  const bundle_no = await bundleOf('BR01', 'BR02')
  const answer = await report(bundle_no, 100)
  expect(answer.data).toEqual(
    ['BR01', 'BR02'].map((card_no) => ({ card_no, good_qty: 100, card_good_qty: 100, remaining_qty: 0 })),
  )
  expect(await cardRows('BR01', 'BR02')).toEqual([
    { good_qty: 100, status: 'finished' },
    { good_qty: 100, status: 'finished' },
  ])
  const told = await server.sql(
    "select 1 from erp_message where company_id = 1000 and subject = 'balthzar_transaction' and card_no = any ($1)",
    [['BR01', 'BR02']],
  )
  expect(told).toHaveLength(2)
  const [sum] = await server.sql<{ qty: number }>(
    'select sum(reported_qty)::int as qty from shift_figures where company_id = 1000 and machine_id = $1',
    [machine_id],
  )
  expect(sum?.qty).toBe(200)
  expect((await report(bundle_no, 100)).message).toBe(`Bundle ${bundle_no} is already reported.`)
  expect((await planner.call('get_bundles', { machine_id })).data).toEqual([])
  expect((await cardRows('BR01'))[0]?.good_qty).toBe(100)
})

test('T-CALL-37-X two reports at once are booked once', async () => {
  const bundle_no = await bundleOf('BR03')
  const answers = await Promise.all([report(bundle_no, 40), report(bundle_no, 40)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await cardRows('BR03')).toEqual([{ good_qty: 40, status: 'planned' }])
})

test('T-PLANT-94 more than planned is booked only when it was confirmed, nothing closes the bundle without a booking', async () => {
  const [over, none] = [await bundleOf('BR04'), await bundleOf('BR05')]
  expect((await report(over, 101)).message).toBe(`Bundle ${over} was planned with 100. Confirm that it is more.`)
  expect((await report(over, 101, { over_confirmed: true })).status).toBe(200)
  expect((await report(none, 0)).status).toBe(200)
  expect((await report(none, 0)).status).toBe(409)
  expect(await cardRows('BR04', 'BR05')).toEqual([
    { good_qty: 101, status: 'finished' },
    { good_qty: 0, status: 'planned' },
  ])
  // What was closed without a piece is free for another bundle.
  const again = await planner.call('balthzar_create_detail_planning_bundle', {
    machine_id,
    card_nos: ['BR05'],
    planned_qty: 50,
  })
  expect(again.status).toBe(200)
})

test('a bundle is read without confirm-orders and confirmed by nobody', async () => {
  const bundle_no = await bundleOf('BR06')
  const operator = await server.signIn('operator')
  const seen = (await operator.call('get_bundles', { machine_id })).data.map((bundle) => bundle.bundle_no)
  expect(seen).toContain(bundle_no)
  expect((await report(bundle_no, 10, {}, operator)).status).toBe(403)
  expect((await report(bundle_no, 10, { machine_id: 'M101' })).message).toBe(
    `Bundle ${bundle_no} is planned on machine ${machine_id}.`,
  )
})

test('orders of the department within two days are offered to its planning resource, with who has them', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await aCard(server, { card_no: 'RES1', machine_id: 'M102', part_no: 'BR-P', planned_start_time: at(1.9) })
  await aCard(server, { card_no: 'RES2', machine_id: 'M102', part_no: 'BR-P', planned_start_time: at(2.1) })
  await aCard(server, { card_no: 'RES3', machine_id: 'P201', part_no: 'BR-P', planned_start_time: at(1) })
  const orders = async (resource: string, all = false) =>
    (await planner.call('get_resource_orders', { machine_id: resource, all })).data
  const cardsOf = async (resource: string, all = false) => (await orders(resource, all)).map(({ card_no }) => card_no)
  expect(await cardsOf('R901')).toContain('RES1')
  expect(await cardsOf('R901')).not.toContain('RES2')
  expect(await cardsOf('R901', true)).toContain('RES2')
  // The presses stand in the department of R902, but no planning resource is among those that can make their orders.
  expect(await cardsOf('R902', true)).not.toContain('RES3')
  await planner.call('user_planning', { operation_type: 'insert', machine_id: 'R901', card_no: 'RES1' })
  expect((await orders('R901')).find(({ card_no }) => card_no === 'RES1')).toMatchObject({ resources: ['R901'] })
  expect((await planner.call('get_resource_orders', { machine_id: 'M101' })).status).toBe(409)
})
