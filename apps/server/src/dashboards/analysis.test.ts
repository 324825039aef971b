import { localDate } from '@takt/domain/ground/zone-time.ts'
import type { Cell, ColumnPage, PlainRow } from '@takt/domain/scrap/analysis/column-page.ts'
import { newView } from '@takt/domain/scrap/analysis/view-config.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clockShift } from '../../../../scripts/stages/test-clock.ts'
import { COMPANY, scrapFloor } from '../../test/scrap-floor.ts'
import type { Caller } from '../../test/test-server.ts'
import type { Tables } from '../ground/db/tables.fixture.ts'
import { runFigures, shiftFigures } from '../history/history.fixture.ts'
import { anOrderRun, bookedOn } from '../orders/orders.fixture.ts'
import { aScrapTransaction, manyScrapTransactions } from '../scrap/scrap.fixture.ts'

const floor = scrapFloor()
let operator: Caller
let supervisor: Caller
let restricted: Caller
let admin: Caller
let own: string

const day = (ago: number) => localDate(Date.now() - ago * 86_400_000, 'Europe/Stockholm')
const year = { from: day(365), to: day(0) }

function scrapped(card_no: string, ago: number, more: Partial<Tables['scrap_transaction']> = {}) {
  const trans_time = new Date(Date.now() - ago * 86_400_000).toISOString()
  const usual = { tool_id: 'X-TOOL', scrap_reason: 'X10', scrap_qty: 4, scrap_cost: 2 }
  return aScrapTransaction(floor, { card_no, trans_time, ...usual, ...more })
}

interface Page {
  readonly data_version: string
  readonly scope: string
  readonly next: string
  readonly page: ColumnPage
}

async function pages(caller: Caller, dataset: 'history-day' | 'card-history' | 'history-scrap', period = year) {
  const found: Page[] = []
  for (let after = ''; ; after = found.at(-1)?.next ?? '') {
    const answer = await caller.call('get_analysis_page', { dataset, ...period, after })
    expect(answer.status, answer.message).toBe(200)
    found.push(answer.data[0] as unknown as Page)
    if (found.at(-1)?.next === '') return found
  }
}
const rowsOf = async (...given: Parameters<typeof pages>) =>
  (await pages(...given)).flatMap(({ page }) => rowsOfPage(page))
const version = async () => (await pages(operator, 'history-scrap', { from: day(0), to: day(0) }))[0]?.data_version

beforeAll(async () => {
  operator = await floor.signIn('operator')
  supervisor = await floor.signIn('supervisor')
  restricted = await floor.signIn('restricted')
  admin = await floor.signIn('admin')
  own = String((await restricted.call('get_machines', {})).data[0]?.machine_id)
  await floor.reason('X10', { names: { en: 'Reason X10', sv: 'Orsak X10' } })
  await floor.order('XA-1')
  await floor.order('XA-OWN', { machine_id: own, hoursAgo: 5, endedAgo: 1 })
})
beforeEach(async () => {
  await floor.sql("delete from scrap_transaction where booked_by = 'made'")
  await floor.sql("delete from visualization_setting where name like 'Cost%'")
})

test('a page of scrap begins behind the last row of the one before, also among rows of one moment', async () => {
  // Four thousand of a moment, on the edge of a page.
  const first = Date.now() - (Date.now() % 3_600_000) - 3 * 3_600_000
  for (const second of [0, 1, 2]) {
    // As fine as the database has it, finer than a page's own clock.
    const from = new Date(first + second * 1000).toISOString().replace('000Z', `00000${second}Z`)
    await manyScrapTransactions(floor, { card_no: 'XA-1', scrap_reason: 'X10', count: 4000, from, everySeconds: 0 })
  }
  const found = await pages(operator, 'history-scrap')
  expect(found.map(({ page }) => page.length)).toEqual([5000, 5000, 2000])
  const numbers = found.flatMap(({ page }) => rowsOfPage(page).map(({ record_no }) => record_no))
  expect(new Set(numbers).size).toBe(12_000)
})

