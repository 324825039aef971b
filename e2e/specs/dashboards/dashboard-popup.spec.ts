import { expect, test } from '../../fixtures/takt.ts'
import {
  dropDashboards,
  givenDashboard,
  givenRights,
  grid,
  machinesSource,
  tile,
  widget,
} from '../../pages/dashboard.ts'
import { expectPath, openMenu, visit, withSetting } from '../../pages/shell.ts'
import { latestStop } from '../../pages/stop-code.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await givenRights(plant, 'planner')
})

for (const { ids, below, away } of [
  {
    ids: 'T-PLANT-366 T-ROUTE-66 T-OFFLINE-03 T-OFFLINE-04',
    below: '/dashboards/e2e-over',
    away: ', also while the network is away',
  },
  { ids: 'T-ROUTE-61 T-ROUTE-61-C', below: '/interface/M101/dashboards/e2e-over', away: '' },
]) {
  test(`${ids} the stop of a machine is coded in a popup over ${below}, which stays live behind it${away}`, async ({
    page,
    plant,
    context,
    signIn,
  }) => {
    await givenDashboard(plant, {
      slug: 'e2e-over',
      widgets: [
        widget('status', [0, 0, 12, 12], { machineId: ['C301'] }),
        widget('status', [12, 0, 12, 12], { machineId: ['C302'] }),
      ],
    })
    await plant.signal('C301', 'stopped')
    await signIn('operator', { path: `${below}?line=1` })
    await expect(tile(page, 'C301')).toContainText('Uncoded stop')
    const bar = page.getByRole('banner')
    await expect(bar.getByText('M101')).toHaveCount(below.startsWith('/interface') ? 1 : 0)
    await page.goto(`${plant.url}${below}/popup/C301/stopcode?line=1`)
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText('C301')
    await plant.signal('C302', 'stopped')
    await expect(tile(page, 'C302')).toContainText('Uncoded stop')
    const save = popup.getByRole('button', { name: 'Save' })
    await popup.getByRole('radio', { name: /402/ }).click()
    const note = popup.getByRole('textbox', { name: /note/i })
    await note.fill('  ')
    await expect(save).toBeDisabled()
    await note.fill('belt')
    if (away) {
      await context.setOffline(true)
      await expect(page.getByText(/connection lost/).last()).toBeVisible()
    }
    await save.click()
    await expectPath(page, `${below}?line=1`)
    if (away) {
      await expect(page.getByText('Kept on this terminal, not saved yet.')).toBeVisible()
      await page.mouse.move(600, 500)
      await expect(bar.getByRole('button', { name: /^1 entry on this terminal/ })).toBeInViewport()
      expect((await latestStop(plant, 'C301')).stop_reason).toBe('-')
      await context.setOffline(false)
      await expect(bar.getByRole('button', { name: /^1 entry on this terminal/ })).toHaveCount(0)
      await expect(bar.getByRole('button', { name: /on this terminal/ })).toHaveCount(0)
    }
    await expect(tile(page, 'C301')).not.toContainText('Uncoded stop')
    await expect(grid(page)).toBeVisible()
  })
}

test('T-ROUTE-66 the popup opens over the default dashboard as well', async ({ page, plant, signIn }) => {
  const widgets = [widget('status', [0, 0, 12, 12], { machineId: ['C301'] })]
  await givenDashboard(plant, { slug: 'e2e-over', widgets })
  await plant.signal('C301', 'stopped')
  await withSetting(plant, 'defaultDashboard', 'e2e-over', async () => {
    await signIn('operator', { path: '/dashboards/default/popup/C301/stopcode' })
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText('C301')
    await expect(popup.getByRole('radio').first()).toBeVisible()
    await expect(tile(page, 'C301')).toContainText('Uncoded stop')
    await popup.getByRole('button', { name: 'Close' }).last().click()
    await expect(popup).toHaveCount(0)
    await expect(tile(page, 'C301')).toContainText('Uncoded stop')
  })
})

