import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeType, started } from '../../test/activity-floor.ts'
import { EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Answer, Caller } from '../../test/test-server.ts'
import { openConnections } from '../ground/db/connections.ts'
import { verifySignatures } from '../ground/trail/verify-signatures.ts'
import { aPalletFlag } from '../pallets/pallets.fixture.ts'
import { erasePeople } from '../people/jobs/erase-people.ts'
import { anEmployee } from '../people/people.fixture.ts'
import { example } from '../seed/example.ts'

const floor = scrapFloor()
let admin: Caller
let supervisor: Caller
let type = ''

beforeAll(async () => {
  admin = await floor.signIn('admin')
  supervisor = await floor.signIn('supervisor')
  await floor.machine('SG-1')
  type = await makeType(floor, 940, { certify: 1 })
})
beforeEach(async () => {
  await floor.sql('delete from sign_in_failure')
  for (const name of ['signCertifications', 'signConfirmations'] as const) await wants(name, true)
})

const wants = async (name: 'signCertifications' | 'signConfirmations', on: boolean) =>
  expect((await admin.call('set_company_setting', { name, value: on ? '1' : '0' })).status).toBe(200)

const signed = (name: string, payload: object, signature?: string, by = supervisor) =>
  by.raw({ name, payload, request_id: randomUUID(), signature })
const told = ({ status, code, message }: Answer) => [status, code, message]
const needed = (records: string) => [409, 14, `This has to be signed: ${records}.`]

async function performed(): Promise<string> {
  const record_no = await started(admin, type)
  await admin.call('perform_internal_activity', { record_no, machine_id: 'M101', employee: '0101' })
  return record_no
}
const certify = (RecordLink: string, signature?: string, more: object = {}) => {
  const payload = { operation: 'certify', status: 3, username: 'supervisor', RecordLink, ...more }
  return signed('certify_internal_activity', payload, signature)
}
const statusOf = async (record_no: string) =>
  (await floor.sql<{ status: number }>('select status from internal_activity where record_no = $1', [record_no]))[0]
const kinds = ['certify-activity', 'reject-activity'] as const
const signaturesOf = async (record: string) =>
  (await supervisor.call('get_signatures', { record, kinds: [...kinds] })).data

test('T-SAFE-106 T-PLANT-581 where a plant wants it nothing is certified, confirmed or released without a signature, elsewhere as before', async () => {
  const record_no = await performed()
  const before = await statusOf(record_no)
  expect(told(await certify(record_no))).toEqual(needed('Type 940 on M101'))
  expect(await statusOf(record_no)).toEqual(before)
  await floor.order('SG-A', { machine_id: 'SG-1', hoursAgo: 5, endedAgo: 2 })
  const order = { machine_id: 'SG-1', card_no: 'SG-A', quantity: 100, employee: EMPLOYEE }
  expect(told(await signed('confirm_order', order))).toEqual(needed('order SG-A on SG-1, 100 good pieces'))
  const flag = await aPalletFlag(floor, { machine_id: 'SG-1', card_no: 'SG-A' })
  const pallets = { machine_id: 'SG-1', record_nos: [Number(flag.record_no)] }
  const pallet = `pallet ${flag.record_no} of order SG-A, ${flag.qty} pieces`
  expect(told(await signed('confirm_pallet_flags', pallets))).toEqual(needed(pallet))
  expect(await floor.sql('select 1 from signature')).toEqual([])
  expect((await signed('confirm_pallet_flags', pallets, example.password)).status).toBe(200)
  const [given] = await floor.sql(`select after ->> 'about' as about from audit where what = 'signature.given'`)
  expect(given, 'T-PLANT-581 the trail has the words that were read').toEqual({ about: pallet })
  const waiting = [Number(flag.record_no)]
  expect((await signed('confirm_order', { ...order, waiting }, example.password)).status).toBe(200)
  const shown = (await supervisor.call('get_signatures', { card_no: 'SG-A' })).data
  expect(shown.map(({ kind, state, machine_id }) => [kind, state, machine_id])).toEqual([
    ['confirm-order', 'as-signed', 'SG-1'],
    ['confirm-pallets', 'as-signed', 'SG-1'],
  ])
  // Pieces that are booked on the run afterwards were not signed.
  await floor.sql(`update order_confirmation set quantity = 7 where card_no = 'SG-A'`)
  const [later] = (await supervisor.call('get_signatures', { card_no: 'SG-A', kinds: ['confirm-order'] })).data
  expect(later).toMatchObject({ state: 'changed' })
  await wants('signCertifications', false)
  expect((await certify(record_no)).status).toBe(200)
  expect(await signaturesOf(record_no)).toEqual([])
})

test('T-SAFE-107 a signature is given with the own password, of which no more are tried than at the door, and a wrong one stands in the trail', async () => {
  const record_no = await performed()
  // However slow the machine is, no wait is over before the next guess.
  floor.clock.now = Date.now()
  expect(told(await certify(record_no, 'not my password'))).toEqual([409, 14, 'The password is not right.'])
  const answers = []
  for (let guess = 0; guess < 8; guess += 1) answers.push(await certify(record_no, `guess ${guess}`))
  expect(answers.at(-1)?.message).toMatch(/Try again in|Wait/i)
  expect(answers.at(-1)?.code).toBe(14)
  const refused = await floor.sql(`select 1 from audit where what = 'password.refused' and username = 'supervisor'`)
  expect(refused.length).toBeGreaterThan(2)
  // Also the right one waits.
  expect((await certify(record_no, example.password)).status).toBe(409)
  floor.clock.now = null
  expect(await signaturesOf(record_no)).toEqual([])
})

