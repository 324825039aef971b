import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, choose, handle, section, settings } from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  machinesSource,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const three = { dataSource: 'machines', machineId: ['C301', 'C302', 'C303'], filter: { sortProp: 'machine_id' } }

test('D-WIDGET-59-X D-ENTITY-39-C a point beyond the axis is not drawn on its edge, a clamped line is; a scatter has a point for each row', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  for (const [at, id] of three.machineId.entries()) await plant.cycles(id, 100 * (at + 1))
  const graph = (graphType: string, change: object) =>
    widget('datasource-multi-value-graph', [0, 0, 8, 6], {
      title: graphType,
      rows: three,
      graph: { graphType, x: 'machine_id', datasets: [{ y: 'today_cycles' }], ...change },
    })
  const at = (x: number, one: ReturnType<typeof widget>) => ({ ...one, id: `g${x}`, pos: { ...one.pos, x } })
  await givenDashboard(plant, {
    slug: 'e2e-bounds',
    dataSources: [machinesSource],
    widgets: [
      at(0, graph('line', { yMin: 0, yMax: 50 })),
      at(8, graph('clampLine', { yMin: 0, yMax: 50 })),
      at(16, graph('scatter', { x: 'company_id', yMin: 0 })),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-bounds' })
  const marks = (box: number) => boxes(page).nth(box).locator('[title*=": "]')
  await expect(marks(1)).toHaveCount(3)
  await expect(boxes(page).nth(0).locator('svg path')).toHaveAttribute('d', /M[\d.]+ -/)
  await expect(boxes(page).nth(0).locator('svg')).toHaveCSS('overflow', 'hidden')
  await expect(marks(0)).toHaveCount(0)
  // Three machines at the same x: three points of their own, not one of their sum.
  await expect(marks(2)).toHaveCount(3)
})

test('D-WIDGET-60-X the widget of each machine shows rows of the dashboard’s source, which is asked for once', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('"get_dashboard_data"')) asked.push(request.postData() ?? '')
  })
  const child = {
    component: 'gauge',
    config: { dataSource: 'machines', valueKey: 'oee_green_limit', labelPos: 'output' },
  }
  await givenDashboard(plant, {
    slug: 'e2e-children',
    dataSources: [machinesSource],
    widgets: [widget('parent', [0, 0, 24, 12], { machineId: three.machineId, child, boxWidth: 200, boxHeight: 160 })],
  })
  await signIn('operator', { path: '/dashboards/e2e-children' })
  for (const id of three.machineId)
    await expect(page.getByRole('img', { name: new RegExp(`${id}.*\\d`) })).toBeVisible()
  // Not once for each: what changed at a machine while the answer was on its way is asked for once more.
  expect(asked.length).toBeLessThan(three.machineId.length)
})

test('D-ERROR-12-X D-STATE-44-X a source that was removed and a machine that is not there are told in words', async ({
  page,
  plant,
  signIn,
}) => {
  const value = { dataSource: 'gone', dataKey: 'today_cycles' }
  await givenDashboard(plant, {
    slug: 'e2e-gone',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-value', [0, 0, 6, 4], { value }),
      widget('status', [6, 0, 6, 4], { machineId: ['GONE1'] }),
      widget('time-history', [12, 0, 6, 4], { machineId: ['GONE1'] }),
    ],
  })
  const removed = 'The data source “gone” has been removed from this dashboard.'
  await signIn('admin', { path: '/dashboards/e2e-gone' })
  await expect(boxes(page).nth(0)).toHaveText(removed)
  await expect(boxes(page).nth(1)).toHaveText('There is no machine GONE1')
  await expect(boxes(page).nth(2)).toContainText('There is no machine GONE1')
  await visit(page, builderPath('e2e-gone'))
  await expect(boxes(page).nth(0)).toContainText(removed)
})