test('T-VALID-16-X a dashboard for other screens says so and can be shown anyway; resizing re-evaluates the menu and throws nobody off', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-wide',
    title: 'For wide screens',
    suitedForMobile: false,
    suitedForTablet: false,
    suitedForDesktops: false,
    widgets: [widget('status', [0, 0, 24, 12], { machineId: ['C301'] })],
  })
  await page.setViewportSize({ width: 1700, height: 900 })
  await signIn('operator', { path: '/machines/all' })
  const link = (await openMenu(page)).getByRole('link', { name: 'For wide screens' })
  await expect(link).toBeVisible()
  await page.setViewportSize({ width: 1599, height: 900 })
  await expect(link).toHaveCount(0)
  await visit(page, '/dashboards/e2e-wide')
  await expect(page.getByText('Not made for this screen size')).toBeVisible()
  await expect(grid(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show anyway' }).click()
  await expect(tile(page, 'C301')).toContainText('Running')
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.reload()
  await expect(tile(page, 'C301')).toContainText('Running')
  await page.setViewportSize({ width: 800, height: 600 })
  await expect(tile(page, 'C301')).toBeVisible()
  await expect(page.getByText('Not made for this screen size')).toHaveCount(0)
})

test('T-SHELL-09-X the slim bar names the dashboard, swaps its place, zooms and edits, and hides by itself', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-place',
    title: 'Any department',
    parameters: [{ parameter: 'department' }],
    widgets: [widget('status', [0, 0, 24, 12], { machineId: ['C301'], title: 'at [department]' })],
  })
  await givenDashboard(plant, { slug: 'e2e-fixed', title: 'Fixed', widgets: [] })
  await signIn('operator', { path: '/dashboards/e2e-fixed' })
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('heading', { name: 'Fixed' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Location/ })).toHaveCount(0)
  await expect(bar.getByRole('link', { name: 'Edit dashboard' })).toHaveCount(0)

  await signIn('admin', { path: '/dashboards/e2e-place?x=1' })
  await expect(bar.getByRole('heading', { name: 'Any department' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Edit dashboard' })).toBeVisible()
  await bar.getByRole('button', { name: 'Location: All machines' }).click()
  const choices = page.getByRole('dialog')
  await expect(choices.getByRole('heading')).toHaveText(['Location', 'Department'])
  await choices.getByRole('link', { name: /^Metal working/ }).click()
  await expectPath(page, '/dashboards/e2e-place?x=1&department=20')
  await expect(page.getByText('at 20')).toBeVisible()

  await bar.getByRole('button', { name: 'Smaller' }).click()
  await bar.getByRole('button', { name: 'Smaller' }).click()
  await expect(bar.getByRole('button', { name: /^Zoom 80 %/ })).toBeVisible()
  const small = await page.locator('main > div').evaluate((element) => getComputedStyle(element).zoom)
  expect(small).toBe('0.8')
  await bar.getByRole('button', { name: /^Zoom 80 %/ }).click()
  await expect(bar.getByRole('button', { name: /^Zoom 100 %/ })).toBeVisible()

  // Nobody is there: the grid has the whole screen. A touch brings the bar back.
  await page.mouse.move(600, 500)
  await expect(bar).not.toBeInViewport()
  await expect.poll(async () => (await grid(page).boundingBox())?.y ?? 99).toBeLessThan(20)
  await page.mouse.move(610, 510)
  await expect(bar).toBeInViewport()
})

test('T-SHELL-09-X a display that nobody watches over says when its link is lost and how old its data is', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-alone',
    dataSources: [{ ...machinesSource, parameters: { machine_ids: 'C301' } }],
    widgets: [widget('table', [0, 0, 24, 12], { dataSource: 'machines' })],
  })
  await signIn('operator', { path: '/dashboards/e2e-alone' })
  await expect(page.getByRole('row', { name: /C301/ })).toBeVisible()
  await plant.stopServer()
  try {
    // The last one is the mark: the bar may have hidden itself, with its own.
    await expect(page.getByText(/connection lost/).last()).toBeInViewport()
    await expect(page.getByRole('row', { name: /C301/ })).toBeVisible()
  } finally {
    await plant.startServer()
  }
  await expect(page.getByText(/connection lost/)).toHaveCount(0)
  // A load that fails while the link lives is told by the age of what it last brought.
  await page.route('**/api/call', (route) =>
    (route.request().postDataJSON() as { name: string }).name === 'get_dashboard_data'
      ? route.fulfill({ status: 500, json: { call_status: [{ call_code: 1, call_message: 'broken' }] } })
      : route.fallback(),
  )
  await page.keyboard.press('Control+Alt+q')
  await expect(page.getByText(/^Data .* old$/).last()).toBeInViewport()
})
