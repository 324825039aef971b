import { suggestedMachine } from '@takt/domain/setup/suggested-machine.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { told } from '../../test/told.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import type { Job } from '../ground/jobs/define-job.ts'
import { noticeCalendarEnds } from './jobs/notice-calendar-ends.ts'
import { noticeOrdersSoonReady } from './jobs/notice-orders-soon-ready.ts'
import { aNotification } from './machines.fixture.ts'

const server = testServer()
const MINUTE = 60_000
let connections: Connections
let operator: Caller
let admin: Caller

beforeAll(async () => {
  connections = openConnections(server.database, { onError: () => {} })
  operator = await server.signIn('operator')
  admin = await server.signIn('admin')
  await server.sql('delete from notification where company_id = 1000')
})
afterAll(() => connections.close())

const run = (job: Job, now: number) => job.run({ connections, now, publish: async () => () => {} })
const messages = async (machine_id: string, kind: string): Promise<string[]> =>
  (await told(server, 'machine_id = $1 and kind = $2', [machine_id, kind])).map(({ text }) => text)

test('T-PLANT-70 an order that is soon ready is told once for each run and threshold, while its machine runs', async () => {
  await admin.call('set_company_setting', { name: 'orderReadyMinutes', value: '30;10;M104:0' })
  const now = Date.now()
  await server.ingest([
    { seq: 1, machine_id: 'M103', at: new Date(now - MINUTE).toISOString(), kind: 'state', value: 'running' },
  ])
  const [order] = await server.sql<{ card_no: string; unit_s: number }>(
    `update card c set good_qty = planned_op_qty - 1 from order_run r, part p
     where c.company_id = 1000 and r.company_id = 1000 and r.card_no = c.card_no and r.end_time is null
       and r.machine_id = 'M103' and p.company_id = 1000 and p.part_no = c.part_no and p.op_number = c.op_number
     returning c.card_no, p.planned_unit_time as unit_s`,
  )
  const remain = (minutes: number) =>
    server.sql(`update card set good_qty = planned_op_qty - $2 where company_id = 1000 and card_no = $1`, [
      order?.card_no,
      (minutes * 60) / Number(order?.unit_s),
    ])
  // Nothing is made in this run yet: the planned time says how long it takes.
  await server.sql(`delete from run_figures where company_id = 1000 and machine_id = 'M103'`)
  await remain(31)
  await run(noticeOrdersSoonReady, now)
  expect(await messages('M103', 'order-ready')).toEqual([])
  await remain(29)
  await run(noticeOrdersSoonReady, now)
  await run(noticeOrdersSoonReady, now + MINUTE)
  expect(await messages('M103', 'order-ready')).toEqual([`Order ${order?.card_no} is ready in about 29 minutes.`])
  await server.ingest([
    { seq: 2, machine_id: 'M103', at: new Date(now).toISOString(), kind: 'state', value: 'stopped' },
  ])
  await remain(9)
  await run(noticeOrdersSoonReady, now)
  expect(await messages('M103', 'order-ready')).toHaveLength(1)
  await server.ingest([
    { seq: 3, machine_id: 'M103', at: new Date(now + 1).toISOString(), kind: 'state', value: 'running' },
  ])
  await run(noticeOrdersSoonReady, now)
  expect(await messages('M103', 'order-ready')).toHaveLength(2)
  expect(await messages('M104', 'order-ready')).toEqual([])
})

test('T-PLANT-71 ten days before a calendar ends each of its machines is told, once for each end', async () => {
  const [calendar] = await server.sql<{ calendar_id: number; end_date: string }>(
    `select c.calendar_id, c.end_date::text from machine m join calendar c using (company_id, calendar_id)
     where m.company_id = 1000 and m.machine_id = 'M101'`,
  )
  const noon = (days: number) => Date.parse(`${calendar?.end_date}T12:00:00Z`) - days * 86_400_000
  await run(noticeCalendarEnds, noon(11))
  expect(await messages('M101', 'calendar-ends')).toEqual([])
  await run(noticeCalendarEnds, noon(10))
  await run(noticeCalendarEnds, noon(9))
  expect(await messages('M101', 'calendar-ends')).toEqual([expect.stringContaining(String(calendar?.end_date))])
  await server.sql('update calendar set end_date = end_date + 7 where company_id = 1000 and calendar_id = $1', [
    calendar?.calendar_id,
  ])
  await run(noticeCalendarEnds, noon(9))
  expect(await messages('M101', 'calendar-ends')).toHaveLength(1)
  await run(noticeCalendarEnds, noon(2))
  expect(await messages('M101', 'calendar-ends')).toHaveLength(2)
})

test('T-PLANT-485 what the clock has told of a machine hinders nobody from deleting it; that somebody signed in there does, and is said', async () => {
  const [calendar] = await server.sql<{ calendar_id: number; end_date: string }>(
    'select calendar_id, end_date::text from calendar where company_id = 1000 and end_date is not null limit 1',
  )
  const add = (machine_id: string) =>
    admin.call('save_machine', {
      ...suggestedMachine(),
      machine_id,
      machine_description: machine_id,
      department: '10',
      calendar_id: calendar?.calendar_id ?? null,
      version: 0,
    })
  expect((await add('CLK1')).status).toBe(200)
  await run(noticeCalendarEnds, Date.parse(`${calendar?.end_date}T12:00:00Z`) - 86_400_000)
  expect(await messages('CLK1', 'calendar-ends')).toHaveLength(1)
  expect((await admin.call('delete_machine', { machine_id: 'CLK1' })).status).toBe(200)
  await add('CLK2')
  const employee_id = '0101'
  await operator.call('sign_in_employee_at_machine', { machine_id: 'CLK2', employee_id, exclusive: 0 })
  expect(await admin.call('delete_machine', { machine_id: 'CLK2' })).toMatchObject({
    status: 409,
    message: expect.stringContaining('somebody signed in there'),
  })
})

