import { beforeAll, expect, test } from 'vitest'
import { type Caller, testServer } from '../../test/test-server.ts'
import { reasonFigures, runFigures, shiftFigures } from '../history/history.fixture.ts'
import { bookedOn } from '../orders/orders.fixture.ts'
import { aUser } from '../people/people.fixture.ts'
import { aScrapTransaction } from '../scrap/scrap.fixture.ts'
import { aStopCode } from '../stops/stops.fixture.ts'

const server = testServer()
const DAY = '2026-06-10'
const question = { period: 'custom', start: DAY, end: '2026-06-11' } as const
let supervisor: Caller
let restricted: Caller

/** Two shifts of P201 and one of M101, on a day in which nothing else is. */
beforeAll(async () => {
  supervisor = await server.signIn('supervisor')
  restricted = await server.signIn('restricted')
  const hour = 3_600_000
  const shifts: [string, number, number, number, number, number][] = [
    ['P201', 1, 6 * hour, 2 * hour, 600, 30],
    ['P201', 2, 8 * hour, 0, 800, 0],
    ['M101', 1, 4 * hour, 4 * hour, 100, 10],
  ]
  for (const [machine_id, shift, run_ms, stop_ms, counted_qty, scrap_qty] of shifts) {
    await shiftFigures(server, {
      ...{ machine_id, day: DAY, shift, run_ms, stop_ms, counted_qty, counted_ideal_ms: run_ms },
      ...{ scrap_qty, reducing_scrap_qty: scrap_qty, scrap_oee_qty: scrap_qty },
    })
  }
  const { stop_code } = await aStopCode(server, { include_in_mtbf: 1, include_in_mdt: 1 })
  await reasonFigures(server, { machine_id: 'P201', day: DAY, stop_reason: stop_code, stop_ms: 1_800_000, stops: 3 })
})

const run = async (caller: Caller, report_id: string, change: object = {}) => {
  const answer = await caller.call('get_report', { report_id, question: { ...question, ...change } })
  return { ...answer, rows: answer.data[0]?.rows, facts: answer.data[0]?.facts }
}

test.each([
  [
    'oee-per-shift',
    [
      [DAY, 'Morning shift', 'P201', '75.0 %', '100.0 %', '95.0 %', '71.3 %'],
      [DAY, 'Evening shift', 'P201', '100.0 %', '100.0 %', '100.0 %', '100.0 %'],
    ],
  ],
  ['production-per-day', [[DAY, 'P201', '1,370', '30', expect.any(String), '2.1 %', '14 h 00 min', '2 h 00 min']]],
  ['mtbf', [['P201', expect.any(String), '14 h 00 min', '3', '0 h 30 min', '3 h 30 min']]],
  ['mdt', [['P201', expect.any(String), '3', '0 h 30 min', '0 h 10 min']]],
])('T-PLANT-123 the report %s counts planned time of the chosen machines', async (report_id, rows) => {
  const answer = await run(supervisor, report_id, { machines: ['P201'] })
  expect(answer.status, answer.message).toBe(200)
  expect(answer.rows).toEqual(rows)
})

test('T-PLANT-123 orders and scrap of a period, a part and an order', async () => {
  const [card] = await server.sql<{ card_no: string; part_no: string; machine_id: string }>(
    `select r.card_no, c.part_no, r.machine_id from order_run r
       join card c on c.company_id = r.company_id and c.card_no = r.card_no
     where r.company_id = 1000 and r.end_time is null and r.machine_id = 'P201' order by 1 limit 1`,
  )
  const { card_no, part_no } = card ?? { card_no: '', part_no: '' }
  const { p_order } = await bookedOn(server, { card_no })
  await runFigures(server, { machine_id: 'P201', p_order, day: DAY, counted_qty: 75 })
  await server.sql(
    `update order_run set start_time = '2026-06-10T06:00:00Z'
     where company_id = 1000 and machine_id = 'P201' and card_no = $1 and end_time is null`,
    [card_no],
  )
  const own = await run(supervisor, 'orders', { machines: ['P201'], part_no, card_no })
  expect(own.status, own.message).toBe(200)
  expect(own.rows).toEqual([expect.arrayContaining([card_no, part_no, 'P201', '75'])])
  expect((await run(supervisor, 'orders', { part_no: 'NO-PART' })).rows).toEqual([])
  expect((await run(supervisor, 'scrap-by-reason', { card_no })).rows).toEqual([])
  const scrapped = (scrap_reason: string, scrap_qty: number, shift = 1) =>
    aScrapTransaction(server, {
      ...{ card_no, scrap_reason, scrap_qty, trans_time: `${DAY}T09:00:00Z`, day: DAY, shift },
    })
  for (const [reason, quantity] of [
    ['20', 6],
    ['20', 4],
    ['20', -1],
    ['10', 3],
  ] as const) {
    await scrapped(reason, quantity)
  }
  await scrapped('10', 50, 0)
  // Scrapped outside the shifts is scrapped; a correction is taken away.
  expect((await run(supervisor, 'scrap-by-reason', { card_no, part_no })).rows).toEqual([
    ['10', expect.any(String), '53', 'pcs', '85.5 %', '2'],
    ['20', expect.any(String), '9', 'pcs', '14.5 %', '3'],
  ])
  expect((await run(supervisor, 'scrap-by-reason', { part_no: 'NO-PART' })).rows).toEqual([])
})

