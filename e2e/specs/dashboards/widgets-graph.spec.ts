import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, handle, save, section, settings } from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  machinesSource,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'
import { chooseIn, offeredIn, panel } from '../../pages/panels.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const three = {
  dataSource: 'machines',
  machineId: ['C301', 'C302', 'C303'],
  filter: { sortProp: 'machine_id' },
}

test('D-CONFIG-20 D-CONFIG-51 D-CONFIG-53 a graph is chosen by type, label property, legend and value property', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-graph',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-multi-value-graph', [0, 0, 12, 8], { title: 'Bare' }, 'bare'),
      widget('datasource-multi-value-graph', [12, 0, 12, 8], { title: 'Rows', rows: three }, 'rows'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-graph') })
  await handle(page, /^Bare/).click()
  await section(page, 'Graph').click()
  await expect(settings(page).getByText('Make sure a data source is selected').last()).toBeVisible()

  await handle(page, /^Rows/).click()
  await section(page, 'Graph').click()
  const graph = panel(page, 'Graph')
  expect(await offeredIn(graph, 'Type')).toEqual(['line', 'bars', 'points', 'pie', 'doughnut', 'polar areas'])
  await chooseIn(graph, 'Label property', /\(machine_id\)$/)
  await chooseIn(graph, 'Value property', /\(today_cycles\)$/)
  const box = boxes(page).nth(1)
  await expect(box.locator('[title^="Cycles today, C30"]')).toHaveCount(3)
  await expect(box.getByRole('list', { includeHidden: true })).toHaveText('Cycles today')
  await graph.getByRole('switch', { name: 'Legend' }).click()
  await expect(box.getByRole('list', { includeHidden: true })).toHaveCount(0)
  await save(page)
  expect((await storedDashboard(plant, 'e2e-graph'))?.widgets[1]?.config.graph).toMatchObject({
    graphType: 'bar',
    x: 'machine_id',
    showLegend: false,
    datasets: [{ y: 'today_cycles', colorKey: '_auto' }],
  })
})

test('D-CONFIG-51 D-CONFIG-52 D-CONFIG-54-X D-STATE-14 D-TOOL-01 D-LIMIT-18 D-STAT-29 + adds a dataset and selects it; all but the first have a cross', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-datasets',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-multi-value-graph', [0, 0, 12, 8], {
        rows: three,
        graph: { x: 'machine_id', datasets: [{ y: 'today_cycles' }] },
      }),
    ],
  })
  await page.clock.install()
  await signIn('admin', { path: builderPath('e2e-datasets') })
  await handle(page, /^Graph of rows/).click()
  await section(page, 'Graph').click()
  const graph = panel(page, 'Graph')
  const tabs = graph.getByRole('tab')
  const drawn = boxes(page).first().locator('[title^="Cycles today, C30"]')
  await graph.getByRole('tab', { name: 'Add a dataset' }).click()
  await expect(tabs).toHaveText(['Dataset 1', 'Dataset 2: choose a value', ''])
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(drawn).toHaveCount(3)
  await chooseIn(graph, 'Value property', /\(today_cycles\)$/)
  await expect(tabs).toHaveText(['Dataset 1', 'Dataset 2', ''])
  await expect(drawn).toHaveCount(6)
  await expect(graph.locator('[data-remove]')).toHaveCount(1)
  await graph.getByTitle('Remove dataset 2').click()
  await expect(tabs).toHaveText(['Dataset 1', ''])
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tabs).toHaveText(['Dataset 1', 'Dataset 2', ''])

  // How dense it is: typed or dragged, and taken over where it comes to rest.
  const slider = graph.getByRole('slider', { name: 'Opacity' })
  await expect(slider).toHaveAttribute('min', '0')
  await expect(slider).toHaveAttribute('max', '100')
  await page.clock.pauseAt(Date.now() + 60_000)
  const typed = graph.getByRole('textbox', { name: 'Opacity' })
  await typed.fill('40')
  await typed.press('Enter')
  await page.clock.runFor(332)
  await expect(slider).toHaveValue('40')
  await expect(drawn.first()).toHaveCSS('background-color', /^rgb\(/)
  await page.clock.runFor(1)
  await expect(drawn.first()).toHaveCSS('background-color', /^rgba\(.*, 0\.4\)$/)
  const track = await slider.locator('xpath=../..').boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = track ?? {}
  await page.mouse.move(x + width * 0.4, y + height / 2)
  await page.mouse.down()
  for (const part of [0.5, 0.6, 0.7]) {
    await page.mouse.move(x + width * part, y + height / 2)
    await page.clock.runFor(300)
  }
  await expect(drawn.first()).toHaveCSS('background-color', /^rgba\(.*, 0\.4\)$/)
  await page.clock.runFor(33)
  await expect(drawn.first()).toHaveCSS('background-color', /^rgba\(.*, 0\.7\d*\)$/)
  await page.mouse.up()
})

test('D-WIDGET-39 D-STATE-04 D-ENTITY-39-C every type of graph is drawn from the filtered rows, and grows with them', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  for (const id of three.machineId) await plant.cycles(id, 5)
  const types = ['bar', 'line', 'scatter', 'pie', 'doughnut', 'polarArea', 'stackedBar', 'filledStackedBar'] as const
  const graph = (graphType: string) => ({
    graphType,
    x: 'machine_id',
    datasets: [{ y: 'today_cycles', valueLabels: 'end', tension: 0.5 }],
  })
  await givenDashboard(plant, {
    slug: 'e2e-graphs',
    dataSources: [machinesSource],
    widgets: types.map((type, at) =>
      widget('datasource-multi-value-graph', [(at % 4) * 6, Math.floor(at / 4) * 6, 6, 6], {
        title: type,
        rows: three,
        graph: graph(type),
      }),
    ),
  })
  await signIn('operator', { path: '/dashboards/e2e-graphs' })
  const of = (type: string) => boxes(page).filter({ has: page.getByRole('region', { name: type, exact: true }) })
  for (const type of ['bar', 'scatter', 'line', 'stackedBar', 'filledStackedBar']) {
    await expect(of(type).locator('[title^="Cycles today, C30"]')).toHaveCount(3)
  }
  await expect(of('line').locator('svg path')).toHaveAttribute('d', /^M.*C/)
  for (const type of ['pie', 'doughnut', 'polarArea']) await expect(of(type).locator('svg path')).toHaveCount(3)
  const cycles = async () =>
    Number((await of('bar').locator('[title^="Cycles today, C301"]').getAttribute('title'))?.split(': ')[1])
  const before = await cycles()
  await plant.cycles('C301', 7)
  await expect.poll(cycles).toBe(before + 7)
  // The same numbers stand in a table for who cannot see the picture.
  await expect(of('bar').getByRole('rowheader')).toHaveText(['C301', 'C302', 'C303'])
})
