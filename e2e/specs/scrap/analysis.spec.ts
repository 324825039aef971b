import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { minutesAgo, plantDayOf } from '@takt/server/ground/db/makes.fixture.ts'
import { runFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { bookedOn } from '@takt/server/orders/orders.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import {
  bars,
  expectRecords,
  forgetAnalysisRows,
  givenCard,
  givenScrap,
  openFilter,
  stored,
} from '../../pages/analysis.ts'
import { choosePeriod } from '../../pages/period.ts'
import { expectPath } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'
import { waitsOfPress } from '../../pages/waits.ts'

test.use({ ownPlant: 'analysis' })

test.afterEach(async ({ plant }) => await forgetAnalysisRows(plant))

/** Two cards at two machines: 30 pieces in two bookings of the first, 12 of the second. */
async function someScrap(plant: Plant): Promise<void> {
  await givenCard(plant, 'E2E-1', { machine_id: 'M101' })
  await givenCard(plant, 'E2E-2', { machine_id: 'M102' })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 3, scrap_qty: 10, scrap_cost: 4 })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 20, scrap_qty: 20, scrap_cost: null, shift: 2 })
  await givenScrap(plant, { card_no: 'E2E-2', daysAgo: 3, scrap_qty: 12, scrap_cost: 1.5 })
}

async function pick(page: Page, overview: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Overview' }).click()
  await page.getByRole('option', { name: overview, exact: true }).click()
}

test('W-ROUTE-34-X W-SCREEN-29 W-SCREEN-30 W-SCREEN-31 W-SCREEN-32-X W-SCREEN-33 W-SCREEN-34 W-SCREEN-35 W-SCREEN-36-C W-SCREEN-37 the four layouts of scrap, chosen by the picker', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  await signIn('supervisor', { path: '/data/history-scrap/nobody-knows-it' })
  await expectPath(page, '/data/history-scrap/overview-1')
  await expectRecords(page, 3)
  await page.getByRole('combobox', { name: 'Overview' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'Production',
    'Production per machine',
    'Finished cards',
    'Scrap',
    'Scrap by card number',
    'Scrap cost',
    'Cost over time',
  ])
  await page.keyboard.press('Escape')
  const groupBy = page.getByRole('radiogroup', { name: 'Group by' })
  await expect(groupBy).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Scrap over time',
    'Scrap by card number',
    'Scrap by tool',
    'Scrap by part number',
    'Scrap by machine',
  ])
  await expect(bars(page, 'Scrap by card number')).toHaveText([/E2E-1\s*30/, /E2E-2\s*12/])
  await expect(bars(page, 'Scrap by tool')).toHaveText([/E2E-T\s*42/])
  await expect(bars(page, 'Scrap by machine')).toHaveText([/M101.*30/, /M102.*12/])
  await expect(bars(page, 'Scrap by part number')).toHaveText([/42/])

  await pick(page, 'Scrap by card number')
  await expectPath(page, '/data/history-scrap/overview-2')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Scrap by card number',
    'Card numbers',
    'Scrap by tool',
    'Scrap by part number',
    'Scrap by machine',
  ])
  const cards = page.getByRole('grid', { name: 'Card numbers' })
  await expect(cards.getByRole('columnheader')).toHaveText([/Card number/, /Part number/, /Machine/, /Scrap/, /Share/])
  await expect(cards.getByRole('row').filter({ hasText: 'E2E-1' })).toContainText('71.43 %')

  await pick(page, 'Scrap cost')
  await expect(bars(page, 'Scrap cost by card number')).toHaveText([/E2E-1\s*4/, /E2E-2\s*1.5/])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Scrap cost over time',
    'Scrap cost by card number',
    'Scrap cost by tool',
    'Scrap cost by part number',
    'Scrap cost by machine',
  ])
  await expect(page.getByText('1 record has no cost')).toBeVisible()

  await pick(page, 'Cost over time')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Scrap by weekday',
    'Scrap by shift',
    'Scrap by hour of day',
  ])
  await expect(groupBy).toBeHidden()
  await page.getByRole('radio', { name: 'Cost' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Scrap cost by weekday')

  // No record of the selection has a cost: the page says so instead of drawing nothing.
  await pick(page, 'Scrap cost')
  const shifts = await openFilter(page, 'Shift')
  await shifts.getByRole('button', { name: /^2/ }).click()
  await expect(page.getByText('Cost data is unavailable')).toBeVisible()
})

