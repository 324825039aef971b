import { randomUUID } from 'node:crypto'
import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { beforeAll, expect, test } from 'vitest'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { anErpMessage } from '../erp/erp.fixture.ts'
import { aPalletFlag } from '../pallets/pallets.fixture.ts'
import { aCancellation } from './orders.fixture.ts'

const LOCKED = keptFailure(failure('erp-order-locked', { status: 422 }))
const floor = scrapFloor()
let operator: Caller
let supervisor: Caller
beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  await floor.machine('OC-1')
})

const ended = (card_no: string) => floor.order(card_no, { machine_id: 'OC-1', hoursAgo: 5, endedAgo: 2 })
const awaiting = async () =>
  (await supervisor.call('get_orders_awaiting_confirmation', { machine_id: 'OC-1' })).data as { card_no: string }[]
const confirm = (card_no: string, more: object = {}, by = supervisor) =>
  by.raw({
    name: 'confirm_order',
    payload: { machine_id: 'OC-1', card_no, quantity: 100, employee: EMPLOYEE, ...more },
    request_id: randomUUID(),
  })
const flag = async (card_no: string, erp_status: 'W' | 'T' | 'N', qty = 40) =>
  (await aPalletFlag(floor, { machine_id: 'OC-1', card_no, qty, erp_status })).record_no
const cancellation = async (card_no: string, more: object = {}) => {
  await aCancellation(floor, {
    machine_id: 'OC-1',
    card_no,
    remaining_qty: 100,
    created: new Date().toISOString(),
    created_by: 'operator',
    ...more,
  })
  const [row] = await floor.sql<{ record_no: string }>('select record_no from cancellation where card_no = $1', [
    card_no,
  ])
  return Number(row?.record_no)
}

test('W-WIZARD-33-X W-CALL-45-X a cancelled order awaits its confirmation until somebody confirms it, once', async () => {
  await ended('OC-A')
  const record_no = await cancellation('OC-A', { status: 'F', last_error: LOCKED })
  expect(await awaiting()).toMatchObject([
    {
      card_no: 'OC-A',
      cancellation_no: record_no,
      cancellation_status: 'F',
      last_error: 'The order is locked in the ERP (422).',
    },
  ])
  expect((await confirm('OC-A', { record_no, quantity: 120 })).data).toEqual([
    { record_no: expect.any(Number), card_good_qty: 120, booked_qty: 20 },
  ])
  expect(await awaiting()).toEqual([])
  const open = await supervisor.call('get_unconfirmed_cancellations', { machine_id: 'OC-1' })
  expect(open.data).toEqual([])
  const again = await confirm('OC-A', { record_no, quantity: 120 })
  expect(again).toMatchObject({ status: 409, message: 'Order OC-A is confirmed already.' })
  const [kept] = await floor.sql(
    `select c.quantity::int, c.booked_qty::int, c.employee, c.confirmed_by, t.good_qty::int
     from order_confirmation c join good_transaction t using (company_id, card_no) where c.card_no = 'OC-A'`,
  )
  expect(kept).toEqual({ quantity: 120, booked_qty: 20, employee: EMPLOYEE, confirmed_by: 'supervisor', good_qty: 20 })
})

test('W-STATE-05-X pallets that the ERP does not have are named, and who went on with them is kept', async () => {
  await ended('OC-B')
  await flag('OC-B', 'T')
  const waits = await flag('OC-B', 'W')
  expect(await awaiting()).toMatchObject([{ card_no: 'OC-B', cancellation_no: 0, flags_waiting: 1 }])
  expect(await confirm('OC-B')).toMatchObject({ status: 409 })
  expect(await confirm('OC-B', { waiting: [waits] })).toMatchObject({ status: 200 })
  const [kept] = await floor.sql(`select waiting_flags, confirmed_by from order_confirmation where card_no = 'OC-B'`)
  expect(kept).toEqual({ waiting_flags: [String(waits)], confirmed_by: 'supervisor' })
  const [audited] = await floor.sql<{ after: object }>(
    `select after from audit where what = 'order.confirmed' and key = 'OC-B'`,
  )
  expect(audited?.after).toMatchObject({ waiting: [waits] })
})

test.each([
  ['fewer than on pallets that do not wait', { quantity: 30 }, '40 pieces stand on pallets'],
  ['fewer than booked', { quantity: 60 }, '100 pieces are booked'],
  ['an employee nobody knows', { employee: '999999' }, undefined],
  ['a cancellation of another order', { record_no: 999_999 }, undefined],
  ['a time to come', { trans_time: new Date(Date.now() + 120_000).toISOString() }, 'in the future'],
  ['a time before the order', { trans_time: new Date(Date.now() - 86_400_000).toISOString() }, undefined],
])('W-WIZARD-33-X W-VALID-12 is refused: %s', async (what, more, sentence) => {
  const card_no = `OC-R${what.length}`
  await ended(card_no)
  await flag(card_no, 'T')
  const answer = await confirm(card_no, more)
  expect([404, 409]).toContain(answer.status)
  if (sentence) expect(answer.message).toContain(sentence)
  expect(await floor.sql('select 1 from order_confirmation where card_no = $1', [card_no])).toEqual([])
})

test('W-WIZARD-33-X T-PERM-03-X only those who may confirm orders do, and none that runs', async () => {
  await ended('OC-P')
  expect(await confirm('OC-P', {}, operator)).toMatchObject({ status: 403 })
  await floor.machine('OC-2')
  await floor.order('OC-RUN', { machine_id: 'OC-2' })
  const running = await confirm('OC-RUN', { machine_id: 'OC-2' })
  expect(running).toMatchObject({ status: 409, message: expect.stringContaining('still runs') })
})

test('W-WIZARD-33-X an order of which nothing was made lets its cancellation go at once', async () => {
  await floor.order('OC-0', { machine_id: 'OC-1', hoursAgo: 5, endedAgo: 2 })
  await floor.sql(`update card set good_qty = 0, scrap_qty = 0 where card_no = 'OC-0'`)
  const record_no = await cancellation('OC-0')
  await anErpMessage(floor, {
    subject: 'cancellation',
    record_no,
    record_time: new Date().toISOString(),
    machine_id: 'OC-1',
    card_no: 'OC-0',
    created: new Date().toISOString(),
  })
  expect(await confirm('OC-0', { record_no, quantity: 0 })).toMatchObject({ status: 200 })
  const [told] = await floor.sql<{ due: boolean }>(
    `select next_attempt is not null as due from erp_message where subject = 'cancellation' and card_no = 'OC-0'`,
  )
  expect(told?.due).toBe(true)
})
