import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { aPalletFlag } from '../pallets/pallets.fixture.ts'
import { aStop } from '../stops/stops.fixture.ts'
import { anAuditEntry } from './setup.fixture.ts'

const floor = scrapFloor()
let supervisor: Caller

beforeAll(async () => {
  supervisor = await floor.signIn('supervisor')
  await floor.machine('BC-1')
  await floor.machine('BC-2')
  await floor.order('BC-A', { machine_id: 'BC-1', hoursAgo: 5, endedAgo: 2 })
  await floor.order('BC-AB', { machine_id: 'BC-2', hoursAgo: 5, endedAgo: 2 })
})

const changes = async (of: { machine_id: string; stop?: string; card_no?: string }, by = supervisor) =>
  await by.call('get_booking_changes', of)

test('T-PLANT-575 T-SAFE-111 an order tells who booked and changed what on it, its pallets included, and nothing of another order', async () => {
  const order = { machine_id: 'BC-1', card_no: 'BC-A', quantity: 120, employee: EMPLOYEE }
  const confirmed = await supervisor.raw({ name: 'confirm_order', payload: order, request_id: randomUUID() })
  expect(confirmed.status, confirmed.message).toBe(200)
  const flag = await aPalletFlag(floor, { machine_id: 'BC-1', card_no: 'BC-A', qty: 40 })
  const record_no = Number(flag.record_no)
  expect((await supervisor.call('adjust_pallet_flag', { machine_id: 'BC-1', record_no, qty: 30 })).status).toBe(200)
  expect((await supervisor.call('confirm_pallet_flags', { machine_id: 'BC-1', record_nos: [record_no] })).status).toBe(
    200,
  )
  await anAuditEntry(floor, { what: 'good.reported', key: 'BC-AB/1' })
  await anAuditEntry(floor, { what: 'setting.changed', key: 'BC-A' })
  const { data } = await changes({ machine_id: 'BC-1', card_no: 'BC-A' })
  expect(data.map(({ what, who }) => [what, who]).sort()).toEqual([
    ['good.reported', 'Emma Engström'],
    ['order.confirmed', 'Emma Engström'],
    ['pallet-flag.adjusted', 'Emma Engström'],
    ['pallet-flag.confirmed', 'Emma Engström'],
  ])
  expect(data.find(({ what }) => what === 'pallet-flag.adjusted')?.changes).toContainEqual({
    ...{ field: 'qty', from: 40, to: 30 },
    ...{ label: 'Quantity', was: '40', is: '30' },
  })
})

test('T-SAFE-111 a stop tells who gave it which reason, from what to what', async () => {
  const start_time = '2020-01-01T07:00:00.000Z'
  const { stop } = await aStop(floor, { machine_id: 'BC-1', start_time, end_time: '2020-01-01T07:10:00Z' })
  const key = `BC-1/${stop}`
  await anAuditEntry(floor, {
    username: 'operator',
    what: 'stop.coded',
    key,
    before: { stop_reason: '-', note: '' },
    after: { stop_reason: '110', note: 'belt' },
  })
  const { data } = await changes({ machine_id: 'BC-1', stop: String(stop) })
  expect(data).toMatchObject([
    {
      what: 'stop.coded',
      who: 'Anna Lindqvist',
      changes: [
        { field: 'note', from: '', to: 'belt' },
        { field: 'stop_reason', from: '-', to: '110' },
      ],
    },
  ])
})

test('T-SAFE-111 who confirms nothing, and who has other machines, reads no history of bookings', async () => {
  expect((await changes({ machine_id: 'BC-1', card_no: 'BC-A' }, await floor.signIn('operator'))).status).toBe(403)
  // An order is asked for at its machine: the key alone opens nothing.
  expect((await changes({ machine_id: 'BC-2', card_no: 'BC-A' })).status).toBe(404)
})