test('D-CONFIG-94-X D-STATE-44-X D-BUILD-12 D-BUILD-13 D-BUILD-14 a source shows its rows before it is saved, follows a place, and formats show what they make of them', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-draft',
    widgets: [widget('table', [0, 0, 12, 8], { dataSource: 'source-1', title: 'Orders' })],
  })
  await signIn('admin', { path: builderPath('e2e-draft') })
  await settings(page).getByRole('tab', { name: 'Dashboard' }).click()
  await settings(page).getByRole('button', { name: 'Add data source' }).click()
  await choose(page, 'Rows', 'Running orders')
  const [order] = await plant.sql<{ machine_id: string }>(
    'select machine_id from order_run where company_id = 1000 and end_time is null order by machine_id limit 1',
  )
  await expect(boxes(page).first()).toContainText(String(order?.machine_id))
  await expect(settings(page).getByText('All machines', { exact: true })).toBeVisible()
  // Its rows stand beside it, by the names of their columns.
  const preview = settings(page).getByRole('region', { name: 'Rows of Machines' })
  await expect(
    preview
      .getByRole('cell')
      .filter({ hasText: String(order?.machine_id) })
      .first(),
  ).toBeVisible()
  await expect(preview.getByRole('columnheader', { name: 'Machine', exact: true })).toBeVisible()

  // Of a department it is of those that stand there, whichever they are by then.
  await choose(page, 'Rows', 'Machines')
  await choose(page, 'Rows of', 'All of a department')
  await choose(page, 'Location', 'Metal working')
  const there = await plant.sql<{ machine_id: string }>(
    "select machine_id from machine where company_id = 1000 and active and department = '20' and resource_type <> 2 order by machine_id",
  )
  await expect(preview).toContainText(String(there[0]?.machine_id))
  await expect(settings(page).getByText(`${there.length} rows now.`)).toBeVisible()
  await expect(boxes(page).first().getByRole('row', { includeHidden: true })).toHaveCount(
    Math.min(there.length, 10) + 1,
  )
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Dashboard saved').first()).toBeVisible()
  expect((await storedDashboard(plant, 'e2e-draft'))?.dataSources[0]?.parameters).toEqual({
    machine_ids: '',
    locationtype: 'department',
    location: '20',
  })

  // What a column or a format makes of the values stands beside its name.
  await handle(page, /^Orders/).click()
  await section(page, 'Columns').click()
  await settings(page).getByRole('combobox', { name: 'Add column' }).click()
  await expect(page.getByRole('option', { name: 'Machine', exact: true })).toHaveAccessibleDescription(
    String(there[0]?.machine_id),
  )
  await page.getByRole('option', { name: 'Cycles today', exact: true }).click()
  await settings(page).getByRole('button', { name: 'Edit Cycles today' }).click()
  await settings(page).getByRole('combobox', { name: 'Shown as' }).click()
  await expect(page.getByRole('option', { name: 'Two decimals' })).toHaveAccessibleDescription(/^[\d,]+\.\d\d$/)
  await page.keyboard.press('Escape')
  await add(page, 'Time history')
  await expect(settings(page).getByText('No machine chosen yet')).toBeVisible()
})

test('D-CONFIG-95-X the builder stays in its window, whichever kind of widget is added', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-stays', dataSources: [machinesSource] })
  await signIn('admin', { path: builderPath('e2e-stays') })
  const beyond = () =>
    page.evaluate(() => {
      window.scrollTo(0, 9999)
      return [window.scrollY, document.documentElement.scrollHeight - innerHeight]
    })
  for (const name of ['Gauge', 'Link buttons', 'Query editor']) {
    await page
      .getByRole('button', { name: new RegExp(`^Add ${name}`) })
      .first()
      .click()
    expect(await beyond(), name).toEqual([0, 0])
  }
  await settings(page).getByRole('tab', { name: 'Dashboard' }).click()
  await expect(settings(page).getByRole('button', { name: 'Add data source' })).toBeAttached()
  expect(await beyond()).toEqual([0, 0])
})
