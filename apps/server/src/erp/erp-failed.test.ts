import { globSync, readFileSync } from 'node:fs'
import { ErpSubject } from '@takt/domain/erp/model/erp.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { beforeAll, expect, test } from 'vitest'
import { COMPANY, linkTo, messagesOf, preparePlant, report, runningCard } from '../../test/erp-plant.ts'
import { plantDay } from '../../test/plant-day.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { anErpMessage } from './erp.fixture.ts'

const server = testServer()
let operator: Caller
let admin: Caller

beforeAll(async () => {
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await preparePlant(server)
  await linkTo(server, 'http://127.0.0.1:9/nobody', 'signature', false)
})

async function failed(machine_id = 'RX1'): Promise<{ card_no: string; record_no: number }> {
  const card_no = await runningCard({ server, operator }, machine_id)
  const record_no = await report(operator, card_no, 5, machine_id)
  await server.sql(
    `update erp_message set status = 'F', attempts = 5, last_error = '422: Order is locked', last_attempt = now(),
       next_attempt = now() + interval '1 hour' where card_no = $1`,
    [card_no],
  )
  await server.sql(`update good_transaction set erp_status = 'F' where record_no = $1`, [record_no])
  return { card_no, record_no }
}

/** Flags come with a later feature; a failed reporting of one looks like this. */
async function failedFlag(record_no: number, card_no: string): Promise<void> {
  const now = new Date().toISOString()
  await anErpMessage(server, {
    ...{ subject: 'pallet_flag_history', record_no, record_time: now, machine_id: 'RX1', card_no, status: 'F' },
    ...{ created: now, attempts: 5, next_attempt: now, last_error: '422: no such pallet' },
    body: { erpId: '000000000000123456', quantity: 40 },
  })
}

const subject = 'balthzar_transaction' as const
const listed = async (of: { card_no: string }) =>
  (await admin.call('get_failed_erp_records', { subject })).data.find((row) => row.card_no === of.card_no)
const audited = (what: string, key: string) =>
  server.sql<Record<string, unknown>>('select username, before, after from audit where what = $1 and key = $2', [
    what,
    key,
  ])

test('T-ENTITY-23 there are exactly five subjects; another one is refused', async () => {
  expect([...ErpSubject.options].sort()).toEqual([
    'balthzar_transaction',
    'cancellation',
    'material_reporting',
    'pallet_flag_history',
    'scrap_transaction',
  ])
  for (const each of ErpSubject.options) {
    expect((await admin.call('get_failed_erp_records', { subject: each })).status).toBe(200)
  }
  const other = await admin.raw({ name: 'get_failed_erp_records', payload: { subject: 'orders' } })
  expect(other.status).toBe(422)
  const counts = (await admin.call('get_failed_erp_counts', {})).data
  expect(counts.map((row) => row.subject).sort()).toEqual([...ErpSubject.options].sort())
})

test('T-CALL-36-X retry resets the attempts and queues the record; it waits in the list for its result', async () => {
  const of = await failed()
  expect(await listed(of)).toMatchObject({
    subject,
    record_no: of.record_no,
    machine_id: 'RX1',
    work_order_no: `WO-${of.card_no}`,
    part_no: 'RP-1',
    quantity: 5,
    attempts: 5,
    last_error: 'Not taken: the answer was 422.',
    status: 'F',
  })
  const payload = { subject, record_no: of.record_no }
  expect((await admin.call('retry_failed_erp_record', payload)).data).toEqual([payload])
  expect(await listed(of)).toMatchObject({ attempts: 0, status: 'W' })
  const [message] = await messagesOf(server, of.card_no)
  expect(message).toMatchObject({ status: 'W', attempts: 0 })
  expect(Date.parse(message?.next_attempt ?? '')).toBeLessThanOrEqual(Date.now())
  expect(await server.sql('select erp_status from good_transaction where record_no = $1', [of.record_no])).toEqual([
    { erp_status: 'W' },
  ])
  expect(await audited('erp-record.retried', `${subject}/${of.record_no}`)).toMatchObject([
    { username: 'admin', before: { status: 'F', attempts: 5, card_no: of.card_no } },
  ])
})