test('T-SAFE-108 a signature keeps who, when, the meaning and the record, and tells when the record is another since', async () => {
  const record_no = await performed()
  expect((await certify(record_no, example.password)).data).toMatchObject([{ status: 3 }])
  const [row] = await signaturesOf(record_no)
  expect(row).toMatchObject({
    kind: 'certify-activity',
    record: record_no,
    signer_name: 'Emma Engström',
    meaning: 'I have examined this activity and certify that it was done as it should be.',
    state: 'as-signed',
  })
  const [entry] = await floor.sql<{ username: string; key: string; at: Date }>(
    `select username, key, at from audit where what = 'signature.given' order by audit_id desc limit 1`,
  )
  expect(entry).toMatchObject({ username: 'supervisor', key: `certify-activity/${record_no}` })
  await floor.sql(`update internal_activity set note = 'and one more thing' where record_no = $1`, [record_no])
  expect(await signaturesOf(record_no)).toMatchObject([{ state: 'changed' }])
  const rejected = await performed()
  expect((await certify(rejected, example.password, { status: 6, comment: 'dirty' })).status).toBe(200)
  expect(await signaturesOf(rejected)).toMatchObject([{ kind: 'reject-activity', state: 'as-signed' }])
})

test('T-SAFE-107 at a terminal of many whoever signs types their PIN, and nobody signs for somebody else', async () => {
  await anEmployee(floor, { employee_number: 'SG-9', employee_name: 'Ida Sign' })
  const pins = (await admin.call('get_employee_settings', {})).data
  const give = async (employee_number: string, pin: string) => {
    const version = Number(pins.find((row) => row.employee_number === employee_number)?.version)
    expect((await admin.call('save_employee', { employee_number, pin, version })).status).toBe(200)
  }
  await give('SG-9', '80417263')
  await give('0102', '71625344')
  await floor.sql(`update app_user set granted = '{confirm-orders}' where company_id = 1000 and username = 'device'`)
  const device = await floor.signIn('device')
  await device.call('sign_in_on_device', { employee: 'SG-9' })
  await floor.order('SG-D', { machine_id: 'SG-1', hoursAgo: 5, endedAgo: 2 })
  const order = { machine_id: 'SG-1', card_no: 'SG-D', quantity: 100, employee: EMPLOYEE }
  expect(told(await signed('confirm_order', order, '99999999', device))).toEqual([409, 14, 'The PIN is wrong.'])
  expect((await signed('confirm_order', order, '71625344', device)).message).toMatch(/somebody else/)
  expect((await signed('confirm_order', order, '80417263', device)).status).toBe(200)
  const shown = (await supervisor.call('get_signatures', { card_no: 'SG-D' })).data
  expect(shown).toMatchObject([{ signer_name: 'Ida Sign' }])
})

test('T-SAFE-109 T-SAFE-103 signatures of an erased person carry the pseudonym, stand in the trail as before, and no record looks changed', async () => {
  const row = (await admin.call('get_users', {})).data.find(({ username }) => username === 'supervisor')
  const zed = { username: 'zed.signer', full_name: 'Zed Signer', employee_number: '', email: '' }
  const payload = { ...row, ...zed, user_id: null, version: 0, password: 'a long one for Zed' }
  const user_id = Number((await admin.raw({ name: 'save_user', payload })).data[0]?.user_id)
  await floor.sql(
    `update app_user set password_given = false, password_hash = (select password_hash from app_user where company_id = 1000
    and username = 'admin') where user_id = $1`,
    [user_id],
  )
  const record_no = await performed()
  const own = { operation: 'certify', status: 3, username: 'zed.signer', RecordLink: record_no }
  const caller = await floor.signIn('zed.signer')
  expect((await signed('certify_internal_activity', own, example.password, caller)).status).toBe(200)
  expect((await admin.call('erase_person', { user_id, name: 'Zed Signer' })).status).toBe(200)
  const connections = openConnections(floor.database, { onError: () => {} })
  await erasePeople.run({ connections, now: Date.now(), publish: () => {} } as never)
  expect(await signaturesOf(record_no)).toMatchObject([
    { signer_name: expect.stringMatching(/^Person /), state: 'as-signed' },
  ])
  expect(await verifySignatures(connections.owner)).toMatchObject({ problems: [] })
  await connections.close()
})

test('T-SAFE-109 the application changes and deletes no signature, and whoever owns the database is found out', async () => {
  const root = new pg.Client(floor.database)
  await root.connect()
  expect(await verifySignatures(root)).toMatchObject({ problems: [] })
  for (const attempt of [`update signature set meaning = 'x'`, 'delete from signature']) {
    await root.query(`begin; set local role takt_app; set local app.company_id = '1000'; set local app.machines = ''`)
    await expect(root.query(attempt)).rejects.toThrow(/permission denied/)
    await root.query('rollback')
  }
  const one = 'signature_no = (select min(signature_no) from signature)'
  for (const attempt of [
    `update signature set meaning = 'something else' where ${one}`,
    `update signature set signer_name = 'Somebody' where ${one}`,
    `update signature set content_hash = repeat('a', 64) where ${one}`,
    `update signature set at = at - interval '1 day' where ${one}`,
    `update signature set record = '1' where ${one}`,
    `delete from signature where ${one}`,
    `delete from audit where what = 'signature.given'`,
  ]) {
    await root.query('begin')
    await root.query(attempt)
    expect((await verifySignatures(root)).problems.length, attempt).toBeGreaterThan(0)
    await root.query('rollback')
  }
  await root.end()
})