test('T-PLANT-72 an alarm code is told with its own time, and not again before its least time has passed', async () => {
  await admin.call('set_company_setting', { name: 'alarmPauseMinutes', value: '10;E-042:60' })
  const now = Date.now()
  let seq = 0
  const alarm = (machine_id: string, code: string, minutesAgo: number) => {
    seq += 1
    const at = new Date(now - minutesAgo * MINUTE).toISOString()
    return { seq, machine_id, at, kind: 'alarm', value: code }
  }
  await server.ingest([alarm('C301', 'E-001', 50), alarm('C301', 'E-042', 50), alarm('C302', 'E-001', 50)], {
    connector: 'alarms',
  })
  await server.ingest(
    [
      alarm('C301', 'E-001', 45),
      alarm('C301', 'E-001', 39),
      alarm('C301', 'E-042', 5),
      alarm('C301', 'E-001', 60 * 30),
    ],
    { connector: 'alarms' },
  )
  const alarms = await server.sql<{ machine_id: string; code: string; ago: number }>(
    `select machine_id, said -> 0 -> 'values' ->> 'code' as code,
       round(extract(epoch from $1::timestamptz - at) / 60)::int as ago
     from notification where company_id = 1000 and kind = 'alarm' order by at, machine_id, code`,
    [new Date(now).toISOString()],
  )
  expect(alarms).toEqual([
    { machine_id: 'C301', code: 'E-001', ago: 50 },
    { machine_id: 'C301', code: 'E-042', ago: 50 },
    { machine_id: 'C302', code: 'E-001', ago: 50 },
    { machine_id: 'C301', code: 'E-001', ago: 39 },
  ])
})

test('T-PLANT-73 a person is not shown what they turned off; others are, and it can be turned on again', async () => {
  const at = new Date().toISOString()
  const stopped = { machine_id: 'M101', kind: 'machine-stopped', at }
  await aNotification(server, { machine_id: 'M101', kind: 'no-data', message: 'silent', at })
  await aNotification(server, { ...stopped, message: 'to management', message_groups: ['Production management'] })
  await aNotification(server, {
    ...{ ...stopped, message: 'to both', message_groups: ['Production management', 'Shift leaders'] },
  })
  const shown = async (who: Caller) =>
    (await who.call('get_notifications', { machine_id: 'M101', unread: true })).data.map(({ text }) => text)
  const [choices] = (await operator.call('get_notification_choices', {})).data
  expect(choices).toEqual({ topics_off: [], groups: ['Production management', 'Shift leaders'] })
  const turn = (topic: string, wanted: boolean) => operator.call('set_notification_choices', { topic, wanted })
  // Two screens of one person at once: neither undoes the other.
  await Promise.all([turn('no-data', false), turn('group:Production management', false)])
  const mine = await shown(operator)
  expect(mine).toContain('to both')
  expect(mine).not.toContain('silent')
  expect(mine).not.toContain('to management')
  expect(await shown(admin)).toEqual(expect.arrayContaining(['silent', 'to management', 'to both']))
  expect((await turn('group:Nobody', false)).status).toBe(404)
  expect((await turn('no-data', true)).data).toEqual([{ topics_off: ['group:Production management'] }])
  expect(await shown(operator)).toContain('silent')
})

test('T-PLANT-423 everybody reads what the plant tells in their own language; what was kept as a sentence stays readable', async () => {
  const language = (of: string) =>
    server.sql("update app_user set language = $1 where company_id = 1000 and username = 'operator'", [of])
  const first = async (who: Caller) =>
    (await who.call('get_notifications', { machine_id: 'C303' })).data.map(({ text }) => text)
  await server.sql("delete from notification where company_id = 1000 and machine_id = 'C303'")
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await aNotification(server, { machine_id: 'C303', message: 'Kept in 2025', at: ago(2) })
  await aNotification(server, {
    ...{ machine_id: 'C303', kind: 'machine-stopped', at: ago(1) },
    said: [{ key: 'notification.stopped-text', values: { count: 12_000 } }],
  })
  await aNotification(server, {
    ...{ machine_id: 'C303', kind: 'activity', at: ago(0) },
    said: [
      { key: 'activity.outcome-ok', values: { description: { en: 'Cleaning', sv: 'Rengöring' } } },
      'Valve – drips',
    ],
  })
  await language('sv')
  const swede = await server.signIn('operator')
  expect(await first(swede)).toEqual([
    'Utförd: Rengöring · Valve – drips',
    'Har stått i mer än 12\u00a0000 minuter.',
    'Kept in 2025',
  ])
  await language('en')
  const english = await server.signIn('operator')
  expect(await first(english)).toEqual([
    'Done: Cleaning · Valve – drips',
    'Stopped for more than 12,000 minutes.',
    'Kept in 2025',
  ])
})
