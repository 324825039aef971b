import { randomUUID } from 'node:crypto'
import type { AndonBoard } from '@takt/domain/dashboards/model/boards.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE, MINUTE, type QuietPlant, quietPlant } from '../../test/quiet-plant.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { example } from '../seed/example.ts'
import { aStopCode, aStopGroup } from '../stops/stops.fixture.ts'

const server = testServer()
let plant: QuietPlant
let operator: Caller
let minutes = 600
let machine_id = ''
/** Machines with a running order, one for each test. */
let free: string[] = []

beforeAll(async () => {
  plant = await quietPlant(server)
  operator = await server.signIn('operator')
  await server.sql(`update stop_code set setup_time = 0 where company_id = $1`, [EXAMPLE])
  await aStopGroup(server, { code: 'QS', names: { en: 'Setup' }, view_order: -1 })
  const setup = { group_id: 'QS', setup_time: 1 }
  await aStopCode(server, { ...setup, stop_code: 'S1', names: { en: 'Setup' }, setup_kind: 'preparatory' })
  await aStopCode(server, { ...setup, stop_code: 'S2', names: { en: 'Clearing' }, setup_kind: 'finalizing' })
  await aStopCode(server, { stop_code: 'N1', names: { en: 'Jam' }, group_id: 'QS' })
  const runs = await server.sql<{ machine_id: string }>(
    `select distinct machine_id from order_run where company_id = $1 and end_time is null order by machine_id`,
    [EXAMPLE],
  )
  free = runs.map((run) => run.machine_id)
})

/** A machine that stopped a quarter of an hour ago, with an order and without special functions. */
beforeEach(async () => {
  machine_id = free.shift() ?? ''
  await server.sql("update machine set special_functions = '{}' where company_id = $1 and machine_id = $2", [
    EXAMPLE,
    machine_id,
  ])
  minutes = 15
  await plant.says(machine_id, 60, 'running')
  await plant.says(machine_id, minutes, 'stopped')
})

const functions = (...numbers: number[]) =>
  server.sql('update machine set special_functions = $3 where company_id = $1 and machine_id = $2', [
    EXAMPLE,
    machine_id,
    numbers,
  ])
const setup = (set_status: 'on' | 'off', sf326_stop_code = '') =>
  operator.call('resume_setup', { machine_id, set_status, sf326_stop_code })
const machine = async () => (await operator.call('get_machine', { machine_id })).data[0]
const runs = () =>
  server.sql<Record<string, unknown>>(
    `select card_no, first_piece_time, emp_first_piece_wo, setup_type, setup_note from order_run
     where company_id = $1 and machine_id = $2 and end_time is null`,
    [EXAMPLE, machine_id],
  )

test('T-CALL-15 D-CALL-13 D-CALL-14-C D-ENTITY-71-X setup on makes the stop a setup, off an uncoded stop again', async () => {
  expect((await setup('on')).data).toMatchObject([{ stop: plant.stop(minutes), stop_reason: 'S1' }])
  expect(await machine()).toMatchObject({ current_stop_reason: 'S1', setup_time: 1 })
  expect((await setup('off')).data).toMatchObject([{ stop: plant.stop(minutes), stop_reason: '-' }])
  expect(await machine()).toMatchObject({ current_stop_reason: '-', setup_time: 0, uncoded_stops: 1 })
  expect(await setup('off')).toMatchObject({ status: 409, message: 'The machine is not in setup.' })
})

test('T-CALL-15-X D-CALL-14-C with the function the chosen setup reason is needed, and only setup reasons are taken', async () => {
  await functions(326)
  expect(await setup('on')).toMatchObject({ status: 409, message: 'Choose a setup stop reason.' })
  expect(await setup('on', 'N1')).toMatchObject({
    status: 409,
    message: 'Stop code N1 is not a setup reason of this machine.',
  })
  expect((await setup('on', 'S2')).data).toMatchObject([{ stop_reason: 'S2' }])
  expect((await setup('off', 'S2')).status).toBe(409)
})

