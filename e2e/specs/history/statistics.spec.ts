import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { reasonFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { aMachine } from '@takt/server/machines/machines.fixture.ts'
import { aCard, anOrderRun, aPart } from '@takt/server/orders/orders.fixture.ts'
import { aScrapTransaction } from '@takt/server/scrap/scrap.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { choosePeriod } from '../../pages/period.ts'
import { expectPath, openMenu, visit } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'

test.use({ ownPlant: 'figures' })

const threeDaysAgo = () => addDays(localDate(Date.now(), 'Europe/Stockholm'), -3)

test.beforeEach(async ({ plant }) => givenFigures(plant))
test.afterEach(async ({ plant }) => {
  for (const table of ['shift_figures', 'reason_figures', 'scrap_transaction']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = 'C301' and day = $1`, [
      threeDaysAgo(),
    ])
  }
})

/** Three days ago C301 ran six hours, stood two of them for a tool fault, and made 90 good pieces and 10 of scrap. */
async function givenFigures(plant: Plant): Promise<void> {
  const day = threeDaysAgo()
  // The clock has counted what runs since the plant was opened, for however many specs.
  await plant.sql("delete from shift_figures where company_id = 1000 and machine_id = 'C301'")
  await shiftFigures(plant, {
    ...{ machine_id: 'C301', day, run_ms: 21_600_000, stop_ms: 7_200_000, counted_qty: 90, scrap_qty: 10 },
  })
  await reasonFigures(plant, { machine_id: 'C301', day, stop_reason: '202', stop_ms: 7_200_000 })
  const [run] = await plant.sql<{ card_no: string; code: string }>(
    `select card_no, (select min(code) from scrap_reason where company_id = 1000) as code from order_run
     where company_id = 1000 and machine_id = 'C301' limit 1`,
  )
  await aScrapTransaction(plant, {
    ...{ card_no: run?.card_no ?? '', tool_id: 'T-E2E', scrap_reason: run?.code ?? '', scrap_qty: 10 },
    ...{ trans_time: `${day}T10:00:00Z`, day },
  })
}

const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  } as const)
    .format(Date.parse(day))
    .replace(',', '')

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** What stands in the picture stands in its table, too. */
const row = (page: Page, name: string, category: string) =>
  card(page, name).locator('tbody tr').filter({ hasText: category })

test('T-LOOK-83 limits stand as lines in the charts, in the legend with their value; of a place where all machines have the same', async ({
  page,
  plant,
  signIn,
}) => {
  const limits = (machine_id: string, quality: number, availability: number) =>
    plant.sql(
      'update machine set q_green_limit = $2, efficiency_green_limit = $3 where company_id = 1000 and machine_id = $1',
      [machine_id, quality, availability],
    )
  const [before] = await plant.sql<{ q_green_limit: number; efficiency_green_limit: number }>(
    "select q_green_limit, efficiency_green_limit from machine where company_id = 1000 and machine_id = 'C301'",
  )
  await limits('C301', 97.5, 80)
  const legend = (name: string) => card(page, name).getByRole('list', { name: 'Legend' })
  try {
    await signIn('operator', { path: '/statistics/C301/sr-short?period=7-days' })
    await expect(legend('Scrap percent over time')).toContainText('Limit: at most 2.5 %')
    await expect(legend('Scrap percent over time').getByRole('button')).toHaveText([/^Scrap/, 'Average', /^Limit/])
    await expect(row(page, 'Scrap percent over time', dayInWords(threeDaysAgo()))).toContainText('2.5 %')
    // It can be taken out like every other line.
    const line = legend('Scrap percent over time').getByRole('button', { name: /^Limit/ })
    await line.click()
    await expect(line).toHaveAttribute('aria-pressed', 'false')
    await visit(page, '/statistics/C301/av-short?period=7-days')
    await expect(legend('Availability')).toContainText('Limit: at least 80 %')
    // The other machines of its zone have another limit.
    await visit(page, '/statistics/zone/B2/av-short?period=7-days')
    await expect(legend('Availability')).toContainText('Overall')
    await expect(legend('Availability')).not.toContainText('Goal')
  } finally {
    await limits('C301', Number(before?.q_green_limit), Number(before?.efficiency_green_limit))
  }
})

test('T-LOOK-84 failures of a machine and of a place: MTBF and MDT by day, by week over a month, by reason and by machine', async ({
  page,
  plant,
  signIn,
}) => {
  const day = threeDaysAgo()
  const flags = (mtbf: number, mdt: number) =>
    plant.sql(
      "update stop_code set include_in_mtbf = $1, include_in_mdt = $2 where company_id = 1000 and stop_code = '202'",
      [mtbf, mdt],
    )
  const [before] = await plant.sql<{ include_in_mtbf: number; include_in_mdt: number }>(
    "select include_in_mtbf, include_in_mdt from stop_code where company_id = 1000 and stop_code = '202'",
  )
  await flags(1, 1)
  try {
    await signIn('operator', { path: `/statistics/C301/mtbf?period=${day}` })
    const shown = dayInWords(day)
    // Six hours and one failure: before it and after it three.
    await expect(row(page, 'Time between failures (MTBF)', shown)).toHaveText(`${shown}3 h 00 min13 h 00 min`)
    await expect(row(page, 'Mean down time (MDT)', shown)).toHaveText(`${shown}2 h 00 min2 h 00 min`)
    await expect(card(page, 'Failures by reason').locator('tbody tr')).toHaveText([/^Tool fault2 h 00 min100\.0 %1$/])
    await expect(card(page, 'Time between failures by machine')).toHaveCount(0)
    await choosePeriod(page, 'Last 90 days')
    await expectPath(page, '/statistics/C301/mtbf?period=90-days')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card(page, 'Failures by reason').locator('tbody tr')).toHaveText([/^Tool fault/])
    await expect.poll(() => page.evaluate(tooWide)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    // A day of a place leads to its machines on that day, where its bar leads nowhere further.
    await visit(page, '/statistics/zone/B2/mtbf?period=7-days')
    await card(page, 'Mean down time (MDT)').getByRole('button', { name: shown, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expectPath(page, `/statistics/zone/B2/mtbf?period=${day}`)
    await expect(row(page, 'Mean down time (MDT)', shown)).toHaveText(`${shown}2 h 00 min2 h 00 min`)
    await expect(card(page, 'Mean down time (MDT)').getByRole('button', { name: shown, exact: true })).toHaveCount(0)
    await expect(row(page, 'Time between failures by machine', 'C301')).toHaveText(/^C3013 h 00 min1$/)
    await card(page, 'Time between failures by machine').getByRole('button', { name: 'C301', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expectPath(page, `/statistics/C301/sr-short?period=${day}`)
  } finally {
    await flags(before?.include_in_mtbf ?? 0, before?.include_in_mdt ?? 0)
  }
})

test('T-LOOK-85 T-LOOK-96 the statistics of a place that makes two units show one of them, by choice and in the address; 24 hours say since when', async ({
  page,
  plant,
  signIn,
}) => {
  const day = threeDaysAgo()
  const shown = dayInWords(day)
  await aPart(plant, { part_no: 'STAT-KG', unit: 'kg' })
  await aMachine(plant, { machine_id: 'STATKG', machine_description: 'Granulator', zone: 'B2' })
  await aCard(plant, { card_no: 'STAT-KG-1', part_no: 'STAT-KG', machine_id: 'STATKG', planned_op_qty: 500 })
  await anOrderRun(plant, { machine_id: 'STATKG', card_no: 'STAT-KG-1', start_time: `${day}T06:00:00Z` })
  await shiftFigures(plant, { machine_id: 'STATKG', day, run_ms: 21_600_000, counted_qty: 7.5 })
  try {
    await signIn('operator', { path: `/statistics/zone/B2/sr-short?period=${day}` })
    const unit = page.getByRole('radiogroup', { name: 'Unit' })
    await expect(unit.getByRole('radio')).toHaveText(['pcs', 'kg'])
    await expect(row(page, 'Good and scrap', shown)).toHaveText(new RegExp(`^${shown}9010$`))
    await unit.getByRole('radio', { name: 'kg' }).click()
    await expectPath(page, `/statistics/zone/B2/sr-short?period=${day}&unit=kg`)
    await expect(row(page, 'Good and scrap', shown)).toHaveText(new RegExp(`^${shown}7.50$`))
    await expect(card(page, 'Good and scrap').getByRole('list', { name: 'Legend' })).toContainText('Good (kg)')
    // It goes along to the other views; and one unit alone is not asked about.
    await page.getByRole('navigation', { name: 'Statistics' }).getByRole('link', { name: 'Analysis' }).click()
    await expectPath(page, `/statistics/zone/B2/analysis-short?period=${day}&unit=kg`)
    await expect(unit.getByRole('radio', { name: 'kg' })).toBeChecked()
    await visit(page, '/statistics/C301/sr-short')
    await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('Last 24 hours')
    await expect(page.getByText(/^since \w{3} \d+ \w{3},? \d\d:\d\d$/)).toBeVisible()
    await expect(unit).toHaveCount(0)
  } finally {
    await plant.sql("update machine set active = false where company_id = 1000 and machine_id = 'STATKG'")
  }
})

test('T-PLANT-159 T-PLANT-168 T-PLANT-169 T-ROUTE-22 W-ROUTE-29 W-SCREEN-22 W-SCREEN-23 W-SCREEN-24 W-SCREEN-27 W-SCREEN-28-X the statistics of a machine: the latest, per day for a chosen period, availability, and where all time went', async ({
  page,
  signIn,
}) => {
  const day = threeDaysAgo()
  await signIn('operator', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Statistics', exact: true }).click()
  await expect(page).toHaveURL(/\/statistics\/[^/]+\/sr-short$/)
  await visit(page, '/statistics/C301/sr-short')
  await expect(page).toHaveTitle(/C301/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine C301: Latest')
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('Last 24 hours')
  await choosePeriod(page, 'Last 7 days')
  await expectPath(page, '/statistics/C301/sr-short?period=7-days')
  const shown = dayInWords(day)
  await expect(row(page, 'Scrap percent over time', shown)).toHaveText(new RegExp(`^${shown}10\\.0 %`))
  await expect(row(page, 'Good and scrap', shown)).toHaveText(new RegExp(`^${shown}9010`))
  // One machine is all of its scrap.
  await expect(card(page, 'Scrap by machine')).toHaveCount(0)
  for (const name of ['Scrap by reason', 'Scrap by reason group']) {
    await expect(card(page, name).locator('tbody tr')).toHaveText(/10100\.0 %$/)
  }
  await expect(row(page, 'Stop reasons', 'Tool fault')).toHaveText(/2 h 00 min/)
  await expect(card(page, 'Scrap by tool')).toHaveCount(0)
  // With figures there is a table for ears beside each picture: nothing that eyes read is cut on a phone.
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await page.setViewportSize({ width, height })

  const views = page.getByRole('navigation', { name: 'Statistics' })
  await expect(views.getByRole('link')).toHaveText([
    'Latest',
    'Per day',
    'Availability',
    'Losses',
    'By hour',
    'Failures',
  ])
  await views.getByRole('link', { name: 'Per day' }).click()
  // What was chosen goes along.
  await expectPath(page, '/statistics/C301/sr-daily?period=7-days')
  await choosePeriod(page, 'Last 30 days')
  await expect(row(page, 'Stop reasons per day', shown)).toHaveText(/2 h 00 min/)
  await choosePeriod(page, 'Own dates')
  await page.getByLabel('From').fill('2026-06-10')
  await page.getByLabel('To', { exact: true }).fill('2026-06-01')
  await expect(page.getByText('No data for this choice')).toBeVisible()
  await expect(page.getByText('The first day lies after the last one.')).toBeVisible()
  await expect(page.locator('figure')).toHaveCount(0)

  await choosePeriod(page, 'Last 7 days')
  await views.getByRole('link', { name: 'Availability' }).click()
  await expectPath(page, '/statistics/C301/av-short?period=7-days')
  await expect(row(page, 'Running, setup and stops per day', shown)).toHaveText(/6 h 00 min2 h 00 min$/)
  // What it has run since the plant of these specs was opened counts in all days together, too.
  await expect(row(page, 'Availability', shown)).toHaveText(/75\.0 %75\.[0-5] %85\.0 %$/)

  await views.getByRole('link', { name: 'Losses' }).click()
  await expectPath(page, '/statistics/C301/losses?period=7-days')
  await choosePeriod(page, 'Own dates')
  await page.getByLabel('From').fill(day)
  await page.getByLabel('To', { exact: true }).fill(day)
  // It stood two of eight hours for a tool fault; no piece has a planned time, and none of its scrap counts in OEE.
  await expect(card(page, 'Where the time went').locator('tbody tr')).toHaveText([
    /^Calendar time24 h 00 min–$/,
    /^Not in use16 h 00 min–$/,
    /^Planned time8 h 00 min100.0 %$/,
    /^Available time8 h 00 min100.0 %$/,
    /^Breakdown2 h 00 min25.0 %$/,
    /^Running6 h 00 min75.0 %$/,
    /^At planned speed6 h 00 min75.0 %$/,
    /^Good pieces6 h 00 min75.0 %$/,
  ])
  await expect(
    card(page, 'OEE, ours and by ISO 22400-2').locator('tbody tr').filter({ hasText: 'Availability' }),
  ).toHaveText('Availability75.0 %75.0 %')
})

test('T-ROUTE-23 T-ROUTE-23-X W-ROUTE-30 W-ROUTE-32-X W-SCREEN-25 W-SCREEN-26-X the statistics of a place: all is the first one, the analysis compares its machines, and the swap keeps the view', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/home' })
  await visit(page, '/statistics/zone/all/analysis-short')
  await expect(page).toHaveURL(/\/statistics\/zone\/(?!all)[^/]+\/analysis-short$/)
  await expect(page.getByText('Statistics are of one location: the first one is shown.')).toBeVisible()
  await page.goBack()
  await expectPath(page, '/home')
  await visit(page, '/statistics/zone/B2/analysis-short')
  await expect(row(page, 'Availability of the machines', 'C301')).toHaveText(/^C30175\.[0-5] %/)
  await expect(row(page, 'Scrap by tool', 'T-E2E')).toHaveText('T-E2E10100.0 %')
  for (const name of ['Scrap by card', 'Scrap by part']) {
    await expect(card(page, name).locator('tbody tr')).toHaveText(/10100\.0 %$/)
  }
  await page.getByRole('button', { name: /^Location: / }).click()
  const swap = page.getByRole('dialog')
  await expect(swap.locator('a[href="/statistics/department/10/analysis-short"]')).toBeVisible()
  await expect(swap.getByRole('link', { name: 'All machines' })).toHaveCount(0)
  await expect(swap.getByRole('link', { name: 'My machines' })).toHaveCount(0)
  await swap.locator('a[href="/statistics/department/10/analysis-short"]').click()
  await expectPath(page, '/statistics/department/10/analysis-short')
  const views = page.getByRole('navigation', { name: 'Statistics' })
  for (const [name, last] of [
    ['Latest', 'sr-short'],
    ['Per day', 'sr-daily'],
    ['Availability', 'av-short'],
    ['Losses', 'losses'],
    ['By hour', 'by-hour'],
    ['Failures', 'mtbf'],
  ] as const) {
    await views.getByRole('link', { name }).click()
    await expectPath(page, `/statistics/department/10/${last}`)
  }
})