test('rows carry every dimension and its words; a restricted user gets only their own machines, and is told so', async () => {
  await scrapped('XA-1', 2)
  await scrapped('XA-OWN', 1, { scrap_qty: 7 })
  expect(await rowsOf(operator, 'history-scrap')).toMatchObject([
    {
      ...{ card_no: 'XA-1', machine_id: 'X1', machine_description: 'X1 press', scrap_qty: 4, scrap_cost: 2 },
      ...{ trans_date: day(2), scrap_reason: 'X10', scrap_reason_description: 'Reason X10', shift: '1' },
    },
    { card_no: 'XA-OWN', scrap_qty: 7 },
  ])
  const [mine] = await pages(restricted, 'history-scrap')
  expect(rowsOfPage(mine?.page as ColumnPage)).toMatchObject([{ card_no: 'XA-OWN' }])
  expect(mine?.scope).toContain(own)
  expect((await pages(operator, 'history-scrap'))[0]?.scope).not.toBe(mine?.scope)
})

test('good quantity comes per day, machine, shift and order, and sums up to what history_per_day says', async () => {
  const { p_order } = await bookedOn(floor, { card_no: 'XA-1' })
  const place = { machine_id: 'X1', day: day(3), run_ms: 3_600_000 }
  await shiftFigures(floor, { ...place, reported_qty: 50 })
  await runFigures(floor, { ...place, p_order, reported_qty: 40 })
  const good = (await rowsOf(operator, 'history-day')).filter(({ machine_id }) => machine_id === 'X1')
  expect(good.map((row) => [row.card_no, row.tot_good_qty]).sort()).toEqual([
    ['', 10],
    ['XA-1', 40],
  ])
  const days = { start_time: day(3), end_time: day(3), machine_id: 'X1' }
  const told = (await operator.raw({ name: 'history_per_day', payload: days })).data
  expect(told.reduce((sum, row) => sum + Number(row.tot_good_qty), 0)).toBe(50)
})

test('a finished card comes once, with all its runs, on the day of its last end; one that runs again does not come', async () => {
  await floor.order('XA-RUNS')
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  await anOrderRun(floor, { machine_id: own, card_no: 'XA-OWN', start_time: ago(40), end_time: ago(39) })
  const cards = await rowsOf(operator, 'card-history')
  expect(cards.filter(({ card_no }) => card_no === 'XA-OWN')).toMatchObject([{ machine_id: own, planned_qty: 200 }])
  expect(cards.map(({ card_no }) => card_no)).not.toContain('XA-RUNS')
  expect(String(cards.find(({ card_no }) => card_no === 'XA-OWN')?.stop_date) > day(1)).toBe(true)
})

test('the version of the data changes when something old is corrected or renamed, and not with what is fetched again anyway', async () => {
  await floor.machine('X-NAMED')
  const before = await version()
  await scrapped('XA-1', 5)
  expect(await version()).toBe(before)
  // What is old, triggers decide by the database's own clock.
  await scrapped('XA-1', 60 + Math.ceil(clockShift / 86_400_000))
  const corrected = await version()
  expect(corrected).not.toBe(before)
  await floor.sql(
    "update machine set machine_description = 'Renamed' where company_id = $1 and machine_id = 'X-NAMED'",
    [COMPANY],
  )
  expect(await version()).not.toBe(corrected)
})

test('more than three years are refused', async () => {
  const answer = await operator.call('get_analysis_page', {
    dataset: 'history-day',
    from: '2020-01-01',
    to: '2026-01-01',
  })
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('1,200') })
})

const config = { ...newView('overview-3'), groupBy: 'month' as const, timeHorizon: '90 days' as const }
const view = { dataset: 'history-scrap', name: 'Cost of moulding', config } as const
const names = async (caller: Caller, dataset: 'history-scrap' | 'history-day' = 'history-scrap') =>
  (await caller.call('get_visualization_configs', { dataset })).data
    .filter(({ name }) => String(name).startsWith('Cost'))
    .map(({ name, username }) => `${username}: ${name}`)

