import type { Request } from '@playwright/test'
import { expect, signInThroughForm, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, grid, widget } from '../../pages/dashboard.ts'
import { expectPath, openUserMenu } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { codeElsewhere, stopsSince } from '../../pages/stops.ts'
import { makePlacedStops } from '../../pages/time-history.ts'

const config = { machineId: ['M112', 'M113'], period: 'h8' }

test.beforeEach(async ({ plant }) => {
  await givenDashboard(plant, {
    slug: 'e2e-hours',
    widgets: [
      widget('time-history', [0, 0, 24, 8], config),
      widget('time-history', [0, 8, 24, 4], {
        ...config,
        machineId: ['M113', 'M112'],
        showTools: false,
        showLegend: false,
      }),
    ],
  })
})
test.afterEach(({ plant }) => dropDashboards(plant))

test('T-PLANT-253 D-WIDGET-21 D-WIDGET-22-X D-STATE-31 D-STATE-32 D-STATE-33-X D-DATA-01 D-DATA-02-X D-ERROR-05 on a dashboard stops are selected and coded; a second widget of the same machines asks for nothing', async ({
  page,
  plant,
  signIn,
}) => {
  const stops = await makePlacedStops(plant, 'M112')
  await makePlacedStops(plant, 'M113')
  const asked: string[] = []
  const waiting = new Set<Request>()
  /** Asked while the same was already on its way. */
  let besides = 0
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/call')) return
    const { name, payload } = request.postDataJSON() as { name: string; payload: { machine_string?: string } }
    if (name !== 'get_graphical_history_data_for_machines') return
    asked.push(payload.machine_string ?? '')
    if (waiting.size > 0) besides += 1
    waiting.add(request)
  })
  for (const done of ['requestfinished', 'requestfailed'] as const)
    page.on(done as 'requestfinished', (request) => void waiting.delete(request))
  await signIn('operator', { path: '/dashboards/e2e-hours' })
  const [first, second] = [boxes(page).nth(0), boxes(page).nth(1)]
  const row = first.getByRole('button', { name: /^M112 .* 3 uncoded$/ })
  await expect(row).toBeVisible()
  await expect(second.getByRole('button', { name: /^M113 .* 3 uncoded$/ })).toBeVisible()
  // The same machines in another order are the same question, and stay answered while one looks elsewhere.
  expect([new Set(asked), besides]).toEqual([new Set(['M112;M113']), 0])
  // A stop of just now that is told late is a reason to ask again; to look elsewhere is none.
  await expect.poll(() => waiting.size).toBe(0)
  const counted = asked.length
  await page.evaluate(() => window.history.pushState({}, '', '/machines/all'))
  await expect(grid(page)).toHaveCount(0)
  await page.goBack()
  await expect(row).toBeVisible()
  expect(asked).toHaveLength(counted)
  await page.keyboard.press('Control+Alt+q')
  await expect.poll(() => asked.length).toBeGreaterThan(counted)

  // A low box is for the picture.
  const zoom = first.getByRole('button', { name: 'Zoom in' })
  await expect(zoom).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 480 })
  await expect(zoom).toBeHidden()
  await expect(row).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })

  // Selecting enables the bottom bar, deselecting takes it away, in whichever of the two.
  const bar = page.getByRole('complementary')
  await row.click()
  await expect(bar).toContainText('3 stops selected')
  await expect(second.getByRole('button', { name: /^M112 / })).toHaveAttribute('aria-pressed', 'true')
  await second.getByRole('button', { name: /^M112 / }).click()
  await expect(bar).toHaveCount(0)

  await row.click()
  const [oldest] = await stopsSince(plant, 'M112', stops[0]!.start - 1000)
  await codeElsewhere(plant, page, { machine_id: 'M112', stop: oldest!.stop })
  await expect(bar).toContainText('2 stops selected')

  // Leaving the dashboard forgets the choice.
  await page.goBack()
  await page.goForward()
  await expect(row.or(first.getByRole('button', { name: /^M112 .* 2 uncoded$/ }))).toBeVisible()
  await expect(bar).toHaveCount(0)

  await first.getByRole('button', { name: /^M112 / }).click()
  await bar.getByRole('button', { name: 'Code', exact: true }).click()
  await expectPath(page, '/dashboards/e2e-hours/code')
  await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Code 2 stops' }).click()
  await expectPath(page, '/dashboards/e2e-hours')
  await expect(first.getByText('502 Break')).toBeVisible()
  await expect(first.getByRole('button', { name: /^M112 / })).toHaveCount(0)

  // What cannot be loaded again stays, and says nothing.
  await page.route('**/api/call', (route) =>
    route.request().postData()?.includes('get_graphical_history')
      ? route.fulfill({ status: 409, json: { call_status: [{ call_code: 1, call_message: 'No history now.' }] } })
      : route.fallback(),
  )
  const before = asked.length
  await plant.signal('M112', 'running')
  await plant.signal('M112', 'stopped')
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  await page.keyboard.press('Control+Alt+q')
  await expect.poll(() => asked.filter((ids) => ids === 'M112;M113').length).toBeGreaterThan(2)
  await expect(first.getByText('502 Break')).toBeVisible()
  await expect(page.getByText('No history now.')).toHaveCount(0)
  await page.unroute('**/api/call')

  // The same stops as a table, each once.
  await first.getByRole('radio', { name: 'Table' }).click()
  await expect(first.getByRole('columnheader', { name: 'Day' })).toBeVisible()
  await expect(first.getByRole('row').filter({ hasText: '502 Break' }).first()).toContainText('M112')

  // Whoever signs in next loads their own.
  const known = asked.length
  await (await openUserMenu(page)).getByRole('button', { name: 'Log out' }).click()
  await signInThroughForm(page, { username: 'operator' })
  await page.evaluate(() => window.history.pushState({}, '', '/dashboards/e2e-hours'))
  await expect(first.getByText('502 Break')).toBeVisible()
  expect(asked.length).toBeGreaterThan(known)
})

test('D-WIDGET-23 in the operator area stops are looked at, not selected', async ({ page, plant, signIn }) => {
  await makePlacedStops(plant, 'M112')
  await makePlacedStops(plant, 'M113')
  await signIn('operator', { path: '/interface/M112/dashboards/e2e-hours' })
  const picture = boxes(page).nth(0).getByRole('listbox', { name: 'Stops' })
  await expect(picture).toBeVisible()
  await expect(
    boxes(page)
      .nth(0)
      .getByRole('button', { name: /^M112 / }),
  ).toHaveCount(0)
  await picture.focus()
  await page.keyboard.press('Home')
  const option = page.getByRole('option')
  await expect(option).toHaveAccessibleName(/^M112, .* 5:00, Not coded yet$/)
  await page.keyboard.press(' ')
  await expect(option).toHaveAttribute('aria-selected', 'false')
  await expect(page.locator('[data-details]')).toContainText('M112')
  await expect(page.getByText('1 stop selected')).toHaveCount(0)
})

test('D-STATE-05-X D-SCREEN-09-X in the builder the widget shows its sample, marked as one, and its options', async ({
  page,
  plant,
  signIn,
}) => {
  await makePlacedStops(plant, 'M112')
  await signIn('admin', { path: '/admin/config/dashboards/e2e-hours' })
  const box = boxes(page).nth(0)
  await expect(box.getByText('Example')).toBeVisible()
  await expect(box.getByText('P201', { exact: true })).toBeVisible()
  await expect(box.getByText('M112')).toHaveCount(0)
})