test('T-LOOK-153 the analysis writes days and months in words, as the statistics do', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  const { p_order } = await bookedOn(plant, { card_no: 'E2E-1' })
  const figures = { machine_id: 'M101', day: plantDayOf(minutesAgo(2 * 24 * 60)), shift: 77, run_ms: 7_200_000 }
  await shiftFigures(plant, { ...figures, reported_qty: 250 })
  await runFigures(plant, { ...figures, p_order, reported_qty: 250 })
  await signIn('supervisor', { path: '/data/history-day/overview-2' })
  const groupBy = page.getByRole('radiogroup', { name: 'Group by' })
  const heads = page.getByRole('grid', { name: 'Machines by period' }).getByRole('columnheader')
  await groupBy.getByRole('radio', { name: 'Day' }).click()
  await expect(heads.nth(2)).toHaveText(/^[A-Z][a-z]{2},? \d{1,2} [A-Z][a-z]+ \d{4}/)
  await groupBy.getByRole('radio', { name: 'Month' }).click()
  await expect(heads.nth(2)).toHaveText(/^[A-Z][a-z]+ \d{4}/)
})

for (const language of ['en', 'sv', 'de']) {
  test(`T-LOOK-152 the largest total of the machines by period is never cut (${language})`, async ({
    page,
    plant,
    signIn,
  }) => {
    await someScrap(plant)
    const { p_order } = await bookedOn(plant, { card_no: 'E2E-1' })
    const figures = { machine_id: 'M101', day: plantDayOf(minutesAgo(2 * 24 * 60)), shift: 77, run_ms: 7_200_000 }
    await shiftFigures(plant, { ...figures, reported_qty: 1_234_567_890 })
    await runFigures(plant, { ...figures, p_order, reported_qty: 1_234_567_890 })
    await plant.sql("update app_user set language = $1 where company_id = 1000 and username = 'supervisor'", [language])
    await page.setViewportSize({ width: 1280, height: 900 })
    await signIn('supervisor', { path: '/data/history-day/overview-2' })
    await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'M101' })).toContainText(/234.567.890/)
    await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  })
}

test('T-ROUTE-68 W-DATA-10 W-ROUTE-33 W-SCREEN-42-X W-SCREEN-43-X all seven paths exist; production and finished cards have their layouts', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  const { p_order } = await bookedOn(plant, { card_no: 'E2E-1' })
  const figures = { machine_id: 'M101', day: plantDayOf(minutesAgo(2 * 24 * 60)), shift: 77, run_ms: 7_200_000 }
  await shiftFigures(plant, { ...figures, reported_qty: 250 })
  await runFigures(plant, { ...figures, p_order, reported_qty: 250, scrap_qty: 30 })
  const headings = page.getByRole('heading', { level: 2 })
  await signIn('supervisor', { path: '/data/history-day/overview-1' })
  await expectRecords(page, 1)
  await expect(page.getByText('250 pcs good')).toBeVisible()
  await expect(headings).toHaveText([
    'Good over time',
    'Good by machine',
    'Good by shift',
    'Good by part number',
    'Good by tool',
  ])
  await expect(bars(page, 'Good by machine')).toHaveText([/M101.*250/])

  await pick(page, 'Production per machine')
  await expectPath(page, '/data/history-day/overview-2')
  await expect(headings).toHaveText(['Good by weekday', 'Good by shift', 'Machines by period'])
  await expect(
    page.getByRole('grid', { name: 'Machines by period' }).getByRole('row').filter({ hasText: 'M101' }),
  ).toContainText('250')

  await pick(page, 'Finished cards')
  await expectPath(page, '/data/card-history/overview-1')
  await expect(headings).toHaveText([
    'Planned and good quantity',
    'Scrap quantity',
    'Planned and real run time, hours',
    'OEE, percent',
    'Finished cards',
  ])
  const card = page.getByRole('grid', { name: 'Finished cards' }).getByRole('row').filter({ hasText: 'E2E-1' })
  await expect(card).toContainText('2.00 h')
  await expect(card).toContainText('250')
  const tools = await openFilter(page, 'Tool')
  expect(await waitsOfPress(tools.getByRole('button', { name: 'E2E-T' }))).toEqual([1000])
  await expectRecords(page, 2)

  await pick(page, 'Scrap')
  await expectPath(page, '/data/history-scrap/overview-1')
  await expectRecords(page, 3)
  for (const [overview, name] of [
    ['overview-2', 'Scrap by card number'],
    ['overview-3', 'Scrap cost'],
    ['overview-4', 'Cost over time'],
  ] as const) {
    await pick(page, name)
    await expectPath(page, `/data/history-scrap/${overview}`)
    await expect(headings.first()).toHaveText(/^Scrap/)
  }
})

