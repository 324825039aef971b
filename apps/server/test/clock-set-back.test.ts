/** The server's clock goes an hour wrong and is set right again: nothing hangs for that hour, is lost, or lasts less than nothing. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openConnections, query } from '../src/ground/db/connections.ts'
import { CLOCKS_DIFFER_MS, hasCome, isFromBefore } from '../src/ground/db/set-back.ts'
import { sql } from '../src/ground/db/sql.ts'
import { aMachine } from '../src/machines/machines.fixture.ts'
import { aCard, aPart } from '../src/orders/orders.fixture.ts'
import { aPrinter, aPrintJob } from '../src/pallets/pallets.fixture.ts'
import { atTheDoor, codeOf } from '../src/people/second-factor.fixture.ts'
import { example } from '../src/seed/example.ts'
import { signal } from './order-plant.ts'
import { testServer } from './test-server.ts'

const server = testServer({ trustProxy: '127.0.0.1' })
const door = atTheDoor(server)
const HOUR = 3_600_000
const MINUTE = 60_000
let right = 0

beforeAll(() => {
  right = Date.now()
})
afterEach(() => {
  server.clock.now = null
})
const ahead = (ms = HOUR) => {
  server.clock.now = right + ms
}
const setRight = (after = 0) => {
  server.clock.now = right + after
}

test('T-SAFE-11 a moment has come when it is past, and when no clock of now can have written it', async () => {
  const connections = openConnections(server.database)
  try {
    const of = async (offset: number) => {
      const moment = sql`${new Date(right + offset).toISOString()}::timestamptz`
      const [row] = await query<{ come: boolean; before: boolean }>(
        connections.owner,
        sql`select ${hasCome(moment, right, MINUTE)} as come, ${isFromBefore(moment, right)} as before`,
      )
      return [row?.come, row?.before]
    }
    expect(await of(0)).toEqual([true, false])
    expect(await of(1)).toEqual([false, false])
    expect(await of(CLOCKS_DIFFER_MS + 1)).toEqual([false, true])
    expect(await of(MINUTE + CLOCKS_DIFFER_MS)).toEqual([false, true])
    expect(await of(MINUTE + CLOCKS_DIFFER_MS + 1)).toEqual([true, true])
  } finally {
    await connections.close()
  }
})

test('T-SAFE-11 a session that was used while the clock was ahead still ends when nobody uses it', async () => {
  setRight()
  const admin = await server.signIn('admin')
  await admin.call('set_company_setting', { name: 'idleSignOutMinutes', value: '15' })
  try {
    ahead()
    const { call } = await server.signIn('operator')
    setRight(MINUTE)
    expect((await call('get_machines', {})).status).toBe(200)
    setRight(17 * MINUTE)
    expect((await call('get_machines', {})).status).toBe(401)
  } finally {
    setRight()
    await admin.call('set_company_setting', { name: 'idleSignOutMinutes', value: null })
  }
})

test('T-SAFE-11 who mistyped while the clock was ahead waits for seconds, not for the hour', async () => {
  ahead()
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3', 'wrong-4']) await door.password('supervisor', { password })
  expect((await door.password('supervisor')).status).toBe(429)
  setRight()
  expect((await door.password('supervisor')).status).toBe(200)
})

test('T-SAFE-11 codes of an authenticator app are taken by the clock of now, and each once', async () => {
  ahead(-MINUTE)
  const { call } = await server.signIn('planner')
  const [begun] = (await call('begin_second_factor', { password: example.password }, randomUUID())).data
  await call('confirm_second_factor', { code: codeOf(begun?.secret, Number(server.clock.now)) }, randomUUID())
  const enter = async () => {
    const { data } = await door.password('planner')
    return (await door.code(data[0]?.pending, codeOf(begun?.secret, Number(server.clock.now)))).status
  }
  ahead()
  expect(await enter()).toBe(200)
  setRight()
  expect(await enter()).toBe(200)
  expect(await enter()).toBe(409)
})

test('T-SAFE-11 a print that a killed server held by a clock that was ahead is printed now; one that is held stays held', async () => {
  const held = async (printer_no: string, ms: number) => {
    await aPrinter(server, { printer_no })
    const held_until = new Date(Date.now() + ms).toISOString()
    return await aPrintJob(server, {
      kind: 'test',
      label: {},
      status: 'Printing',
      printer_no,
      held_by: randomUUID(),
      held_until,
    })
  }
  const [stays, goes] = [await held('clock-1', 30_000), await held('clock-2', HOUR)]
  const statusOf = async (record_no: unknown) =>
    (await server.sql<{ status: string }>('select status from print_job where record_no = $1', [record_no]))[0]?.status
  // Without an address there is nothing to print on, and that is told.
  await expect.poll(() => statusOf(goes.record_no)).toBe('Failed')
  expect(await statusOf(stays.record_no)).toBe('Printing')
})

test('T-SAFE-11 what began by a clock that was ahead is reported, coded and ended, and nothing lasts less than nothing', async () => {
  const machine_id = 'CLOCK-1'
  await aMachine(server, { machine_id })
  await aPart(server, { part_no: 'CLOCK-PART' })
  await aCard(server, { card_no: 'CLOCK-1', machine_id, part_no: 'CLOCK-PART' })
  const operator = await server.signIn('operator')
  const done = async (name: string, payload: object) => {
    const answer = await operator.raw({ name, payload })
    expect(answer.status, `${name}: ${answer.message}`).toBe(200)
  }
  const of = { machine_id, card_no: 'CLOCK-1' }
  const booked = () => ({ ...of, employee: '0102', trans_time: new Date(Number(server.clock.now)).toISOString() })
  setRight()
  await signal(server, machine_id, { at: right, kind: 'state', value: 'running' })
  ahead()
  await done('start_order', of)
  await done('sign_in_employee_at_machine', { machine_id, employee_id: '0102', exclusive: 0 })
  await signal(server, machine_id, { at: right + HOUR, kind: 'state', value: 'stopped' })
  setRight(MINUTE)
  await done('receive_good_qty', { ...booked(), good_qty: 3 })
  await done('set_stop_code', { machine_id, stop_code: '201' })
  await signal(server, machine_id, { at: right + MINUTE, kind: 'state', value: 'running' })
  await done('sign_out_employee_at_machine', { machine_id, employee_id: '0102' })
  await done('stop_order', of)
  setRight(2 * MINUTE)
  await done('save_machine_note', { machine_id, note: 'the clock is right again' })
  const wrong = await server.sql(
    `select 'stop' as what from stop where machine_id = $1 and end_time < start_time
     union all select 'run' from order_run where machine_id = $1 and end_time < start_time
     union all select 'attendance' from attendance where machine_id = $1 and until < since
     union all select 'figures' from shift_figures where machine_id = $1 and least(run_ms, stop_ms, silent_ms, micro_ms) < 0
     union all select 'run figures' from run_figures where machine_id = $1 and least(run_ms, stop_ms) < 0`,
    [machine_id],
  )
  expect(wrong).toEqual([])
  const good = await server.sql('select good_qty::int from good_transaction where machine_id = $1', [machine_id])
  expect(good).toEqual([{ good_qty: 3 }])
})