test.each([
  ['no-such-report', {}, 404],
  ['mtbf', { start: '' }, 409],
  ['mtbf', { start: '2026-06-12', end: '2026-06-10' }, 409],
  ['mtbf', { start: '2020-01-01' }, 409],
  ['mtbf', { machines: ['NONE'] }, 409],
])('T-PLANT-123 %s over %j is refused', async (report_id, change, status) => {
  const answer = await run(supervisor, report_id, change)
  expect([answer.status, answer.message.length > 5]).toEqual([status, true])
})

test('T-PLANT-123 a person sees figures and files of their own machines only', async () => {
  const asked = { report_id: 'production-per-day', format: 'csv' } as const
  expect((await run(restricted, 'production-per-day')).rows).toEqual([expect.arrayContaining(['P201'])])
  expect((await run(restricted, 'production-per-day', { machines: ['M101'] })).status).toBe(409)
  const [ofAll] = (await supervisor.call('order_report', { ...asked, question })).data
  const own = { ...asked, question: { ...question, machines: ['P201'] } }
  const [ofOne] = (await supervisor.call('order_report', own)).data
  const found = async (caller: Caller, file: typeof ofAll) =>
    (await caller.call('get_file', { record_no: Number(file?.record_no) })).status
  expect(await found(supervisor, ofAll)).toBe(200)
  expect(await found(restricted, ofOne)).toBe(200)
  expect(await found(restricted, ofAll)).toBe(404)
  const read = { hash: String(ofAll?.hash), path: String(ofAll?.path) }
  expect((await restricted.call('get_file_by_path', read)).status).toBe(404)
})

test('T-PLANT-123 a report is viewed, made as PDF and as CSV; the list says who ran it last', async () => {
  const planner = await server.signIn('planner')
  const asked = { report_id: 'scrap-by-reason', question }
  const listed = async () =>
    (await planner.call('get_orderable_reports', {})).data.find((row) => row.report_id === asked.report_id)
  expect(await listed()).toMatchObject({
    name: 'Scrap by reason',
    parameters: ['period', 'machines', 'part', 'order'],
    last_run: '',
  })
  await planner.call('order_report', { ...asked, format: 'view' })
  expect(await listed()).toMatchObject({ last_run: expect.stringMatching(/^20/), last_run_by: 'planner' })
  const contentOf = async (report_id: string, format: 'pdf' | 'csv') => {
    const [file] = (await planner.call('order_report', { report_id, question, format })).data
    const path = { hash: String(file?.hash), path: String(file?.path) }
    const [read] = (await planner.call('get_file_by_path', path)).data
    return Buffer.from(String(read?.file_data), 'base64').toString(format === 'csv' ? 'utf8' : 'latin1')
  }
  expect(await contentOf('mtbf', 'pdf')).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/)
  expect(await contentOf('production-per-day', 'csv')).toContain(
    `Day,Machine,Good,Scrap,Unit,Scrap share (%),Run time (h),Stop time (h)\r\n${DAY},M101,90,10,,10,4,4\r\n`,
  )
})

test('T-PLANT-124 recipients are people: terminals, walls and accounts of one page are neither offered nor taken', async () => {
  const admin = await server.signIn('admin')
  // Each for a reason of its own.
  for (const flag of ['deviceuser', 'only_dashboards', 'dashboard_isolated', 'only_interface', 'only_ia']) {
    await aUser(server, { username: `nobody-${flag}`, [flag]: true })
  }
  const offered = (await admin.call('get_report_recipients', {})).data.map(({ user_id }) => Number(user_id))
  const unread = await server.sql<{ user_id: number }>(
    `select user_id from app_user where company_id = 1000 and active
       and (deviceuser or only_dashboards or dashboard_isolated or only_interface or only_ia)`,
  )
  expect(unread.length).toBeGreaterThan(4)
  expect(offered.length).toBeGreaterThan(2)
  for (const { user_id } of unread) expect(offered).not.toContain(user_id)
  const wall = unread[0]?.user_id as number
  const schedule = { schedule_no: 0, version: 0, report_id: 'mtbf', weekdays: [1], at_minutes: 360, active: true }
  const refused = await admin.call('save_report_schedule', {
    ...schedule,
    question: { period: 'last week' },
    format: 'pdf',
    recipients: [wall],
  })
  expect(refused.status).toBe(409)
})