test('W-DATA-10 W-SCREEN-38 W-SCREEN-44-X W-STATE-34 W-STATE-35-X W-TOOL-49 W-TOOL-53-X W-TOOL-54 the panel folds, filters by lists, ranges and pressed bars, and waits in manual mode', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  for (let at = 3; at < 13; at += 1) {
    await givenCard(plant, `E2E-${at}`, { machine_id: 'M101' })
    await givenScrap(plant, { card_no: `E2E-${at}`, daysAgo: 1, scrap_qty: 1 })
  }
  await signIn('supervisor', { path: '/data/history-scrap/overview-1' })
  await expectRecords(page, 13)
  const panel = page.getByRole('complementary', { name: 'What is shown' })
  await expect(panel).toBeVisible()
  await page.getByRole('button', { name: 'Hide filters (0)' }).click()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Show filters (0)' }).click()
  await expect(panel.getByRole('tab')).toHaveText(['Filters', 'Views', 'Settings'])
  await expect(panel.locator('summary')).toHaveText([
    ...['Machine', 'Department', 'Zone', 'Category', 'Shift', 'Scrap reason', 'Reason group', 'Part number'],
    ...['Card number', 'Tool', 'Mounted tool', 'Unit', 'Weeks', 'Scrap quantity'],
  ])

  const machines = await openFilter(page, 'Machine')
  const on = machines.getByRole('switch')
  await expect(machines.getByRole('button', { name: /^M102/ })).toBeVisible()
  await expect(machines.getByRole('searchbox')).toBeHidden()
  expect(await waitsOfPress(machines.getByRole('button', { name: /^M102/ }))).toEqual([500])
  await expectRecords(page, 1)
  await expect(on).toBeChecked()
  // By hand: the choice stays and does not count.
  await on.click()
  await expectRecords(page, 13)
  await expect(machines.getByRole('button', { name: /^M102/ })).toHaveAttribute('aria-pressed', 'true')
  await machines.getByRole('button', { name: /^M102/ }).click()
  await expect(on).not.toBeChecked()
  const cards = await openFilter(page, 'Card number')
  await cards.getByRole('searchbox').fill('e2e-2')
  await expect(cards.getByRole('button', { name: 'E2E-', exact: false })).toHaveCount(1)
  await cards.getByRole('searchbox').fill('')
  const second = cards.getByRole('button', { name: 'E2E-2', exact: true })
  await second.hover()
  await page.mouse.down()
  await page.getByRole('menuitem', { name: 'Only this' }).waitFor()
  await page.mouse.up()
  await page.getByRole('menuitem', { name: 'Only this' }).click()
  await expectRecords(page, 1)
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await second.click()
  await expectRecords(page, 13)

  await panel.getByRole('tab', { name: 'Settings' }).click()
  await panel.getByRole('switch', { name: 'Update by hand' }).click()
  await bars(page, 'Scrap by machine').filter({ hasText: 'M102' }).getByRole('button').focus()
  await page.keyboard.press('Enter')
  await panel.getByRole('tab', { name: 'Filters' }).click()
  const update = panel.getByRole('button', { name: 'Update' })
  await expect(update).toHaveClass(/danger/)
  await expectRecords(page, 13)
  await update.click()
  await expectRecords(page, 1)
  await expect(panel.getByRole('button', { name: 'Up to date' })).toBeDisabled()
  await page.reload()
  await expect(panel.getByRole('button', { name: 'Up to date' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Settings' }).click()
  await panel.getByRole('switch', { name: 'Update by hand' }).click()
  await panel.getByRole('tab', { name: 'Filters' }).click()
  await panel.locator('summary').filter({ hasText: 'Scrap quantity' }).click()
  await panel.getByLabel('At least').fill('15')
  await panel.getByLabel('At least').press('Tab')
  await expectRecords(page, 1)
})

test('W-VALID-52 W-VALID-54-X many records ask before they are grouped by day; another horizon takes weeks by itself', async ({
  page,
  plant,
  signIn,
}) => {
  await givenCard(plant, 'E2E-1', { machine_id: 'M101' })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 45, scrap_qty: 1, count: 20_001 })
  await signIn('supervisor', { path: '/data/history-scrap/overview-1' })
  await expectRecords(page, 20_001)
  const day = page.getByRole('radio', { name: 'Day' })
  const asked = page.getByRole('dialog', { name: 'Group by day?' })
  await day.click()
  await expect(asked).toContainText('Grouping 20,001 records by day can be slow.')
  await asked.getByRole('button', { name: 'Use week' }).click()
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  await day.click()
  await asked.getByRole('button', { name: 'Continue' }).click()
  await expect(day).toBeChecked()
  await choosePeriod(page, 'Last 30 days')
  await expect(page.getByText('No records match')).toBeVisible()
  await expect(day).toBeChecked()
  await choosePeriod(page, 'Last 120 days')
  await expect(page.getByText('Too many records for day grouping; grouped by week instead.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
})

test('T-LOOK-81 T-LOOK-82 the analysis has its time from the address, a link shows the same; what is ranked is a Pareto chart that leaves as a file', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  for (let at = 3; at < 13; at += 1) {
    await givenCard(plant, `E2E-${at}`, { machine_id: 'M101' })
    await givenScrap(plant, { card_no: `E2E-${at}`, daysAgo: 1, scrap_qty: 1 })
  }
  await signIn('supervisor', { path: '/data/history-scrap/nobody-knows-it?period=14-days' })
  await expectPath(page, '/data/history-scrap/overview-1?period=14-days')
  await expectRecords(page, 12)
  await pick(page, 'Scrap by card number')
  await expectPath(page, '/data/history-scrap/overview-2?period=14-days')
  await choosePeriod(page, 'Last 12 months')
  await expectPath(page, '/data/history-scrap/overview-2?period=1-year')
  await expectRecords(page, 13)
  await page.getByRole('button', { name: 'The period before' }).click()
  await expect(page.getByText('No records match')).toBeVisible()
  await page.getByRole('button', { name: 'The period after' }).click()
  await expectRecords(page, 13)

  // Ten of twelve stand side by side; what the others are together is told, and counts.
  const cards = page.getByRole('region', { name: 'Scrap by card number', exact: true })
  await expect(bars(page, 'Scrap by card number')).toHaveCount(11)
  await expect(bars(page, 'Scrap by card number').first()).toHaveText(/E2E-1\s*3057.7 %/)
  await expect(bars(page, 'Scrap by card number').last()).toHaveText('2 others2100.0 %')
  await expect(bars(page, 'Scrap by card number').last().getByRole('button')).toHaveCount(0)
  await cards.getByRole('button', { name: 'Values' }).click()
  await expect(cards.getByRole('cell', { name: '57.7 %' })).toBeVisible()
  await cards.getByRole('button', { name: 'Save Scrap by card number' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Scrap by card number.*\.csv$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(cards).toBeVisible()
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  // Two days that cannot be used are said to be so, and leave what was shown.
  await page.goto('/data/history-scrap/overview-2?period=2026-05-10..2026-05-01')
  await expect(page.getByText('The first date is after the last.')).toBeVisible()
})

/** What of the server was asked: the first day of each page. */
function askedFrom(page: Page): string[] {
  const days: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('"get_analysis_page"')) days.push(String(JSON.parse(body).payload.from))
  })
  return days
}
const daysAgo = (days: number) => addDays(localDate(Date.now(), 'Europe/Stockholm'), -days)

