import type { ProcedureInput, ProcedureRow } from '@takt/contract/procedures.ts'
import { failure, keptFailure } from '@takt/domain/ground/failure.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeType, started } from '../../test/activity-floor.ts'
import { openSmtpSink, type SmtpSink } from '../../test/smtp-sink.ts'
import { type Caller, testServer } from '../../test/test-server.ts'
import { anActivityOutput } from '../activities/activities.fixture.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { createLog } from '../ground/log.ts'
import { queueMail } from '../ground/mail/queue-mail.ts'
import { serverSettings } from '../ground/server-settings.ts'
import { deliverReports } from './jobs/deliver-reports.ts'
import { sendDueMail } from './mail/mail-sender.ts'
import { type MailTransport, mailTransport } from './mail/mail-transport.ts'

const server = testServer()
const NOW = Date.UTC(2026, 10, 16, 6)
const MINUTE = 60_000
let connections: Connections
let sink: SmtpSink
let transport: MailTransport
let admin: Caller
let supervisor: Caller

beforeAll(async () => {
  connections = openConnections(server.database, { onError: () => {} })
  sink = await openSmtpSink()
  transport = mailTransport({ smtpUrl: sink.url, mailFrom: 'takt@plant.example' })
  ;[admin, supervisor] = await Promise.all([server.signIn('admin'), server.signIn('supervisor')])
})
afterAll(async () => {
  transport.close()
  await sink.close()
  await connections.close()
})
beforeEach(async () => {
  sink.refuse = null
  sink.taken.length = 0
  // The server delivers by itself what is due by its own clock, years after NOW: a schedule that stayed would mail for ever.
  await server.sql('delete from report_schedule')
  server.clock.now = null
  await server.sql('delete from mail')
})

const log = createLog(() => {})
const send = (now: number) => sendDueMail({ connections, log, now: () => now, transport }, new AbortController().signal)
const inCompany = <T>(work: Parameters<typeof withCompany<T>>[2]) =>
  withCompany(connections, { company_id: 1000, machine_restrictions: [] }, work)
const write = (subject: string) =>
  inCompany((db) => queueMail(db, { to: ['anna@plant.example'], subject, body: 'Åtgärda nu', now: NOW }))
const answered = (status: number) => keptFailure(failure('answer', { status }))
const mails = () =>
  server.sql<{ status: string; attempts: number; last_error: string; to_address: string }>(
    'select status, attempts, last_error, to_address from mail order by mail_no',
  )

