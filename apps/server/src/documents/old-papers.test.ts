/** What only grows is forgotten in time; what figures are counted from never is. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../test/test-server.ts'
import { type Connections, openConnections } from '../ground/db/connections.ts'
import { aMail } from '../ground/ground.fixture.ts'
import { forgetReportedSignals } from '../import/jobs/forget-reported-signals.ts'
import { forgetOldNotices } from '../machines/jobs/forget-old-notices.ts'
import { aNotification, aReportedSignal } from '../machines/machines.fixture.ts'
import { aPrintJob } from '../pallets/pallets.fixture.ts'
import { forgetOldReports } from '../reports/jobs/forget-old-reports.ts'
import { aReportRun } from '../reports/reports.fixture.ts'
import { aDocument, aFileContent, bytes } from './documents.fixture.ts'

const server = testServer()
let connections: Connections

beforeAll(() => {
  connections = openConnections(server.database)
})
afterAll(() => connections.close())

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
/** Not as jobs that are due: the server's own loop may hold one just then, and it would be passed over. */
const clean = async () => {
  const parts = { connections, now: Date.now(), publish: async () => () => {} }
  for (const job of [forgetOldNotices, forgetOldReports, forgetReportedSignals]) await job.run(parts)
}
const figures = async () => {
  const tables = ['stop', 'shift_figures', 'reason_figures', 'run_figures', 'good_transaction', 'scrap_transaction']
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(" || ' ' || ")
  return (await server.sql<{ all: string }>(`select ${counts} || ' ' || (select count(*) from audit) as all`))[0]?.all
}

test('T-PLANT-158 notices are forgotten 90 days after they were confirmed, those told once only and those that nobody confirmed after a year', async () => {
  await server.sql('delete from notification')
  const notices: [message: string, at: number, confirmed: number | null, about: string][] = [
    ['confirmed lately', 200, 89, ''],
    ['confirmed long ago', 200, 91, ''],
    ['told once only', 200, 91, 'run 1'],
    ['open', 364, null, ''],
    ['open for a year', 366, null, ''],
    ['told once, a year ago', 366, 300, 'run 2'],
  ]
  for (const [message, at, confirmed, about] of notices) {
    await aNotification(server, {
      ...{ machine_id: 'M101', kind: 'test', message, at: daysAgo(at), about },
      confirmed_at: confirmed === null ? null : daysAgo(confirmed),
    })
  }
  const before = await figures()
  const left = async () =>
    (await server.sql<{ message: string }>('select message from notification order by record_no')).map(
      ({ message }) => message,
    )
  await clean()
  expect(await left()).toEqual(['confirmed lately', 'told once only', 'open'])
  await clean()
  expect(await left()).toHaveLength(3)
  expect(await figures()).toBe(before)
})

test('T-PLANT-158 files of ordered reports are forgotten after a year with the notes of their runs, printed files’ jobs after 90 days; the last run, quick reports and every figure stay', async () => {
  const hash = (name: string) => createHash('sha256').update(name).digest('hex')
  const file = async (name: string, kind: string, days: number) => {
    await aFileContent(server, {
      hash: hash(name),
      size: 1,
      content: bytes(Buffer.from('x')),
      stored_at: daysAgo(days),
    })
    await aDocument(server, { kind, document_link: `${name}.pdf`, hash: hash(name), last_changed: daysAgo(days) })
  }
  await file('old report', 'report', 366)
  await file('young report', 'report', 364)
  await file('old quick report', 'q-report', 900)
  const run = (report_id: string, days: number) => aReportRun(server, { report_id, at: daysAgo(days), format: 'view' })
  await server.sql('delete from report_run')
  await run('stops', 800)
  await run('stops', 500)
  await run('scrap', 700)
  await run('scrap', 10)
  const print = (status: string, days: number) =>
    aPrintJob(server, {
      ...{ kind: 'file', print_text: status, file_hash: hash('young report'), printer_no: 'Office A4' },
      ...{ status, queued: daysAgo(days) },
    })
  await print('Printed', 91)
  await print('Failed', 91)
  await print('Cancelled', 89)
  const before = await figures()
  await clean()
  const names = await server.sql<{ document_link: string; kept: boolean }>(
    `select a.document_link, exists (select from file_content c where c.hash = a.hash) as kept from file_archive a
     where a.document_link like '%report.pdf' order by 1`,
  )
  expect(names).toEqual([
    { document_link: 'old quick report.pdf', kept: true },
    { document_link: 'young report.pdf', kept: true },
  ])
  expect(await server.sql('select 1 from file_content where hash = $1', [hash('old report')])).toEqual([])
  const printed = await server.sql<{ status: string }>(
    "select status from print_job where kind = 'file' and file_hash = $1 order by record_no",
    [hash('young report')],
  )
  expect(printed.map(({ status }) => status)).toEqual(['Failed', 'Cancelled'])
  const runs = await server.sql<{ report_id: string; days: number }>(
    'select report_id, round(extract(epoch from now() - at) / 86400)::int as days from report_run order by 1',
  )
  expect(runs).toEqual([
    { report_id: 'scrap', days: 10 },
    { report_id: 'stops', days: 500 },
  ])
  expect(await figures()).toBe(before)
})

test('T-PLANT-195 mail is forgotten 90 days after it was sent, given-up mail after a year, waiting mail never', async () => {
  const mails: [to: string, status: string, created: number, sent: number | null][] = [
    ['sent lately', 'S', 400, 89],
    ['sent long ago', 'S', 100, 91],
    ['given up', 'F', 364, null],
    ['given up a year ago', 'F', 366, null],
    ['waiting', 'W', 800, null],
  ]
  for (const [to_address, status, created, sent] of mails) {
    await aMail(server, {
      ...{ to_address, status, created: daysAgo(created), next_attempt: daysAgo(created) },
      sent: sent === null ? null : daysAgo(sent),
    })
  }
  await clean()
  const left = await server.sql<{ to_address: string }>('select to_address from mail order by mail_no')
  expect(left.map(({ to_address }) => to_address)).toEqual(['sent lately', 'given up', 'waiting'])
})

test('T-PLANT-194 what machines reported is forgotten after 90 days, except the last order and tool of each', async () => {
  const words: [kind: string, value: string, days: number, outcome: string, machine_id?: string][] = [
    ['scrap', '1', 91, 'booked'],
    ['scrap', '2', 89, 'booked'],
    ['order', 'A', 400, 'started'],
    ['order', 'B', 300, 'started'],
    ['order', 'C', 200, 'overtaken'],
    ['tool', 'T', 500, 'mounted'],
    ['order', 'D', 600, 'started', 'M102'],
  ]
  for (const [kind, value, days, outcome, machine_id = 'M101'] of words) {
    await aReportedSignal(server, { machine_id, kind, value, at: daysAgo(days), last_at: daysAgo(days), outcome })
  }
  await clean()
  const left = await server.sql<{ value: string }>('select value from reported_signal order by record_no')
  expect(left.map(({ value }) => value)).toEqual(['2', 'B', 'C', 'T', 'D'])
})