test('W-DATA-01 W-DATA-02 W-DATA-04 W-DATA-05 W-DATA-06 W-DATA-07-B W-DATA-08-B W-SCREEN-39 T-LOOK-69 T-PLANT-405 rows are stored in chunks beside their progress, fetched again with 30 days of overlap, and all of them after an old correction', async ({
  page,
  plant,
  signIn,
}) => {
  await givenCard(plant, 'E2E-1', { machine_id: 'M101' })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 2, scrap_qty: 1, count: 2_500 })
  // The worker counts the rows that it writes in each transaction.
  const counting = `
    const add = IDBObjectStore.prototype.add; const chunks = new Map(); self.chunks = () => [...chunks.values()];
    IDBObjectStore.prototype.add = function (...given) {
      if (this.name === 'scrap') chunks.set(this.transaction, (chunks.get(this.transaction) ?? 0) + given[0].rows.length);
      return add.apply(this, given) };`
  await page.route('**/analysis-worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${counting}\n${await response.text()}` })
  })
  let answered: (() => void) | undefined
  const held = new Promise<void>((then) => {
    answered = then
  })
  await page.route('**/api/call', async (route) => {
    if (route.request().postData()?.includes('"get_analysis_page"')) await held
    await route.fallback()
  })
  const asked = askedFrom(page)
  await signIn('supervisor', { path: '/data/history-scrap/overview-1' })
  await expect.poll(() => asked).toHaveLength(1)
  answered?.()
  const [y, ...rest] = daysAgo(0).split('-')
  await expectRecords(page, 2_500)
  // The year that is shown comes first, what is older behind it.
  expect(asked).toEqual([[Number(y) - 1, ...rest].join('-'), [Number(y) - 3, ...rest].join('-')])
  expect(await page.workers()[0]?.evaluate('self.chunks()')).toEqual([1000, 1000, 500])
  const { version, tables } = await stored(page)
  expect(version).toBe(8)
  expect(tables.scrap).toEqual({ records: 2_500, indexes: ['trans_date', 'week_number'] })
  expect(tables.history?.indexes).toEqual(['trans_date', 'week_number'])
  expect(tables.card?.indexes).toEqual(['stop_date'])
  expect(tables.complete?.records).toBe(1)

  // What is new comes, what was stored stays, and only 32 days are asked for.
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 0, scrap_qty: 1 })
  asked.length = 0
  await page.reload()
  await expectRecords(page, 2_501)
  expect(asked).toEqual([daysAgo(32)])
  expect((await stored(page)).tables.scrap?.records).toBe(2_501)
  // What the plant no longer has goes: the days that are asked for are replaced, not added to.
  await plant.sql(
    "delete from scrap_transaction where company_id = 1000 and card_no = 'E2E-1' and trans_time > now() - interval '1 day'",
  )
  await page.reload()
  await expectRecords(page, 2_500)
  expect((await stored(page)).tables.scrap?.records).toBe(2_500)
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 0, scrap_qty: 1 })

  // An interrupted first load leaves no mark: the next visit begins anew. So does a correction of something old.
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 60, scrap_qty: 1 })
  asked.length = 0
  await page.reload()
  await expectRecords(page, 2_502)
  await expect.poll(() => asked.at(-1)).toBe([Number(y) - 3, ...rest].join('-'))
  await expect.poll(async () => (await stored(page)).tables.complete?.records).toBe(1)
  await page.evaluate(
    () =>
      new Promise((done) => {
        const open = indexedDB.open('takt-analysis-1000')
        open.onsuccess = () => {
          const writing = open.result.transaction('complete', 'readwrite')
          writing.objectStore('complete').clear()
          writing.oncomplete = () => {
            open.result.close()
            done(undefined)
          }
        }
      }),
  )
  asked.length = 0
  await page.reload()
  await expectRecords(page, 2_502)
  expect(asked).toEqual([[Number(y) - 1, ...rest].join('-'), [Number(y) - 3, ...rest].join('-')])

  // 'Load everything again' shows how far it is.
  let rows: (() => void) | undefined
  const later = new Promise<void>((then) => {
    rows = then
  })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 1, scrap_qty: 1, count: 3_000 })
  await page.route('**/api/call', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"get_analysis_page"') && !body.includes('"after":""')) await later
    await route.fallback()
  })
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Load everything again' }).click()
  const popup = page.getByRole('region', { name: 'First load' })
  await expect(popup.getByRole('progressbar', { name: 'Downloaded' })).toHaveAttribute(
    'aria-valuetext',
    '5,000 records',
  )
  await expect(popup.getByRole('progressbar', { name: 'Stored in this browser' })).toHaveAttribute(
    'aria-valuetext',
    '5,000 records',
  )
  // Nobody is kept waiting by it: the panel beside it answers.
  await page.getByRole('tab', { name: 'Filters' }).click()
  await expect(page.getByRole('tab', { name: 'Filters' })).toHaveAttribute('aria-selected', 'true')
  rows?.()
  await expect(popup).toBeHidden()
  await expectRecords(page, 5_502)
})

