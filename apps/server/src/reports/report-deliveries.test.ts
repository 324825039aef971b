import type { ProcedureInput } from '@takt/contract/procedures.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { deliverReports } from './jobs/deliver-reports.ts'

const server = testServer()
const DAY = 86_400_000
let connections: Connections
let supervisor: Caller
let planner: Caller
let users = new Map<string, number>()

beforeAll(async () => {
  connections = openConnections(server.database, { onError: () => {} })
  ;[supervisor, planner] = await Promise.all([server.signIn('supervisor'), server.signIn('planner')])
  const rows = (await supervisor.call('get_report_recipients', {})).data
  users = new Map(rows.map(({ username, user_id }) => [String(username), Number(user_id)]))
})
afterAll(() => connections.close())
beforeEach(async () => {
  await server.sql('delete from report_schedule where company_id = 1000')
  await server.sql("delete from notification where company_id = 1000 and kind = 'report'")
})

const wish = (change: object = {}): ProcedureInput<'save_report_schedule'> => ({
  schedule_no: 0,
  version: 0,
  report_id: 'production-per-day',
  question: { period: 'yesterday', machines: ['P201'] },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  at_minutes: 390,
  format: 'csv',
  recipients: ['planner', 'restricted'].map((name) => users.get(name) ?? 0),
  active: true,
  ...change,
})
const save = async (caller: Caller, change: object = {}) => {
  const answer = await caller.call('save_report_schedule', wish(change))
  expect(answer.status, answer.message).toBe(200)
  return answer.data[0] as { schedule_no: number; version: number }
}
const listed = async (caller = supervisor) =>
  (await caller.call('get_report_schedules', { report_id: 'production-per-day' })).data[0]
const deliver = (now: number, times = 1, publish = async () => () => {}) =>
  Promise.all(Array.from({ length: times }, () => deliverReports.run({ connections, now, publish })))
const runs = async (schedule_no: number) =>
  await server.sql<{ record_no: number; problem: { refusal: string } | null; not_told: string[] }>(
    'select record_no, problem, not_told from report_run where company_id = 1000 and schedule_no = $1 order by due',
    [schedule_no],
  )
const archived = async () =>
  (
    await server.sql(
      "select from file_archive where company_id = 1000 and kind = 'report' and setting_name = 'production-per-day'",
    )
  ).length
const told = async (name: string) => {
  const reader = await server.signIn(name)
  return (await reader.call('get_notifications', { unread: true })).data.filter(({ type }) => type === 'report')
}

test('T-PLANT-125 a delivery has its next five runs; only who made it or an administrator changes it, and not over a change', async () => {
  const operator = await server.signIn('operator')
  expect((await operator.call('save_report_schedule', wish())).status).toBe(403)
  expect((await operator.call('get_report_recipients', {})).status).toBe(403)
  const made = await save(supervisor)
  const schedule = await listed()
  expect(schedule?.next_runs).toHaveLength(5)
  expect(schedule).toMatchObject({ made_by: expect.any(String), may_change: 1, recipient_names: expect.any(Array) })
  expect(await listed(planner)).toMatchObject({ may_change: 0 })
  expect((await planner.call('save_report_schedule', wish({ ...made, active: false }))).status).toBe(409)
  expect((await planner.call('delete_report_schedule', { schedule_no: made.schedule_no })).status).toBe(409)
  await save(supervisor, { ...made, active: false })
  expect(await listed()).toMatchObject({ active: false, next_runs: [] })
  expect((await supervisor.call('save_report_schedule', wish(made))).status).toBe(409)
  expect((await supervisor.call('save_report_schedule', wish({ recipients: [999_999] }))).status).toBe(409)
  const admin = await server.signIn('admin')
  expect((await admin.call('delete_report_schedule', { schedule_no: made.schedule_no })).status).toBe(200)
  expect(await listed()).toBeUndefined()
})

