import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { reasonFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { aStop } from '@takt/server/stops/stops.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { choosePeriod } from '../../pages/period.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'

test.use({ ownPlant: 'figures' })

const HOUR = 3_600_000
const dayBefore = (days: number) => addDays(localDate(Date.now(), 'Europe/Stockholm'), -days)

test.beforeEach(async ({ plant }) => {
  await emptied(plant)
  const day = dayBefore(20)
  await shiftFigures(plant, { machine_id: 'C301', day, run_ms: 6 * HOUR, stop_ms: 2 * HOUR })
  await reasonFigures(plant, { machine_id: 'C301', day, stop_reason: '202', stop_ms: 2 * HOUR })
  await aStop(plant, {
    ...{ machine_id: 'C301', day, stop: 'long-ago', stop_reason: '202' },
    ...{ start_time: `${day}T08:00:00Z`, end_time: `${day}T10:00:00Z` },
  })
})
test.afterEach(async ({ plant }) => emptied(plant))

async function emptied(plant: Plant): Promise<void> {
  for (const table of ['shift_figures', 'reason_figures', 'stop']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = 'C301' and day <= $1`, [
      dayBefore(1),
    ])
  }
}

const reasons = (page: Page) => page.getByRole('region', { name: 'Stop reasons', exact: true })

test('T-LOOK-60 T-LOOK-61 T-LOOK-63 a period stands in the address, is stepped through, and goes along to the stops behind a bar', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/home' })
  await visit(page, '/statistics/C301/av-short?period=30-days')
  await expect(reasons(page).locator('tbody tr')).toHaveText([/^Tool fault2 h 00 min/])
  // Nothing lies after it yet.
  await expect(page.getByRole('button', { name: 'The period before' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'The period after' })).toHaveCount(0)
  await page.getByRole('button', { name: 'The period before' }).click()
  await expectPath(page, `/statistics/C301/av-short?period=${dayBefore(59)}..${dayBefore(30)}`)
  await expect(page.getByLabel('From')).toHaveValue(dayBefore(59))
  await expect(reasons(page).getByText('No data for this choice')).toBeVisible()
  await page.getByRole('button', { name: 'The period after' }).click()
  await expectPath(page, '/statistics/C301/av-short?period=30-days')
  await reasons(page).getByRole('button', { name: 'Tool fault', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expectPath(page, '/machines/all/history/C301?reason=202&period=30-days')
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('Last 30 days')
  const rows = page.getByRole('grid').getByRole('row').filter({ hasText: 'Tool fault' })
  await expect(rows).toHaveCount(1)
  await choosePeriod(page, 'Last 7 days')
  await expect(page.getByText('No stops in this period')).toBeVisible()
  await expectPath(page, '/machines/all/history/C301?reason=202&period=7-days')
  await choosePeriod(page, 'Last shift')
  await expectPath(page, '/machines/all/history/C301?reason=202&period=last-shift')
  await page.getByRole('button', { name: 'The period before' }).click()
  await expect(page).toHaveURL(/period=\d{4}-\d\d-\d\d%2F\d+$/)
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('One shift')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('T-LOOK-80 the time history shows a day or a shift of the past, by the same picker, and a link shows the same', async ({
  page,
  signIn,
}) => {
  const day = dayBefore(20)
  const at = (period: string) => `/machines/all/time-history?machines=C301&period=${period}`
  await signIn('supervisor', { path: '/home' })
  await visit(page, at(day))
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('One day')
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day)
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Tool fault')
  await page.getByRole('button', { name: 'The period before' }).click()
  await expectPath(page, at(dayBefore(21)))
  await page.getByRole('radio', { name: 'Table' }).click()
  await expect(page.getByText('No stops in this period')).toBeVisible()
  await page.getByRole('button', { name: 'The period after' }).click()
  await expectPath(page, at(day))
  await page.getByRole('radio', { name: 'Table' }).click()
  const stops = page.getByRole('row').filter({ hasText: 'Tool fault' })
  await expect(stops).toHaveCount(1)
  await choosePeriod(page, 'Last shift')
  await expectPath(page, at('last-shift'))
  await expect(page.getByRole('main')).toContainText(/, \d\d:\d\d – \d\d:\d\d/)
  // Of a week only its last day is shown, and said to be.
  await visit(page, at(`${dayBefore(27)}..${day}`))
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Tool fault')
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  // The day stands whole in its field.
  const room = await page.getByLabel('Day', { exact: true }).evaluate((input: HTMLInputElement) => {
    return input.clientWidth - input.scrollWidth
  })
  expect(room).toBeGreaterThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('T-LOOK-62 T-LOOK-143 the period before stands beside this one, with the difference in words, and the address keeps it', async ({
  page,
  plant,
  signIn,
}) => {
  // The day before it stood one hour of its first shift.
  const day = dayBefore(21)
  await shiftFigures(plant, { machine_id: 'C301', day, run_ms: 7 * HOUR, stop_ms: HOUR })
  for (const shift of [2, 3]) await shiftFigures(plant, { machine_id: 'C301', day, shift, run_ms: 8 * HOUR })
  await reasonFigures(plant, { machine_id: 'C301', day, stop_reason: '202', stop_ms: HOUR })
  await signIn('supervisor', { path: '/home' })
  const past = dayBefore(20)
  await visit(page, `/statistics/C301/av-short?period=${past}`)
  await page.getByRole('switch', { name: 'Compare with the period before' }).click()
  await expectPath(page, `/statistics/C301/av-short?period=${past}&compare=before`)
  await expect(reasons(page).locator('tbody tr')).toHaveText([/^Tool fault2 h 00 min1 h 00 min100\.0 %1$/])
  await expect(reasons(page)).toContainText(/▲ 1 h 00 min worse than .* \(1 h 00 min\)\./)
  const availability = page.getByRole('region', { name: 'Availability', exact: true })
  await expect(availability).toContainText(/▼ \d+(\.\d)? points worse than .* \(95\.8 %\)\./)
  // Of a longer time that day is all that is known.
  await visit(page, `/statistics/C301/av-short?period=${dayBefore(20)}..${dayBefore(11)}&compare=before`)
  await expect(availability).toContainText(/^.*Of \w{3} .* only \d+(\.\d)? % is known: too little to compare with\./)
  await expect(availability).not.toContainText('points')
})

test('T-LOOK-142 the OEE of each day is a line above the hours, with the limit; of one day there is none', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/home' })
  await visit(page, `/statistics/C301/by-hour?period=${dayBefore(21)}..${dayBefore(20)}`)
  const line = page.getByRole('figure', { name: 'OEE per day' })
  await expect(line).toBeVisible()
  await expect(line).toContainText('Availability')
  await expect(page.getByRole('table', { name: 'OEE by day and hour' }).locator('tbody tr')).toHaveCount(2)
  await visit(page, `/statistics/C301/by-hour?period=${dayBefore(20)}`)
  await expect(page.getByRole('table', { name: 'OEE by day and hour' }).locator('tbody tr')).toHaveCount(1)
  await expect(line).toHaveCount(0)
})

test('T-LOOK-64 the OEE of each hour is a figure in a grid, and a press leads to what happened in that hour', async ({
  page,
  signIn,
}) => {
  const day = dayBefore(20)
  await signIn('supervisor', { path: '/home' })
  await visit(page, `/statistics/C301/by-hour?period=${day}`)
  const grid = page.getByRole('table', { name: 'OEE by day and hour' })
  await expect(grid.locator('tbody tr')).toHaveCount(1)
  // Of its pieces nobody planned a speed: an OEE is told of the hours alone in which it stood. The clock shows an hour or two more.
  const stood = grid.getByRole('button', { name: /OEE 0\.0 %, availability 0\.0 %/ })
  await expect(stood).toHaveCount(2)
  const name = (await stood.first().getAttribute('aria-label')) ?? ''
  const hour = Number(/, (\d\d):00/.exec(name)?.[1])
  await stood.first().click()
  await expectPath(page, `/history/C301/transactions/${day}/${hour}`)
  await visit(page, `/statistics/C301/by-hour?period=${day}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(grid).toBeVisible()
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
})