test('T-CALL-15-X only a stopped machine with an order can resume', async () => {
  await plant.says(machine_id, 5, 'running')
  expect((await setup('on')).message).toBe('The machine runs: setup can only be resumed while it stands.')
  await plant.says(machine_id, 2, 'stopped')
  await server.sql('update order_run set end_time = $3 where company_id = $1 and machine_id = $2', [
    EXAMPLE,
    machine_id,
    plant.at(1),
  ])
  expect(await setup('on')).toMatchObject({ status: 409, message: 'No order runs on the machine.' })
})

test('T-CALL-15-X resuming is in the audit trail with the old and the new reason', async () => {
  await setup('on')
  const trail = await server.sql(
    `select username, before ->> 'stop_reason' as old, after ->> 'stop_reason' as new from audit
     where company_id = $1 and what = 'setup.resumed' and key = $2`,
    [EXAMPLE, `${machine_id}/${plant.stop(minutes)}`],
  )
  expect(trail).toEqual([{ username: 'operator', old: '-', new: 'S1' }])
})

test('D-CALL-15 D-CALL-16-X the first piece ends the setup now and writes its time on the running orders', async () => {
  await setup('on')
  plant.pass(10 * MINUTE)
  const answer = await operator.call('first_piece_ok', { machine_id })
  expect(answer.status, answer.message).toBe(200)
  const time = String(answer.data[0]?.first_piece_time)
  expect(await machine()).toMatchObject({
    setup_time: 0,
    current_stop_reason: '-',
    stop_number: String(Date.parse(time)),
  })
  const stops = await server.sql<{ stop_reason: string; start_time: string; end_time: string | null }>(
    `select stop_reason, start_time, end_time from stop where company_id = $1 and machine_id = $2 order by start_time`,
    [EXAMPLE, machine_id],
  )
  expect(stops).toEqual([
    { stop_reason: 'S1', start_time: plant.at(minutes), end_time: time },
    { stop_reason: '-', start_time: time, end_time: null },
  ])
  for (const run of await runs()) expect(run).toMatchObject({ first_piece_time: time, emp_first_piece_wo: '0101' })
  expect(await operator.call('first_piece_ok', { machine_id })).toMatchObject({
    status: 409,
    message: 'The machine is not in setup.',
  })
})

test('T-LOOK-119 D-ENTITY-71-X a setup that begins while the machine stands for something else lasts from there on, on a wall too', async () => {
  const supervisor = await server.signIn('supervisor')
  const onWall = async () => {
    const [board] = (await supervisor.call('get_andon_board', {})).data as unknown as AndonBoard[]
    return board?.machines.find((one) => one.machine_id === machine_id)
  }
  await setup('on')
  expect(await machine()).toMatchObject({
    setup_since: plant.at(minutes),
    calendar_setup_time_duration: (minutes + plant.passed()) * 60,
  })
  plant.pass(5 * MINUTE)
  await operator.call('first_piece_ok', { machine_id })
  await operator.call('set_stop_code', { machine_id, stop: plant.stop(minutes), stop_code: 'N1' })
  const jammed = await machine()
  expect(jammed).toMatchObject({ setup_since: '', calendar_setup_time_duration: 0 })
  plant.pass(2 * MINUTE)
  await setup('on')
  const since = new Date(Number(jammed?.stop_number)).toISOString()
  expect(await machine()).toMatchObject({
    status_since: plant.at(minutes),
    setup_since: since,
    calendar_setup_time_duration: 120,
  })
  expect(await onWall()).toMatchObject({ setup_since: since })
})

test('T-SAFE-106 where a plant wants releases signed, the first piece is released by a signature', async () => {
  const admin = await server.signIn('admin')
  await admin.call('set_company_setting', { name: 'signReleases', value: '1' })
  await setup('on')
  plant.pass(10 * MINUTE)
  const release = (signature?: string) =>
    operator.raw({ name: 'first_piece_ok', payload: { machine_id }, request_id: randomUUID(), signature })
  expect(await release()).toMatchObject({ status: 409, code: 14 })
  expect(await machine()).toMatchObject({ setup_time: 1 })
  const { status, data } = await release(example.password)
  await admin.call('set_company_setting', { name: 'signReleases', value: '0' })
  expect(status).toBe(200)
  const [signature] = (await operator.call('get_signatures', { card_no: String(data[0]?.card_no) })).data
  expect(signature).toMatchObject({ kind: 'release-first-piece', state: 'as-signed' })
})