test('T-CALL-36-X remove never tells the ERP, keeps the booking and leaves an audit entry; twice is refused', async () => {
  const of = await failed()
  const payload = { subject, record_no: of.record_no }
  expect((await admin.call('remove_failed_erp_record', payload)).status).toBe(200)
  expect(await listed(of)).toBeUndefined()
  expect(await messagesOf(server, of.card_no)).toMatchObject([{ status: 'N', next_attempt: null }])
  expect(
    await server.sql('select erp_status, good_qty::int from good_transaction where record_no = $1', [of.record_no]),
  ).toEqual([{ erp_status: 'N', good_qty: 5 }])
  expect(await audited('erp-record.removed', `${subject}/${of.record_no}`)).toMatchObject([
    { username: 'admin', before: { last_error: '422: Order is locked', machine_id: 'RX1' }, after: { status: 'N' } },
  ])
  const again = await admin.call('remove_failed_erp_record', payload)
  expect(again).toMatchObject({ status: 404, message: expect.stringContaining(`Record ${of.record_no}`) })
})

test('T-CALL-36-X a record that waits or is on the wire can be neither retried nor removed', async () => {
  const card_no = await runningCard({ server, operator })
  const record_no = await report(operator, card_no, 2)
  expect((await admin.call('remove_failed_erp_record', { subject, record_no })).status).toBe(404)
  const of = await failed()
  await server.sql(`update erp_message set sending_until = now() + interval '20 seconds' where card_no = $1`, [
    of.card_no,
  ])
  const removed = await admin.call('remove_failed_erp_record', { subject, record_no: of.record_no })
  expect(removed).toMatchObject({ status: 409, message: expect.stringContaining('being sent') })
})

test('T-CALL-36-X W-CALL-45-X a removed cancellation is gone at its machine and the order stays cancelled', async () => {
  const card_no = await runningCard({ server, operator }, 'RX47')
  const stopped = await operator.call('stop_order', { machine_id: 'RX47', card_no, cancel_order: 1 })
  const record_no = Number(stopped.data[0]?.cancellation)
  await server.sql(`update erp_message set status = 'F' where card_no = $1`, [card_no])
  await server.sql(`update cancellation set status = 'F' where record_no = $1`, [record_no])
  const payload = { subject: 'cancellation', record_no } as const
  const [row] = (await admin.call('get_failed_erp_records', { subject: 'cancellation' })).data
  expect(row).toMatchObject({ record_no, card_no, quantity: 100 })
  expect((await admin.call('remove_failed_erp_record', payload)).status).toBe(200)
  expect((await operator.call('get_unconfirmed_cancellations', { machine_id: 'RX47' })).data).toEqual([])
  expect(await server.sql('select cancelled from card where card_no = $1', [card_no])).toEqual([{ cancelled: 1 }])
})

test('T-CALL-11 T-CALL-11-X a failed pallet-flag reporting is retried and given up, both with the text true', async () => {
  await failedFlag(71, 'FLAG-1')
  await failedFlag(72, 'FLAG-1')
  const kept = await admin.call('balthzar_retry_pallet_flag_erp_reportings_status', { record_no: 71 })
  expect(kept.data).toEqual([{ value: 'true' }])
  const gone = await admin.call('balthzar_cancel_pallet_flag_erp_reportings_status', { record_no: 72 })
  expect(gone.data).toEqual([{ value: 'true' }])
  expect(await messagesOf(server, 'FLAG-1')).toMatchObject([{ status: 'W', attempts: 0 }, { status: 'N' }])
  expect(await audited('erp-record.removed', 'pallet_flag_history/72')).toHaveLength(1)
  const unknown = await admin.call('balthzar_cancel_pallet_flag_erp_reportings_status', { record_no: 72 })
  expect(unknown.status).toBe(404)
})

