/** Scrap that is booked before its pieces takes what is kept below zero: of an order nobody reads it, of a stretch of time it counts. */
import { procedures } from '@takt/contract/procedures.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { beforeAll, expect, test } from 'vitest'
import { samples } from '../../test/samples.ts'
import { COMPANY, EMPLOYEE, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import { orderReport } from '../documents/quick-reports/order-report.ts'
import { withCompany } from '../ground/db/company-db.ts'
import { openConnections } from '../ground/db/connections.ts'

const floor = scrapFloor()
const PLANNED = 200
const on = { machine_id: 'X-LOW', card_no: 'XL-1' }
let admin: Caller

beforeAll(async () => {
  admin = await floor.signIn('admin')
  await floor.reason('X-R')
  await below('X-LOW', 'XL-1', [61])
})

/** A machine with an order of which 7 pieces were scrapped and none were made yet. */
async function below(machine_id: string, card_no: string, special_functions: number[] = []): Promise<void> {
  await floor.machine(machine_id, special_functions)
  await floor.order(card_no, { machine_id, good_qty: 0, planned_op_qty: PLANNED, hoursAgo: 1 })
  expect(await done('report_scrap', { machine_id, card_no, scrap_qty: 7, scrap_reason: 'X-R' })).toMatchObject([
    { card_good_qty: 0, card_scrap_qty: 7, remaining_qty: PLANNED },
  ])
  expect(await floor.card(card_no)).toMatchObject({ good_qty: -7 })
}

async function done(name: string, payload: object): Promise<Record<string, unknown>[]> {
  const by = { employee: EMPLOYEE, trans_time: new Date().toISOString() }
  const answer = await admin.raw({ name, payload: { ...by, ...payload } })
  expect(answer.status, `${name}: ${answer.message}`).toBe(200)
  return answer.data
}

/** What is of an hour, a shift or a day and adds up to a total, and what one booking changed. */
const OF_TIME = new Set([
  ...['get_analysis_page', 'get_machine_history', 'get_scrap_history', 'history_per_day', 'get_scrap_statistics'],
  ...['get_machine_figures', 'get_target_losses', 'get_target_fulfilment', 'get_production_goals', 'get_goal_settings'],
  ...['get_shift_so_far', 'get_handover'],
])

const thisWeek = {
  get_target_losses: { machine_id: on.machine_id, weeks_back: 0 },
}

test('T-PLANT-350 no list, figure or row of a screen has a good quantity of an order below zero, or more left than was planned', async () => {
  const today = localDate(Date.now(), 'Europe/Stockholm')
  const day = (by: number) => addDays(today, by)
  const mine = { ...on, employee: EMPLOYEE, stop_code: '201', dashboard: 'moulding' }
  const given = JSON.stringify(samples(mine))
    .replaceAll('2026-06-10', day(0))
    .replaceAll('2026-06-01', day(-3))
    .replaceAll(/2026-0(6-30|7-01)/g, day(1))
  const payloads: Record<string, object> = { ...JSON.parse(given), ...thisWeek }
  const wrong: string[] = []
  const met = new Set<string>()
  for (const { name } of procedures.filter(({ kind }) => kind === 'load')) {
    const { body } = await admin.raw({ name, payload: payloads[name] })
    const figures = quantitiesIn(body)
    if (figures.length > 0) met.add(name)
    if (!OF_TIME.has(name))
      wrong.push(...figures.filter(isWrong).map((figure) => `${name}: ${figure.name} ${figure.value}`))
  }
  expect(wrong).toEqual([])
  for (const name of ['get_machine', 'get_order', 'get_running_orders']) expect(met).toContain(name)
})

interface Figure {
  readonly name: string
  readonly value: number
  readonly planned: number
}

function quantitiesIn(value: unknown): Figure[] {
  if (Array.isArray(value)) return value.flatMap(quantitiesIn)
  if (value === null || typeof value !== 'object') return []
  const planned = 'planned_op_qty' in value ? Number(value.planned_op_qty) : Number.POSITIVE_INFINITY
  return Object.entries(value).flatMap(([name, one]) => {
    const isGood = /good|^remaining_qty$/i.test(name) && !/^(diff|target)_/.test(name)
    return isGood && typeof one === 'number' ? [{ name, value: one, planned }] : quantitiesIn(one)
  })
}

const isWrong = ({ name, value, planned }: Figure) => (name === 'remaining_qty' ? value > planned : value < 0)

test('T-PLANT-350 the total of a wizard is never below zero: start-up scrap, whole cycles, an adjusted card', async () => {
  // What the terminal shows is what the person has seen: 0, not what is kept.
  expect(await done('sf61', { ...on, sf61_qty: 0, seen_good_qty: 0, seen_scrap_qty: 7 })).toMatchObject([
    { scrap_qty: 0, card_good_qty: 0 },
  ])
  await below('X-LOW2', 'XL-2', [97])
  const cycles = { machine_id: 'X-LOW2', scrap_reason: 'X-R', cycles: 1, scrap_text: '' }
  expect(await done('report_scrap_cycles', cycles)).toMatchObject([{ card_good_qty: 0, card_scrap_qty: 8 }])
  await below('X-LOW3', 'XL-3')
  const rows = [{ scrap_reason: 'X-R', original_qty: 7, adjusted_qty: 9 }]
  expect(await done('save_scrap_card', { machine_id: 'X-LOW3', card_no: 'XL-3', rows })).toMatchObject([
    { good_qty: 0 },
  ])
})

test('T-PLANT-350 the rest of an order that is cancelled is never more than was planned, in the list nor for the ERP', async () => {
  await below('X-LOW4', 'XL-4', [47])
  const of = { machine_id: 'X-LOW4', card_no: 'XL-4' }
  await done('stop_order', { ...of, cancel_order: 1 })
  const [told] = await floor.sql('select remaining_qty::int from cancellation where company_id = $1 and card_no = $2', [
    COMPANY,
    'XL-4',
  ])
  expect(told).toEqual({ remaining_qty: PLANNED })
  const listed = (machine_id: string) => done('get_unconfirmed_cancellations', { machine_id })
  expect(await listed('X-LOW4')).toMatchObject([{ card_no: 'XL-4', remaining_qty: PLANNED }])
  // Of an order that no ERP knows nobody is told: the list says what its card has left.
  await below('X-LOW5', 'XL-5', [47])
  await floor.sql("update card set in_erp = false where company_id = $1 and card_no = 'XL-5'", [COMPANY])
  await done('stop_order', { machine_id: 'X-LOW5', card_no: 'XL-5', cancel_order: 1 })
  expect(await listed('X-LOW5')).toMatchObject([{ recordNo: 0, card_no: 'XL-5', remaining_qty: PLANNED }])
})

test('T-PLANT-400 a day below nought is the same on the overview, in the targets of the week and in a report, and its total is the sum of its rows', async () => {
  const other = 'X-LOW6'
  await below(other, 'XL-6')
  await done('receive_good_qty', { machine_id: other, card_no: 'XL-6', good_qty: 5 })
  const machines = [on.machine_id, other]
  const today = localDate(Date.now(), 'Europe/Stockholm')
  const figures = await done('get_machine_figures', { period: 'today' })
  expect(machines.map((own) => figures.find(({ machine_id }) => machine_id === own)?.good_qty)).toEqual([-7, -2])
  expect(await done('get_target_losses', { machine_id: on.machine_id, weeks_back: 0 })).toContainEqual(
    expect.objectContaining({ target_date: today, result_good_qty: -7 }),
  )
  const days = { report_id: 'production-per-day', question: { period: 'today', machines } }
  expect(await done('get_report', days)).toMatchObject([
    {
      facts: expect.arrayContaining([{ label: 'Good', value: '-9 ST' }]),
      rows: [
        [today, on.machine_id, '-7', '7', 'ST', ...Array(3).fill(expect.anything())],
        [today, other, '-2', '7', 'ST', ...Array(3).fill(expect.anything())],
      ],
    },
  ])
})

test('T-PLANT-350 reports print what the lists show', async () => {
  const days = { report_id: 'production-per-day', question: { period: 'today', machines: [on.machine_id] } }
  expect(await done('get_report', days)).toMatchObject([
    {
      facts: expect.arrayContaining([
        { label: 'Good', value: '-7 ST' },
        { label: 'Scrap', value: '7 ST' },
      ]),
      rows: [[expect.anything(), on.machine_id, '-7', '7', 'ST', ...Array(3).fill(expect.anything())]],
    },
  ])
  const connections = openConnections(floor.database)
  const session = { language: 'en', time_zone: 'Europe/Stockholm' } as const
  const content = await withCompany(connections, { company_id: COMPANY, machine_restrictions: [] }, (db) =>
    orderReport.gather({ ...on, context: { db, session, now: Date.now() } }),
  )
  await connections.close()
  expect(content).toMatchObject({
    facts: expect.arrayContaining([
      ['quick-report.good', '0'],
      ['quick-report.scrap', '7'],
      ['quick-report.left', String(PLANNED)],
    ]),
  })
})
