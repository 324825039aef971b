import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { reasonFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { choosePeriod } from '../../pages/period.ts'
import { onPaper } from '../../pages/sheet.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { tooWide } from '../../pages/too-wide.ts'

test.use({ ownPlant: 'figures' })

const twoDaysAgo = () => addDays(localDate(Date.now(), 'Europe/Stockholm'), -2)
const machines = ['C301', 'C302'] as const

test.beforeEach(async ({ plant }) => givenFigures(plant))
test.afterEach(async ({ plant }) => emptied(plant))

async function emptied(plant: Plant): Promise<void> {
  for (const table of ['shift_figures', 'reason_figures']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = any ($1)`, [machines])
  }
}

/** Two days ago a tool fault took three hours of two machines, a break one, and of half an hour nobody said why. */
async function givenFigures(plant: Plant): Promise<void> {
  await emptied(plant)
  const day = twoDaysAgo()
  const hour = 3_600_000
  for (const machine_id of machines) {
    await shiftFigures(plant, { machine_id, day, run_ms: 4 * hour, stop_ms: 2 * hour, counted_qty: 90, scrap_qty: 10 })
  }
  await reasonFigures(plant, { machine_id: 'C301', day, stop_reason: '202', stop_ms: 2 * hour })
  await reasonFigures(plant, { machine_id: 'C302', day, stop_reason: '202', stop_ms: hour })
  await reasonFigures(plant, { machine_id: 'C302', day, stop_reason: '502', stop_ms: hour })
  await reasonFigures(plant, { machine_id: 'C301', day, stop_reason: '-', stop_ms: hour / 2 })
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const canvas = (page: Page, name: string) => card(page, name).locator('[data-drawn="true"] canvas')

async function openReasons(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await choosePeriod(page, 'Last 7 days')
  await expect(canvas(page, 'Stop reasons')).toBeVisible()
}

/** The colours that are seen in the picture of a chart; `told`: as they are when the browser has told the page just that. */
function coloursIn(page: Page, name: string, told?: 'beforeprint'): Promise<string[]> {
  return canvas(page, name).evaluate((element, event) => {
    if (event !== undefined) window.dispatchEvent(new Event(event))
    const { width, height } = element as HTMLCanvasElement
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height)
    const counts = new Map<string, number>()
    for (let at = 0; at < data.length; at += 16) {
      if (data[at + 3] !== 255) continue
      const colour = [data[at], data[at + 1], data[at + 2]].join()
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count > 60).map(([colour]) => colour)
  }, told)
}

test('T-LOOK-33 T-LOOK-35 T-LOOK-37 the stops of a place as a Pareto chart: its numbers on demand, its legend switches, both leave as files', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/home' })
  await openReasons(page, '/statistics/zone/B2/sr-short')
  const reasons = card(page, 'Stop reasons')
  await expect(reasons.locator('tbody tr')).toHaveText([
    /^Tool fault3 h 00 min66\.7 %2$/,
    /^Break1 h 00 min88\.9 %1$/,
    /^Uncoded0 h 30 min100\.0 %1$/,
  ])
  const room = async () => (await reasons.getByRole('table').locator('..').boundingBox())?.width ?? 0
  expect(await room()).toBe(1)
  const values = reasons.getByRole('button', { name: 'Values' })
  await values.click()
  await expect(values).toHaveAttribute('aria-pressed', 'true')
  expect(await room()).toBeGreaterThan(300)

  const share = reasons.getByRole('list', { name: 'Legend' }).getByRole('button', { name: 'Cumulated share' })
  const before = await coloursIn(page, 'Stop reasons')
  await expect(share).toHaveAttribute('aria-pressed', 'true')
  await share.click()
  await expect(share).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await coloursIn(page, 'Stop reasons')).length).toBeLessThan(before.length)

  const save = reasons.getByRole('button', { name: 'Save Stop reasons' })
  await save.click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Table (CSV)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Stop reasons – .*\.csv$/)
  expect(
    readFileSync(await file.path(), 'utf8')
      .split('\r\n')
      .slice(0, 3),
  ).toEqual(['\u{feff}Reason,Stop time (h),Cumulated share (%),Stops', 'Tool fault,3,66.7,2', 'Break,1,88.9,1'])
  await save.click()
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Picture (PNG)' }).click(),
  ])
  expect(picture.suggestedFilename()).toMatch(/^Stop reasons – .*\.png$/)
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
})

test('T-LOOK-36 a bar leads to what lies behind it: from the reason of a place to its machines, to one of them, to the stops of a reason', async ({
  page,
  signIn,
}) => {
  await signIn('supervisor', { path: '/home' })
  await openReasons(page, '/statistics/zone/B2/sr-short')
  const box = (await canvas(page, 'Stop reasons').boundingBox())!
  // The first of three columns, pressed in the picture itself; the axis takes the left edge.
  await canvas(page, 'Stop reasons').click({ position: { x: box.width * 0.2, y: box.height * 0.4 } })
  const behind = card(page, 'Tool fault, by machine')
  await expect(behind.locator('tbody tr')).toHaveText([/^C3012 h 00 min66\.7 %1$/, /^C3021 h 00 min100\.0 %1$/])
  // By keyboard the same is a button of the table, which comes into view.
  await behind.getByRole('button', { name: 'C301', exact: true }).focus()
  await expect(behind.getByRole('columnheader', { name: 'Stop time' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expectPath(page, '/statistics/C301/sr-short?period=7-days')
  // The place had a button of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machine C301: Latest')
  await card(page, 'Stop reasons').getByRole('button', { name: 'Tool fault', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expectPath(page, '/machines/all/history/C301?reason=202&period=7-days')
  await expect(page.getByRole('button', { name: /^Only .*: show all$/ })).toBeVisible()
  await page.getByRole('button', { name: /^Only .*: show all$/ }).click()
  await expectPath(page, '/machines/all/history/C301?period=7-days')
})

test('T-LOOK-31 T-LOOK-38 a break that was given green is not drawn green, in neither theme, and the picture follows the theme', async ({
  page,
  plant,
  signIn,
}) => {
  const [before] = await plant.sql<{ stop_reason_color: string }>(
    "select stop_reason_color from stop_code where company_id = 1000 and stop_code = '502'",
  )
  await plant.sql("update stop_code set stop_reason_color = 'green' where company_id = 1000 and stop_code = '502'")
  try {
    await signIn('supervisor', { path: '/home' })
    await page.emulateMedia({ colorScheme: 'light' })
    await openReasons(page, '/statistics/zone/B2/sr-short')
    const isGreen = (colour: string) => {
      const [r = 0, g = 0, b = 0] = colour.split(',').map(Number)
      return g > r + 25 && g > b + 25
    }
    // What nobody gave a reason is orange: as the theme has it.
    const uncoded = () =>
      page.evaluate(() => {
        const paint = document.createElement('canvas').getContext('2d')!
        paint.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--state-uncoded')
        paint.fillRect(0, 0, 1, 1)
        return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)].join()
      })
    const byDay = await uncoded()
    await expect.poll(() => coloursIn(page, 'Stop reasons')).toContain(byDay)
    expect((await coloursIn(page, 'Stop reasons')).filter(isGreen)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(uncoded).not.toBe(byDay)
    const byNight = await uncoded()
    // At once, and not when something else draws the page again some time.
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    expect(await coloursIn(page, 'Stop reasons')).toContain(byNight)
    expect((await coloursIn(page, 'Stop reasons')).filter(isGreen)).toEqual([])
  } finally {
    await page.emulateMedia({ colorScheme: null })
    await plant.sql('update stop_code set stop_reason_color = $1 where company_id = 1000 and stop_code = $2', [
      before?.stop_reason_color,
      '502',
    ])
  }
})

test('T-LOOK-38 a chart follows its room: on a phone nothing is wider than the screen', async ({ page, signIn }) => {
  await signIn('supervisor', { path: '/home' })
  await openReasons(page, '/statistics/zone/B2/sr-short')
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await canvas(page, 'Stop reasons').boundingBox())?.width ?? 0).toBeLessThan(390)
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await card(page, 'Stop reasons').getByRole('button', { name: 'Values' }).click()
  await expect.poll(() => page.evaluate(tooWide)).toEqual([])
  await page.setViewportSize({ width, height })
})

test('T-LOOK-39 without the code that draws the numbers are there, and drawing can be tried again', async ({
  page,
  signIn,
}) => {
  await page.route(/draw-chart/, (route) => route.abort())
  await signIn('supervisor', { path: '/home' })
  await page.goto('/statistics/zone/B2/sr-short')
  await choosePeriod(page, 'Last 7 days')
  const reasons = card(page, 'Stop reasons')
  await expect(reasons.getByRole('alert')).toContainText('The chart could not be drawn.')
  await expect(reasons.locator('tbody tr').first()).toHaveText(/^Tool fault3 h 00 min/)
  await page.unroute(/draw-chart/)
  await reasons.getByRole('button', { name: 'Try again' }).click()
  await expect(canvas(page, 'Stop reasons')).toBeVisible()
})

test('T-LOOK-111 a chart on paper is drawn for white, in the sheet, and says of what and when it is', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn('supervisor', { path: '/home' })
  await openReasons(page, '/statistics/zone/B2/sr-short')
  const light = await coloursIn(page, 'Stop reasons')
  const ofDark = async () => (await coloursIn(page, 'Stop reasons')).filter((colour) => !light.includes(colour))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ofDark).not.toEqual([])
  const dark = await ofDark()
  // Edges blend where they fall on half a pixel; writing, axes and fills have their colour.
  const paper = await coloursIn(page, 'Stop reasons', 'beforeprint')
  expect(paper.filter((colour) => dark.includes(colour))).toEqual([])
  expect(paper.filter((colour) => light.includes(colour)).length).toBeGreaterThan(light.length / 2)
  const back = await onPaper(page)
  await expect(card(page, 'Stop reasons').getByText(/: Latest, \w+ \d+ \w+ – /)).toBeVisible()
  await expect(card(page, 'Stop reasons').getByRole('button', { name: 'Values' })).toBeHidden()
  await expect(card(page, 'Stop reasons').getByText('Cumulated share').first()).toBeVisible()
  expect(await page.evaluate(tooWide)).toEqual([])
  await back()
  await expect.poll(ofDark).toEqual(dark)
})