test('T-PLANT-124 what is due is delivered once by several processes, and once after a week away; the recipients alone are told', async () => {
  const { schedule_no } = await save(supervisor)
  const before = await archived()
  await deliver(Date.now(), 2)
  expect(await runs(schedule_no)).toEqual([])
  const week = Date.now() + 7 * DAY
  await deliver(week, 3)
  await deliver(week + 60_000)
  const [first, ...more] = await runs(schedule_no)
  expect(more).toEqual([])
  expect(first).toMatchObject({ problem: null, not_told: [], record_no: expect.any(Number) })
  expect((await archived()) - before).toBe(1)
  const notices = await told('restricted')
  expect(notices).toMatchObject([{ machine_id: '', path: `/files/${first?.record_no}`, read: 0 }])
  expect(notices[0]?.text).toContain('Production per day')
  expect(await told('planner')).toHaveLength(1)
  expect(await told('operator')).toEqual([])
  // Nobody reads for another: the other recipient still has theirs.
  const record_nos = [Number(notices[0]?.record_no)]
  expect((await supervisor.call('confirm_notifications', { record_nos })).data).toEqual([])
  expect(await told('restricted')).toHaveLength(1)
  await deliver(week + DAY)
  expect(await runs(schedule_no)).toHaveLength(2)
})

test('T-PLANT-124 a process that ends between the file and the commit has told nobody and kept nothing; the next one delivers it once', async () => {
  const { schedule_no } = await save(supervisor)
  const [before, due] = [await archived(), Date.now() + 2 * DAY]
  const ends = async () => Promise.reject(new Error('the process ends'))
  await expect(deliver(due, 1, ends)).rejects.toThrow('the process ends')
  expect([await runs(schedule_no), await archived(), await told('planner')]).toEqual([[], before, []])
  await deliver(due + 60_000)
  expect([(await runs(schedule_no)).length, (await archived()) - before]).toEqual([1, 1])
  expect(await told('planner')).toHaveLength(1)
})

test('T-PLANT-124 who may not see every machine of the report is not told, and the page says so', async () => {
  const { schedule_no } = await save(supervisor, { question: { period: 'yesterday' } })
  await deliver(Date.now() + 2 * DAY)
  expect((await runs(schedule_no))[0]?.not_told).toEqual(['Sara Holmgren'])
  expect(await told('restricted')).toEqual([])
  expect(await told('planner')).toHaveLength(1)
  expect(await listed()).toMatchObject({ last_problem: '', last_not_told: ['Sara Holmgren'] })
})

test('T-PLANT-125 it runs with the rights of who made it, fails visibly, and goes on the next day', async () => {
  await server.sql(
    "update app_user set machine_restrictions = '{P202}' where company_id = 1000 and username = 'supervisor'",
  )
  const { schedule_no } = await save(supervisor)
  await deliver(Date.now() + 2 * DAY)
  expect(await runs(schedule_no)).toMatchObject([{ record_no: 0, problem: { refusal: 'report-no-machines' } }])
  expect(await listed()).toMatchObject({
    active: true,
    last_problem: 'You may see none of the machines that were chosen.',
  })
  expect(await told('supervisor')).toMatchObject([{ path: '/reports/order/production-per-day/schedule' }])
  expect(await told('planner')).toEqual([])
  await server.sql(
    "update app_user set machine_restrictions = '{}' where company_id = 1000 and username = 'supervisor'",
  )
  await deliver(Date.now() + 3 * DAY)
  expect((await runs(schedule_no)).at(-1)).toMatchObject({ problem: null })
})

test.each([
  ['is switched off', 'active = false', 'active = true'],
  ['may no longer schedule', "removed = '{schedule-reports}'", "removed = '{}'"],
])('T-PLANT-125 it stops, and says so, when who made it %s', async (_case, change, back) => {
  const { schedule_no } = await save(planner)
  await server.sql(`update app_user set ${change} where company_id = 1000 and username = 'planner'`)
  await deliver(Date.now() + 2 * DAY)
  await deliver(Date.now() + 3 * DAY)
  await server.sql(`update app_user set ${back} where company_id = 1000 and username = 'planner'`)
  expect(await runs(schedule_no)).toMatchObject([{ problem: { refusal: 'report-maker-gone' } }])
  expect(await listed()).toMatchObject({
    active: false,
    next_runs: [],
    last_problem: expect.stringMatching(/^Stopped/),
  })
})