test('D-CALL-16-X a rebuild after a late signal ends the setup at the same moment', async () => {
  await setup('on')
  plant.pass(10 * MINUTE)
  await operator.call('first_piece_ok', { machine_id })
  const all = () =>
    server.sql('select stop, stop_reason, end_time from stop where company_id = $1 and machine_id = $2 order by 1', [
      EXAMPLE,
      machine_id,
    ])
  const before = await all()
  await plant.says(machine_id, 50, 'stopped')
  await plant.says(machine_id, 49, 'running')
  expect((await all()).slice(-2)).toEqual(before.slice(-2))
})

test('T-PLANT-360 D-SF-02-X D-CALL-16-X employee, note and setup type are asked by the functions and kept on the order', async () => {
  await functions(23, 24, 29)
  await setup('on')
  const approve = (more: object) => operator.call('first_piece_ok', { machine_id, ...more })
  expect((await approve({})).message).toBe('Give the employee who approves the first piece.')
  expect((await approve({ employee: '0103' })).message).toBe('Choose the setup type.')
  expect((await approve({ employee: 'nobody', setup_type: 'TOOL' })).message).toBe(
    'Failed to find employee. Check the number and enter it again.',
  )
  expect((await approve({ employee: '0103', setup_type: 'TOOLS' })).message).toBe(
    `Machine ${machine_id} has no setup type TOOLS.`,
  )
  const done = await approve({ employee: '0103', setup_type: 'TOOL', note: 'size checked' })
  expect(done.status, done.message).toBe(200)
  expect(await runs()).toMatchObject([{ emp_first_piece_wo: '0103', setup_type: 'TOOL', setup_note: 'size checked' }])
})

test('T-PLANT-360 an approval that names no setup type leaves the one of the start', async () => {
  await server.sql("update order_run set setup_type = 'FULL' where company_id = $1 and machine_id = $2", [
    EXAMPLE,
    machine_id,
  ])
  await setup('on')
  const done = await operator.call('first_piece_ok', { machine_id })
  expect(done.status, done.message).toBe(200)
  for (const run of await runs()) {
    expect(run).toMatchObject({ setup_type: 'FULL', first_piece_time: done.data[0]?.first_piece_time })
  }
})

test('D-CALL-16-X of two approvals at once one is told that the setup is over', async () => {
  await setup('on')
  const answers = await Promise.all([1, 2].map(() => operator.call('first_piece_ok', { machine_id })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('D-CALL-12 D-CALL-16-X D-STATE-30-C a forced stop is released once, and the release is logged', async () => {
  await server.sql('update machine set force_stop_enabled = false where company_id = $1 and machine_id = $2', [
    EXAMPLE,
    machine_id,
  ])
  expect(await machine()).toMatchObject({ force_stop_enabled: false })
  for (const _ of [1, 2]) {
    const answer = await operator.call('cancel_forced_stop', { machine_id })
    expect(answer.data).toEqual([{ machine_id, force_stop_enabled: true }])
  }
  expect(await machine()).toMatchObject({ force_stop_enabled: true })
  const log = await server.sql(
    `select username from audit where company_id = $1 and what = 'forced-stop.cancelled' and key = $2`,
    [EXAMPLE, machine_id],
  )
  expect(log).toEqual([{ username: 'operator' }])
})

test('W-PERM-31-X nobody resumes the setup of a machine that is not theirs', async () => {
  const restricted = await server.signIn('restricted')
  for (const name of ['resume_setup', 'first_piece_ok', 'cancel_forced_stop'] as const) {
    const answer = await restricted.raw({ name, payload: { machine_id: 'M101', set_status: 'on' } })
    expect(answer.status, name).toBe(403)
  }
})