test('W-DATA-09 W-DATA-12-X T-SHELL-26-X another horizon loads again, and so does every hour; signing out or another person takes the stored rows away', async ({
  page,
  plant,
  signIn,
}) => {
  await page.clock.install()
  await someScrap(plant)
  await signIn('supervisor', { path: '/data/history-scrap/overview-1' })
  await expectRecords(page, 3)
  const asked = askedFrom(page)
  await choosePeriod(page, 'Last 14 days')
  await expectRecords(page, 2)
  await expect.poll(() => asked.length).toBe(1)
  await page.clock.fastForward('01:00:01')
  await expect.poll(() => asked.length).toBe(2)

  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain(
    'takt-analysis-1000',
  )

  // Somebody who may see other machines gets their own rows, though the first one did not sign out.
  await signIn('supervisor', { path: '/data/history-scrap/overview-1' })
  await expectRecords(page, 3)
  await signIn('restricted', { path: '/data/history-scrap/overview-1' })
  await expect(page.getByText('No records match')).toBeVisible()
})

test('T-PLANT-313 W-DATA-03-X W-DATA-11-X a store of a newer or older client, an away server, a refused store, and a first load that is broken off', async ({
  page,
  plant,
  signIn,
}) => {
  await someScrap(plant)
  // A database of a newer client is left as it is; one of an older client is filled again.
  const versionNow = (version: number) =>
    page.evaluate(
      (next) =>
        new Promise((done) => {
          const gone = indexedDB.deleteDatabase('takt-analysis-1000')
          gone.onsuccess = () => {
            const open = indexedDB.open('takt-analysis-1000', next * 10)
            open.onupgradeneeded = () => open.result.createObjectStore('scrap', { keyPath: 'record_no' })
            open.onsuccess = () => {
              open.result.close()
              done(undefined)
            }
          }
        }),
      version,
    )
  await signIn('supervisor', { path: '/settings.json' })
  await versionNow(9)
  await page.goto('/data/history-scrap/overview-1')
  await expectRecords(page, 3)
  await expect(page.getByText(/^A newer version of the product has stored rows here/)).toBeVisible()
  expect((await stored(page)).version).toBe(9)
  await page.goto('/settings.json')
  // Of this version, and with a record for each row, as it was once kept, too.
  for (const version of [7, 8]) {
    await versionNow(version)
    await page.goto('/data/history-scrap/overview-1')
    await expectRecords(page, 3)
    expect(await stored(page)).toMatchObject({ version: 8, tables: { scrap: { records: 3 } } })
    await page.goto('/settings.json')
  }
  await page.goto('/data/history-scrap/overview-1')

  // A server that is away leaves what is stored, with its time.
  const away = async (route: import('@playwright/test').Route) =>
    route.request().postData()?.includes('"get_analysis_page"') ? await route.abort() : await route.fallback()
  await page.route('**/api/call', away)
  await page.reload()
  await expectRecords(page, 3)
  await expect(page.getByText(/^Rows loaded 20/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.unroute('**/api/call', away)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()

  // A browser that stores nothing: the page says so and goes on.
  const refuse = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
  await page.route('**/analysis-worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${refuse}\n${await response.text()}` })
  })
  await page.reload()
  await expectRecords(page, 3)
  await expect(page.getByText(/^This browser stores nothing for us/)).toBeVisible()
  await page.unroute('**/analysis-worker-*.js')

  // Broken off, a first load leaves nothing behind.
  await page.goto('/settings.json')
  await versionNow(7)
  await plant.sql("update scrap_transaction set scrap_qty = 1 where booked_by = 'e2e'")
  await givenScrap(plant, { card_no: 'E2E-2', daysAgo: 1, scrap_qty: 1, count: 5_500 })
  await page.route('**/api/call', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"get_analysis_page"') && !body.includes('"after":""')) return
    await route.fallback()
  })
  await page.goto('/data/history-scrap/overview-1')
  const popup = page.getByRole('region', { name: 'First load' })
  await expect(popup.getByRole('progressbar', { name: 'Stored in this browser' })).toHaveAttribute(
    'aria-valuetext',
    /5,00/,
  )
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The first load was cancelled')).toBeVisible()
  await expect.poll(async () => (await stored(page)).tables.scrap?.records).toBe(0)
  expect((await stored(page)).tables.complete?.records).toBe(0)
})