test('T-CALL-11-X the overview of pallet flags says which the ERP has; a failed one stays W with its error', async () => {
  await failedFlag(73, 'FLAG-2')
  const today = plantDay()
  const period = { from_day: today, to_day: '2099-01-01' }
  const refused = await admin.call('get_pallet_flag_erp_reportings', period)
  expect(refused.status).toBe(409)
  const days = { from_day: addDays(today, -1), to_day: nextDay() }
  const all = (await admin.call('get_pallet_flag_erp_reportings', days)).data
  expect(all.find((row) => row.recordNo === 73)).toMatchObject({
    cardNo: 'FLAG-2',
    erpId: '000000000000123456',
    goodQty: 40,
    erpStatus: 'W',
    failed: true,
    last_error: 'Not taken: the answer was 422.',
  })
  const onlyFailed = (await admin.call('get_pallet_flag_erp_reportings', { ...days, state: 'failed' })).data
  expect(onlyFailed.map((row) => row.recordNo)).toEqual([73])
})
const nextDay = () => addDays(plantDay(), 1)

test('T-PERM-04-X W-PERM-25 somebody without the permission can neither see nor change failed records; a restricted user sees those of their machines', async () => {
  const of = await failed('RX2')
  const payload = { subject, record_no: of.record_no }
  expect((await operator.call('get_failed_erp_records', { subject })).status).toBe(403)
  expect((await operator.call('retry_failed_erp_record', payload)).status).toBe(403)
  expect((await operator.call('remove_failed_erp_record', payload)).status).toBe(403)
  await server.sql(
    `update app_user set machine_restrictions = '{RX1}', granted = '{change-failed-erp-status}'
     where company_id = ${COMPANY} and username = 'planner'`,
  )
  const planner = await server.signIn('planner')
  const seen = (await planner.call('get_failed_erp_records', { subject })).data
  expect(seen.map((row) => row.machine_id)).not.toContain('RX2')
  expect((await planner.call('remove_failed_erp_record', payload)).status).toBe(404)
  expect(await listed(of)).toMatchObject({ status: 'F' })
})

test('T-PLANT-60 whoever books what the ERP is to be told also writes the message', () => {
  const files = globSync('**/*.ts', { cwd: new URL('..', import.meta.url).pathname }).filter(
    (file) => !file.startsWith('seed/') && !/\.(test|fixture)\.ts$/.test(file),
  )
  const booking = /insert into (good_transaction|scrap_transaction|material_transaction|cancellation)\b/
  const bookers = files.filter((file) => booking.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')))
  expect(bookers.length).toBeGreaterThan(3)
  for (const file of bookers) {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), file).toMatch(/\btellErp(OfCancellation)?\(/)
  }
})

test('T-PLANT-60 what waited or had failed before there was an outbox stands in it after the upgrade', async () => {
  const card_no = await runningCard({ server, operator })
  const waiting = await report(operator, card_no, 4)
  const of = await failed()
  const migration = readFileSync(new URL('../ground/db/migrations/0006-erp.sql', import.meta.url), 'utf8')
  await server.sql('begin')
  await server.sql('drop table erp_message, erp_link')
  await server.sql(migration)
  const messages = await server.sql<{ record_no: number; status: string; due: boolean }>(
    `select record_no, status, next_attempt <= now() as due from erp_message
     where subject = 'balthzar_transaction' and record_no = any ($1) order by record_no`,
    [[waiting, of.record_no]],
  )
  await server.sql('rollback')
  expect(messages).toEqual([
    { record_no: waiting, status: 'W', due: true },
    { record_no: of.record_no, status: 'F', due: true },
  ])
})

test('T-PLANT-63 the application’s role can replace the token and never read it', async () => {
  const read = server.sql(`begin; set local role takt_app; set local app.company_id = '${COMPANY}';
    select erp_api_token from company`)
  await expect(read).rejects.toThrow(/permission denied/)
  await server.sql('rollback')
  const edit = server.sql(`begin; set local role takt_app; set local app.company_id = '${COMPANY}';
    update good_transaction set good_qty = 0`)
  await expect(edit).rejects.toThrow(/permission denied/)
  await server.sql('rollback')
})
