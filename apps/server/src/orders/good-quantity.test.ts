import { randomUUID } from 'node:crypto'
import type { LiveMessage } from '@takt/contract/ground/live-events.ts'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { anEmployee } from '../people/people.fixture.ts'

const floor = scrapFloor()
let operator: Caller
const now = () => new Date().toISOString()
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeAll(async () => {
  operator = await floor.signIn('operator')
})

const good = (card_no: string, given: object = {}) =>
  operator.raw({
    name: 'receive_good_qty',
    payload: { machine_id: 'X1', card_no, good_qty: 12, employee: EMPLOYEE, trans_time: now(), ...given },
    request_id: randomUUID(),
  })

test('W-CALL-21-X more than planned is booked, the remaining quantity goes below zero', async () => {
  await floor.order('XG-1')
  expect((await good('XG-1', { good_qty: 120 })).data).toEqual([
    { record_no: expect.any(Number), card_good_qty: 220, remaining_qty: -20 },
  ])
})

test('W-CALL-21-X pieces reported after more scrap than was made are answered as lists show them, never below zero', async () => {
  await floor.order('XG-NEG')
  await floor.sql("update card set good_qty = -7, planned_op_qty = 200 where company_id = $1 and card_no = 'XG-NEG'", [
    COMPANY,
  ])
  expect((await good('XG-NEG', { good_qty: 5 })).data).toMatchObject([{ card_good_qty: 0, remaining_qty: 200 }])
  expect(await floor.card('XG-NEG')).toMatchObject({ good_qty: -2 })
})

test.each([
  ['an order that is not on the machine', 'XG-R1', { card_no: 'NO-CARD' }, 409],
  ['a negative quantity', 'XG-R2', { good_qty: -1 }, 409],
  ['a quantity that is no number', 'XG-R3', { good_qty: 'twelve' }, 422],
  ['an unknown employee', 'XG-R4', { employee: 'NOBODY' }, 409],
  ['an employee who has left', 'XG-R5', { employee: 'X-LEFT' }, 409],
])('W-CALL-21-X %s is refused', async (_what, card_no, given, status) => {
  await anEmployee(floor, { employee_number: 'X-LEFT', active: false })
  await floor.order(card_no)
  expect((await good(card_no, given)).status).toBe(status)
  expect(await floor.card(card_no)).toMatchObject({ good_qty: 100 })
})

test('W-VALID-50-X a time more than a minute ahead or before the order is refused; without one the server’s clock counts', async () => {
  await floor.order('XG-T')
  for (const trans_time of [new Date(Date.now() + 120_000).toISOString(), ago(24 * 400)]) {
    expect((await good('XG-T', { trans_time })).status).toBe(409)
  }
  expect(await floor.card('XG-T')).toMatchObject({ good_qty: 100 })
  const before = Date.now()
  expect((await good('XG-T', { trans_time: undefined })).status).toBe(200)
  const [row] = (await operator.call('get_good_qty_history', { card_no: 'XG-T' })).data
  expect(Date.parse(String(row?.trans_time))).toBeGreaterThanOrEqual(before - 1_000)
  expect(Date.parse(String(row?.trans_time))).toBeLessThanOrEqual(Date.now() + 1_000)
})

test('W-CALL-46-X W-ENTITY-15-X history of good quantity is newest first, and hidden from those who may not see the machine', async () => {
  await floor.order('XG-3')
  await good('XG-3', { good_qty: 1, note: 'first', trans_time: ago(1) })
  await good('XG-3', { good_qty: 2 })
  const { data } = await operator.call('get_good_qty_history', { card_no: 'XG-3' })
  expect(data).toMatchObject([
    { good_qty: 2, note: '' },
    { good_qty: 1, note: 'first', employee: EMPLOYEE, erp_status: 'W', record_no: expect.any(Number) },
  ])
  const restricted = await floor.signIn('restricted')
  expect((await restricted.call('get_good_qty_history', { card_no: 'XG-3' })).data).toEqual([])
})

test('W-CALL-20 W-CALL-21-X the machine’s row with the new good quantity reaches every screen at once', async () => {
  await floor.machine('X-LIVE')
  await floor.order('XG-4', { machine_id: 'X-LIVE' })
  const socket = new WebSocket(`${floor.url.replace('http', 'ws')}/api/live`, {
    headers: { authorization: `Bearer ${operator.bearer}` },
  })
  const heard = new Promise((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as LiveMessage
      if (message.type === 'welcome') void good('XG-4', { machine_id: 'X-LIVE' })
      if (message.type === 'events') resolve(message.events)
    }),
  )
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'hello', events: ['MachineChanged'] }))
  expect(await heard).toMatchObject([
    { name: 'MachineChanged', data: { machine: { machine_id: 'X-LIVE', card_no: 'XG-4', card_good_qty: 112 } } },
  ])
  socket.terminate()
})

test('reports and the machine’s own count at the same moment add up and never block each other', async () => {
  await floor.machine('X-BUSY')
  await floor.sql("update machine set good_from_cycles = true where machine_id = 'X-BUSY'")
  await floor.order('XG-5', { machine_id: 'X-BUSY', good_qty: 0 })
  const counted = (index: number) =>
    floor.ingest([{ seq: 1, machine_id: 'X-BUSY', at: now(), kind: 'cycles', value: 10 }], { connector: `c${index}` })
  const reported = () => good('XG-5', { machine_id: 'X-BUSY', good_qty: 1 })
  const rounds = Array.from({ length: 8 }, (_, index) => [counted(index), reported()]).flat()
  expect((await Promise.all(rounds)).map(({ status }) => status)).toEqual(rounds.map(() => 200))
  expect(await floor.card('XG-5')).toMatchObject({ good_qty: 88 })
})
