import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { reasonFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { add, builderPath, choose, handle, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, widget } from '../../pages/dashboard.ts'
import { holdCalls } from '../../pages/shell.ts'

test.use({ ownPlant: 'figures' })

const plantDay = () => localDate(Date.now(), 'Europe/Stockholm')
const day = () => addDays(plantDay(), -3)

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  for (const table of ['shift_figures', 'reason_figures']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id like 'C30%' and day = $1`, [day()])
  }
})

/** Three days ago: C301 ran six hours and stood two, C302 ran four and stood four. */
async function givenFigures(plant: Plant): Promise<void> {
  await shiftFigures(plant, { machine_id: 'C301', day: day(), run_ms: 21_600_000, stop_ms: 7_200_000 })
  await shiftFigures(plant, { machine_id: 'C302', day: day(), run_ms: 14_400_000, stop_ms: 14_400_000 })
  for (const [machine_id, stop_reason, stop_ms] of [
    ['C301', '202', 5_400_000],
    ['C301', '-', 1_800_000],
    ['C302', '202', 14_400_000],
  ] as const) {
    await reasonFigures(plant, { machine_id, day: day(), stop_reason, stop_ms })
  }
}

function asked(page: Page, name: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const text = request.postData() ?? ''
    if (text.includes(`"${name}"`)) found.push(text)
  })
  return found
}

test('D-WIDGET-01 D-WIDGET-03 D-VALID-10-X graphs of stop reasons and availability, of machines and of a place; two of one question are one load, one without a place asks nothing', async ({
  page,
  plant,
  signIn,
}) => {
  await givenFigures(plant)
  const of = { machineId: ['C301', 'C302'], period: '30d' }
  const place = { locationtype: 'zone', location: 'B2' }
  await givenDashboard(plant, {
    slug: 'e2e-graphs',
    widgets: [
      widget('graph', [0, 0, 8, 4], { ...of, title: 'Reasons' }),
      widget('graph', [8, 0, 8, 4], { ...of, machineId: ['C302', 'C301'], type: 'pie', labelMode: 'percentages' }),
      widget('graph', [16, 0, 8, 4], { ...of, task: 'availability' }),
      widget('graph', [0, 4, 8, 4], { ...of, task: 'stopreasons_daily', type: 'stackedBar' }),
      widget('location-graph', [8, 4, 8, 4], { ...place, task: 'machineanalysis' }),
      widget('location-graph', [16, 4, 8, 4], { locationtype: 'zone' }),
      widget('production-goal', [0, 8, 8, 4], { locationtype: 'zone' }),
    ],
  })
  const loads = asked(page, 'get_stop_figures')
  await signIn('operator', { path: '/dashboards/e2e-graphs' })
  const box = (at: number) => boxes(page).nth(at)
  await expect(box(0).getByRole('heading', { name: 'Reasons' })).toBeVisible()
  const bars = box(0).locator('tbody tr')
  await expect(bars.first()).toContainText('5.5')
  await expect(bars.filter({ hasText: 'Uncoded' })).toContainText('0.5')
  await expect(box(1).locator('svg path')).toHaveCount(2)
  await expect(box(1).locator('tbody tr').filter({ hasText: 'Uncoded' })).toContainText('8.3')
  await expect(box(2).getByTitle(/Running: 62\.5$/)).toBeVisible()
  await expect(box(3).getByTitle(`Uncoded, ${day()}: 0.5`)).toBeVisible()
  await expect(box(4).locator('tbody th')).toHaveText(['C301', 'C302'])
  await expect(box(4).getByTitle(/, C301: 75\.0$/)).toBeVisible()
  await expect(box(5)).toHaveText('Choose a location')
  await expect(box(6)).toHaveText('Choose a location')
  // Reasons twice, availability: one load. Per day and per place: one each.
  expect(loads).toHaveLength(3)
})

test('D-WIDGET-05 D-VALID-12 D-VALID-13-X D-LIMIT-06 D-LIMIT-25 the form of a graph offers what fits its task, and a place has no preview', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-form' })
  await signIn('admin', { path: builderPath('e2e-form') })
  await add(page, 'Stops and availability Stop reasons')
  const offered = async (label: string) => {
    await settings(page).getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option').first().waitFor()
    const words = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    return words
  }
  expect(await offered('Values are')).toEqual(['Hours', 'Percent of the stop time'])
  expect(await offered('Period')).toEqual(['Shift', 'Today', 'Last 24 hours', 'This week', 'Last week', '30 days'])
  expect(await offered('Interval (s)')).toEqual(['10', '20', '30', '60', '180', '360'])
  expect(await offered('Kind of graph')).toContain('pie')
  await choose(page, 'Values are', 'Percent of the stop time')
  await choose(page, 'Shows', 'Stop reasons per day')
  expect(await offered('Values are')).toEqual(['Hours'])
  await expect(settings(page).getByRole('combobox', { name: 'Values are', exact: true })).toContainText('Hours')
  expect(await offered('Kind of graph')).not.toContain('pie')
  await choose(page, 'Shows', 'Availability')
  expect(await offered('Values are')).toEqual(['Percent of the time'])
  await add(page, 'Stops and availability of a place')
  await expect(page.getByText('Choose a location')).toBeVisible()
  await choose(page, 'Kind of location', 'Zone')
  const places = await offered('Location')
  expect(places.length).toBeGreaterThan(1)
  await choose(page, 'Location', places.at(-1)!)
  await expect(page.getByText('No preview available during configuration')).toBeVisible()
  await expect(settings(page).getByRole('combobox', { name: 'Period', exact: true })).toContainText('30 days')
})

test('D-WIDGET-14 D-WIDGET-15-X D-WIDGET-24 D-WIDGET-25 D-ERROR-06 D-WIDGET-27 D-WIDGET-28-X D-WIDGET-57-X D-LIMIT-02 values, goals and orders of a machine; what cannot be loaded again stays with its age', async ({
  page,
  plant,
  signIn,
}) => {
  await page.clock.install()
  const [order] = await plant.sql<{ work_order_no: string; card_no: string; planned_op_qty: number }>(
    `select c.work_order_no, c.card_no, c.planned_op_qty from order_run r join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'M101' and r.end_time is null order by r.start_time limit 1`,
  )
  const box = { display: 'colorBox', key: 'oee_green_limit', limitCount: 2, rule1: 'under', value1: 1 }
  await givenDashboard(plant, {
    slug: 'e2e-values',
    widgets: [
      widget('production-value', [0, 0, 6, 4], { machineId: ['M101'], label: 'Run time of [machine]' }),
      widget('production-value', [6, 0, 6, 4], { machineId: ['M101'], ...box, rule2: 'over', color2: '#0000aa' }),
      widget('production-goal', [12, 0, 6, 4], { machineId: ['M101'], goalType: 'week', title: 'Week' }),
      widget('production-goal', [18, 0, 6, 4], { machineId: ['K501'], goalType: 'week' }),
      widget('order-summary', [0, 4, 8, 8], { machineId: ['M101'], nextOrder: true }),
      widget('order-summary', [8, 4, 8, 8], { machineId: ['K501'] }),
    ],
  })
  await plant.sql(
    "update order_run set end_time = now() where company_id = 1000 and machine_id = 'K501' and end_time is null",
  )
  const goals = asked(page, 'get_production_goals')
  const first = await holdCalls(page, 'get_production_goals')
  await signIn('operator', { path: '/dashboards/e2e-values' })
  const at = (index: number) => boxes(page).nth(index)
  // Before its first data a widget shows its title over a shape without words.
  await expect(at(2).getByRole('heading', { name: 'Week' })).toBeVisible()
  await expect(at(2).locator('[class*="skeleton"]')).toBeVisible()
  await expect(at(2)).toHaveText('Week')
  first.release()
  await expect(at(0)).toContainText('Run time of M101')
  await expect(at(0)).toContainText(/\d\d:\d\d/)
  await expect(at(1).locator('[style*="rgb(0, 0, 170)"]')).toBeVisible()
  await expect(at(2)).toContainText(/\/ [\d,]+/)
  await expect(at(2)).toContainText(/behind|ahead/)
  await expect(at(2).locator('[data-part]').first()).toBeAttached()
  await expect(at(3)).toHaveText('No goal')
  await expect(at(4)).toContainText(String(order?.work_order_no))
  await expect(at(4)).toContainText(String(order?.card_no))
  for (const word of ['Good', 'Scrap', 'Whole order', 'Planned', 'Remaining', 'Done at planned speed', 'Next']) {
    await expect(at(4)).toContainText(word)
  }
  await expect(at(5)).toHaveText('No running order')
  expect(goals).toHaveLength(1)
  // While it is asked for again, what was there stays.
  const second = await holdCalls(page, 'get_production_goals')
  await page.clock.fastForward(70_000)
  await expect.poll(() => goals.length).toBe(2)
  await expect(at(2)).toContainText(/behind|ahead/)
  second.release()
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('get_production_goals')
      ? route.fulfill({ status: 503, body: '{}' })
      : route.continue(),
  )
  // A minute is counted from the last answer, which may not have arrived when the first one has passed.
  await expect
    .poll(async () => {
      await page.clock.fastForward(70_000)
      return goals.length
    })
    .toBeGreaterThan(2)
  await expect(at(2).getByText(/Last updated/)).toBeVisible()
  await expect(at(2)).toContainText(/behind|ahead/)
})

test('T-LOOK-124 a gauge and a value of a machine show its OEE of today, chosen from its live values', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-oee',
    widgets: [
      widget('gauge', [0, 0, 8, 6], { machineId: ['C301'] }, 'dial'),
      widget('production-value', [8, 0, 8, 6], { machineId: ['C301'], key: 'shift_quality' }),
      widget('gauge', [16, 0, 8, 6], { machineId: ['C301'], valueKey: 'today_cycles' }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-oee') })
  await handle(page, /^Gauge/)
    .first()
    .click()
  const answered = (period: string) =>
    page.waitForResponse(async (response) => {
      const { name, payload } = (response.request().postDataJSON() ?? {}) as Asked
      return name === 'get_machine_figures' && payload?.period === period
    })
  const today = answered('today')
  await choose(page, 'Value', 'OEE, today (today_oee)')
  const [ofToday] = (await (await today).json()).data
  const name = ofToday.oee === null ? /: -,/ : new RegExp(`: ${ofToday.oee}\\s%,`)
  await expect(boxes(page).nth(0).getByRole('img')).toHaveAccessibleName(name)
  // A share in a box that was set up for a time is no time.
  const shift = answered('shift')
  await page.reload()
  const [ofShift] = (await (await shift).json()).data
  const quality = ofShift.k_percent === null ? '-' : `${Math.round(ofShift.k_percent)}\u00a0%`
  await expect(boxes(page).nth(1)).toContainText(quality)
})

interface Asked {
  readonly name?: string
  readonly payload?: { readonly period?: string }
}