test('T-PLANT-225 a mail leaves after the commit of what caused it, once, and never when that was undone', async () => {
  await expect(
    inCompany(async (db) => {
      await queueMail(db, { to: ['anna@plant.example'], subject: 'undone', body: '', now: NOW })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await write('Line 1\r\nBcc: evil@plant.example')
  await Promise.all([send(NOW), send(NOW)])
  await send(NOW + MINUTE)
  expect(sink.taken.map(({ to }) => to)).toEqual(['anna@plant.example'])
  expect(sink.taken[0]?.data).toContain('From: takt@plant.example')
  expect(sink.taken[0]?.data).toContain('Subject: Line 1 Bcc: evil@plant.example')
  expect(await mails()).toMatchObject([{ status: 'S', attempts: 1 }])
})

test('T-PLANT-226 T-PLANT-520 what the mail server does not take now is tried again, what it never takes is given up, and sent again by a person', async () => {
  await write('busy')
  sink.refuse = '450 later'
  await send(NOW)
  expect(await mails()).toMatchObject([{ status: 'W', attempts: 1, last_error: answered(450) }])
  await send(NOW + MINUTE / 2)
  expect((await mails())[0]?.attempts).toBe(1)
  sink.refuse = '550 unknown at relay.secret.example'
  await send(NOW + MINUTE)
  expect(await mails()).toMatchObject([{ status: 'F', attempts: 2, last_error: answered(550) }])
  sink.refuse = null
  await send(NOW + 60 * MINUTE)
  expect(sink.taken).toEqual([])

  const [failed] = (await admin.call('get_mails', {})).data
  expect(failed).toMatchObject({ status: 'F', subject: 'busy', last_error: 'Not taken: the answer was 550.' })
  const again = { mail_no: String(failed?.mail_no) }
  expect((await supervisor.call('retry_mail', again)).status).toBe(403)
  server.clock.now = NOW + 61 * MINUTE
  expect((await admin.call('retry_mail', again)).status).toBe(200)
  expect((await admin.call('retry_mail', again)).status).toBe(409)
  server.clock.now = null
  await send(NOW + 61 * MINUTE)
  expect(sink.taken).toHaveLength(1)
})

test('T-PLANT-226 a process that died with a mail in its hands is followed by another', async () => {
  await write('held')
  // It has taken the mail out of the row, and gets no further.
  await sendDueMail({ connections, log, now: () => NOW, transport }, AbortSignal.abort())
  expect(await mails()).toMatchObject([{ status: 'W', attempts: 1 }])
  await send(NOW + 3 * MINUTE - 1)
  expect(sink.taken).toEqual([])
  await send(NOW + 3 * MINUTE)
  expect(sink.taken).toHaveLength(1)
})

test('T-PLANT-225 a delivered report is mailed to each recipient with an address, with its file', async () => {
  const users = await admin.call('get_users', {})
  const planner = users.data.find(({ username }) => username === 'planner')
  expect(planner, users.message).toBeDefined()
  const user_id = Number(planner?.user_id)
  const saved = await admin.call('save_user', {
    ...(planner as ProcedureRow<'get_users'> as unknown as ProcedureInput<'save_user'>),
    email: 'planner@plant.example',
    password: '',
  })
  expect(saved.status, saved.message).toBe(200)
  // By the server's own clock nothing is due yet: the delivery below is the only one.
  server.clock.now = NOW - MINUTE
  const made = await supervisor.call('save_report_schedule', {
    schedule_no: 0,
    version: 0,
    report_id: 'production-per-day',
    question: { period: 'yesterday', machines: ['P201'] },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    at_minutes: 390,
    format: 'pdf',
    recipients: [user_id],
    active: true,
  })
  expect(made.status, made.message).toBe(200)
  await server.sql('update report_schedule set next_run = $1 where company_id = 1000', [new Date(NOW).toISOString()])
  await deliverReports.run({ connections, now: NOW, publish: async () => () => {} })
  await send(NOW)
  expect(sink.taken.map(({ to }) => to)).toEqual(['planner@plant.example'])
  const { data } = sink.taken[0] ?? { data: '' }
  expect(data).toMatch(/Content-Disposition: attachment;\s+filename/)
  // %PDF in base64.
  expect(data).toContain('JVBER')
})

test('T-PLANT-225 without a mail server the page says so; settings that cannot work stop the start', async () => {
  expect((await supervisor.call('get_mail_state', {})).data).toEqual([{ set_up: false, mail_from: '' }])
  expect(() => serverSettings({ SMTP_URL: 'smtp://mail' })).toThrow('MAIL_FROM')
  expect(() => serverSettings({ SMTP_URL: 'mail.plant', MAIL_FROM: 'a@b' })).toThrow('smtp://')
  expect(serverSettings({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b' })).toMatchObject({ mailFrom: 'a@b' })
})

test('T-PLANT-225 what an activity comes to is mailed to those its type names, one mail each', async () => {
  const id = await makeType(server, 951, { names: { en: 'Round' } })
  await anActivityOutput(server, {
    action_id: 951,
    outcome: 'created',
    mail_to: 'a@plant.example; nobody; b@plant.example',
    mail_subject: 'Round begins',
  })
  await started(await server.signIn('operator'), id)
  await send(Date.UTC(2100, 0, 1))
  expect(sink.taken.map(({ to }) => to).toSorted()).toEqual(['a@plant.example', 'b@plant.example'])
  expect(sink.taken[0]?.data).toContain('Subject: M101: Round begins')
})