test('W-ENTITY-27 W-PERM-03 W-PERM-04 a view for everybody and one of one’s own, each with its permission', async () => {
  expect((await operator.call('save_user_visualization', view)).body.error).toMatchObject({ status: 403 })
  expect((await supervisor.call('save_default_visualization', view)).body.error).toMatchObject({ status: 403 })
  const saved = await supervisor.call('save_user_visualization', view)
  expect(saved.data).toEqual([{ dataset: 'history-scrap', name: 'Cost of moulding', username: 'supervisor', config }])
  expect((await admin.call('save_default_visualization', { ...view, name: 'Cost of all' })).status).toBe(200)
  const listed = (await supervisor.call('get_visualization_configs', { dataset: 'history-scrap' })).data
  expect(listed.find(({ name }) => name === 'Cost of moulding')?.config).toEqual(config)
})

test('W-PERM-05 W-PERM-08-X everybody sees default views, nobody another person’s; only who may deletes them', async () => {
  await supervisor.call('save_user_visualization', view)
  await admin.call('save_default_visualization', { ...view, name: 'Cost of all' })
  expect(await names(supervisor)).toEqual(['Default: Cost of all', 'supervisor: Cost of moulding'])
  expect(await names(admin)).toEqual(['Default: Cost of all'])
  const remove = (caller: Caller, name: string, username: string) =>
    caller.call('delete_visualization_setting', { dataset: 'history-scrap', name, username })
  expect((await remove(supervisor, 'Cost of all', 'Default')).body.error).toMatchObject({ status: 403 })
  expect((await remove(operator, 'Cost of moulding', 'operator')).body.error).toMatchObject({ status: 403 })
  expect((await remove(admin, 'Cost of moulding', 'supervisor')).status).toBe(404)
  expect((await remove(supervisor, 'Cost of moulding', 'supervisor')).status).toBe(200)
  expect((await remove(admin, 'Cost of all', 'Default')).status).toBe(200)
  expect(await names(supervisor)).toEqual([])
})

test('W-CALL-54-X a name of the same owner is written over only when that is asked for; the session is the owner', async () => {
  const given = { ...view, username: 'admin' }
  expect(
    (await supervisor.raw({ name: 'save_user_visualization', payload: given, request_id: crypto.randomUUID() })).status,
  ).toBe(200)
  expect(await names(admin)).toEqual([])
  const again = { ...view, config: { ...config, groupBy: 'year' as const } }
  expect(await supervisor.call('save_user_visualization', again)).toMatchObject({
    status: 409,
    message: 'A view named “Cost of moulding” exists already.',
  })
  expect((await supervisor.call('save_user_visualization', { ...again, overwrite: true })).status).toBe(200)
  const [stored] = (await supervisor.call('get_visualization_configs', { dataset: 'history-scrap' })).data.filter(
    ({ name }) => name === 'Cost of moulding',
  )
  expect(stored).toMatchObject({ config: { groupBy: 'year' } })
})

test('W-ENTITY-28-C views are listed per dataset, and a layout of another dataset is no view of this one', async () => {
  const wrong = { ...view, dataset: 'history-day' as const }
  expect((await supervisor.call('save_user_visualization', wrong)).body.error).toMatchObject({ status: 422 })
  const right = { ...wrong, config: { ...config, overview: 'overview-2' as const } }
  expect((await supervisor.call('save_user_visualization', right)).status).toBe(200)
  expect(await names(supervisor, 'history-day')).toEqual(['supervisor: Cost of moulding'])
  const short = await supervisor.call('save_user_visualization', { ...view, name: 'abc' })
  expect(short.body.error).toMatchObject({ status: 422, field: 'name' })
})

/** The rows of a page, one by one. */
function rowsOfPage({ length, texts, numbers }: ColumnPage): PlainRow[] {
  const words = Object.entries(texts)
  const sums = Object.entries(numbers)
  return Array.from({ length }, (_, row) => {
    const cells: Record<string, Cell> = {}
    for (const [name, { words: known, at }] of words) cells[name] = known[at[row] ?? -1] ?? ''
    for (const [name, values] of sums) cells[name] = values[row] ?? null
    return cells
  })
}
