import { manyStops } from '@takt/server/stops/stops.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, handle, save, section, settings } from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  machinesSource,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'
import { chooseIn, fieldIn, panel } from '../../pages/panels.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const columns = [{ id: 'machine_id', key: 'machine_id' }]
const other = { ...machinesSource, slug: 'other', name: 'Other machines' }

test('D-CONFIG-14 D-CONFIG-46 D-ENTITY-17 rows are chosen by source and filter, and shown at once', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-rows', dataSources: [machinesSource] })
  await signIn('admin', { path: builderPath('e2e-rows') })
  await add(page, 'Filtered table')
  const rows = panel(page, 'Rows')
  await expect(rows.getByText('All machines of the source')).toBeVisible()
  await chooseIn(rows, 'Data source', 'Machines')
  await rows.getByRole('button', { name: 'Filter, order and limit' }).click()
  await rows.getByRole('button', { name: 'Add condition' }).click()
  const first = rows.getByRole('region', { name: 'Condition 1' })
  await chooseIn(first, 'Property', /\(machine_id\)$/)
  await chooseIn(first, 'Is', 'one of')
  await fieldIn(first, 'Compared with').fill('c303, C301,C302')
  await expect(boxes(page).first().locator('tbody tr')).toHaveText([/^C301/, /^C302/, /^C303/])
  // Typing was one step.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(fieldIn(first, 'Compared with')).toHaveValue('')
  await page.getByRole('button', { name: 'Redo' }).click()
  await save(page)
  expect((await storedDashboard(plant, 'e2e-rows'))?.widgets[0]?.config.rows).toMatchObject({
    dataSource: 'machines',
    machineId: null,
    filter: { tree: { op: 'and', items: [{ prop: 'machine_id', operator: 'in', value: 'c303, C301,C302' }] } },
  })
})

test('D-ENTITY-18 D-ENTITY-19-X conditions stand in groups in groups; rows are sorted and limited after them', async ({
  page,
  plant,
  signIn,
}) => {
  const condition = { prop: 'machine_id', operator: 'in', value: 'C301,C302,C303' }
  await givenDashboard(plant, {
    slug: 'e2e-groups',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-multi-value-table', [0, 0, 12, 12], {
        rows: { dataSource: 'machines', filter: { tree: { op: 'and', items: [condition] }, sortProp: 'machine_id' } },
        table: columns,
      }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-groups') })
  await handle(page, /^Filtered table/).click()
  const rows = panel(page, 'Rows')
  const lines = boxes(page).first().locator('tbody tr')
  await expect(rows.getByRole('button', { name: 'Filter, order and limit (2)' })).toBeVisible()
  await rows.getByRole('button', { name: 'Add group' }).click()
  const group = rows.getByRole('region', { name: 'Group 2' })
  await chooseIn(group, 'Property', /\(machine_id\)$/)
  await fieldIn(group, 'Compared with').fill('C302')
  await expect(lines).toHaveText(['C302'])
  await rows.getByRole('radio', { name: 'any is true' }).click()
  await expect(lines).toHaveText(['C301', 'C302', 'C303'])
  await chooseIn(rows, 'Order', 'Descending')
  await fieldIn(rows, 'Most rows (0 = all)').fill('2')
  await expect(lines).toHaveText(['C303', 'C302'])
  await save(page)
  expect((await storedDashboard(plant, 'e2e-groups'))?.widgets[0]?.config.rows).toMatchObject({
    filter: {
      tree: {
        op: 'or',
        items: [condition, { op: 'and', items: [{ prop: 'machine_id', operator: '==', value: 'C302' }] }],
      },
      sortOrder: 'desc',
      limit: 2,
      limitFrom: 'first',
    },
  })
})

test('D-STATE-12 D-STATE-13-X D-CONFIG-12-X another source forgets the machines; a condition on what it lacks is marked', async ({
  page,
  plant,
  signIn,
}) => {
  const tree = { op: 'and', items: [{ prop: 'nonsense', operator: 'is_empty', value: '' }] }
  await givenDashboard(plant, {
    slug: 'e2e-forget',
    dataSources: [machinesSource, other],
    widgets: [
      widget('datasource-multi-value-table', [0, 0, 12, 12], {
        rows: { dataSource: 'machines', machineId: ['C301'], filter: { tree, sortProp: 'machine_id' } },
        table: columns,
      }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-forget') })
  await handle(page, /^Filtered table/).click()
  await expect(section(page, 'Data')).toContainText('Something here needs attention')
  const rows = panel(page, 'Rows')
  await expect(rows.getByRole('listitem').first()).toHaveText('C301')
  await rows.getByRole('button', { name: 'Remove Condition 1' }).click()
  await expect(section(page, 'Data')).toHaveText('Data')
  await chooseIn(rows, 'Data source', 'Other machines')
  await expect(rows.getByRole('listitem').first()).toHaveText('All machines of the source')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-forget'))?.widgets[0]?.config.rows).toMatchObject({
    dataSource: 'other',
    machineId: null,
    filter: { sortProp: 'machine_id' },
  })
})

test('D-CONFIG-15 D-CONFIG-47 the filter-only panel has a source and a filter that cannot be closed', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-filter',
    dataSources: [machinesSource],
    widgets: [widget('sub-dashboard-multiple', [0, 0, 12, 12])],
  })
  await signIn('admin', { path: builderPath('e2e-filter') })
  await handle(page, /^Dashboard per row/).click()
  const rows = panel(page, 'Rows')
  await expect(rows.getByText('Make sure a data source is selected')).toBeVisible()
  await chooseIn(rows, 'Data source', 'Machines')
  await expect(rows.getByRole('button', { name: 'Add condition' })).toBeVisible()
  await expect(rows.getByRole('button', { name: 'Filter, order and limit' })).toHaveCount(0)
  await expect(rows.getByRole('button', { name: 'Machines' })).toHaveCount(0)
  await fieldIn(rows, 'Most rows (0 = all)').fill('3')
  await chooseIn(rows, 'Keep', 'the last')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-filter'))?.widgets[0]?.config.rows).toMatchObject({
    dataSource: 'machines',
    filter: { limit: 3, limitFrom: 'last' },
  })
})

test('D-WIDGET-37 D-WIDGET-38-X D-ENTITY-26-X D-ENTITY-31-X the filtered rows are shown live, each row in the style its own values give it', async ({
  page,
  plant,
  signIn,
}) => {
  const tree = { op: 'and', items: [{ prop: 'machine_id', operator: 'starts_with', value: 'c30' }] }
  const stopped = {
    value1: { dataSource: 'machines', dataKey: 'status' },
    value2: { dataSource: '__static_values', staticValue: 'S' },
    comparisonOperator: '==',
    style: { backgroundColor: '#ffc9c9' },
  }
  await givenDashboard(plant, {
    slug: 'e2e-filtered',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-multi-value-table', [0, 0, 12, 12], {
        rows: { dataSource: 'machines', machineId: null, filter: { tree, limit: 2, sortProp: 'machine_id' } },
        table: [
          ...columns,
          { id: 'status', key: 'status' },
          { id: 'link', key: 'machine_id', component: 'machine-link' },
        ],
        rowStyle: { conditionalStyles: [stopped] },
        oddRowStyle: { fontWeight: 'bold' },
      }),
      widget('datasource-multi-value-table', [12, 0, 12, 12], {
        rows: {
          dataSource: 'machines',
          filter: { tree: { op: 'and', items: [{ prop: 'machine_id', operator: '==', value: 'none' }] } },
        },
      }),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-filtered' })
  const lines = boxes(page).first().getByRole('row')
  await expect(lines).toHaveText([/^Machine/, /^C301/, /^C302/])
  await expect(boxes(page).nth(1)).toContainText('No data')
  await expect(lines.nth(1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(lines.nth(2)).toHaveCSS('font-weight', '700')
  await plant.signal('C301', 'stopped')
  await expect(lines.nth(1)).toHaveCSS('background-color', 'rgb(255, 201, 201)')
  await expect(lines.nth(2)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await lines.nth(1).getByRole('link', { name: 'C301' }).click()
  await expect(page).toHaveURL(/\/interface\/C301/)
})

test('D-CONFIG-19 D-STATE-08 D-STATE-09-X D-STATE-10 D-ENTITY-22-X a column is edited and moved by buttons and keys; Escape gives a dragged one back; done returns to adding', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-order',
    dataSources: [machinesSource],
    widgets: [
      widget('table', [0, 0, 24, 12], {
        dataSource: 'machines',
        table: ['machine_id', 'status', 'zone'].map((key) => ({ id: key, key })),
      }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-order') })
  await handle(page, /^Table/).click()
  await section(page, 'Columns').click()
  const headers = boxes(page).first().getByRole('columnheader', { includeHidden: true })
  const grip = (name: string) => settings(page).getByRole('button', { name: `Move ${name}`, exact: true })
  await expect(settings(page).getByRole('combobox', { name: 'Add column' })).toBeVisible()
  await settings(page).getByRole('button', { name: 'Edit Zone' }).click()
  await expect(settings(page).getByRole('combobox', { name: 'Add column' })).toHaveCount(0)
  await settings(page).getByRole('button', { name: 'Move left' }).click()
  await expect(headers).toHaveText(['Machine', 'Zone', 'Status'])
  // A heading in each viewer's language, unless one is written.
  const textKey = settings(page).getByRole('textbox', { name: 'Text key of the heading' })
  await textKey.fill('column.no-such')
  await expect(settings(page).getByText('There is no text with this key.')).toBeVisible()
  await textKey.fill('column.zone_desc')
  await expect(headers).toHaveText(['Machine', 'Zone name', 'Status'])
  await textKey.fill('')
  await settings(page).getByRole('button', { name: 'Done' }).click()
  await expect(settings(page).getByRole('combobox', { name: 'Add column' })).toBeVisible()
  await grip('Zone').press('ArrowLeft')
  await expect(headers).toHaveText(['Zone', 'Machine', 'Status'])

  const names = settings(page).locator('[data-column]')
  await grip('Status').hover()
  const first = (await grip('Zone').boundingBox())!
  await page.mouse.down()
  await expect(names.last()).toHaveCSS('opacity', '0.85')
  await page.mouse.move(first.x + 4, first.y + 12)
  await expect(names.first()).toContainText('Status')
  await page.keyboard.press('Escape')
  await expect(names).toContainText(['Zone', 'Machine', 'Status'])
  await page.mouse.up()
  await expect(headers).toHaveText(['Zone', 'Machine', 'Status'])

  // A column that has just moved stays for a moment, wherever the pointer goes; let go outside, it keeps its place.
  const ended = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 300, ended)
  await grip('Status').hover()
  await page.mouse.down()
  await expect(names.last()).toHaveCSS('opacity', '0.85')
  const [zone, machine] = await Promise.all([names.nth(0).boundingBox(), names.nth(1).boundingBox()])
  await page.evaluate(
    (way) => {
      for (const at of way) window.dispatchEvent(new PointerEvent('pointermove', at))
      window.dispatchEvent(new PointerEvent('pointerup'))
    },
    [
      { clientX: zone!.x + 4, clientY: zone!.y + 12 },
      { clientX: machine!.x + machine!.width - 4, clientY: machine!.y + 12 },
      { clientX: 5, clientY: 5 },
    ],
  )
  await page.mouse.up()
  await expect(headers).toHaveText(['Status', 'Zone', 'Machine'])
  await save(page)
  expect((await storedDashboard(plant, 'e2e-order'))?.widgets[0]?.config.table).toMatchObject([
    { id: 'status' },
    { id: 'zone' },
    { id: 'machine_id' },
  ])
})

test('T-PLANT-390 D-WIDGET-38-X of thousands of rows those in sight are drawn, and print, search and select all take every one', async ({
  page,
  plant,
  signIn,
}) => {
  await manyStops(plant, { machine_id: 'C307', stop_reason: '202', count: 3000, everySeconds: 20, key: 'e2e' })
  try {
    const history = { ...machinesSource, slug: 'history', name: 'Stops', source: 'history' }
    await givenDashboard(plant, {
      slug: 'e2e-many',
      dataSources: [history],
      widgets: [
        widget('table', [0, 0, 12, 12], {
          dataSource: 'history',
          machineId: ['C307'],
          table: [
            { id: 'machine_id', key: 'machine_id', component: 'machine-link' },
            { id: 'note', key: 'note' },
            { id: 'start_time', key: 'start_time', component: 'date' },
          ],
        }),
      ],
    })
    await signIn('operator', { path: '/dashboards/e2e-many' })
    const table = boxes(page).first().getByRole('table')
    const rows = table.getByRole('row')
    await expect(rows.nth(1)).toHaveAttribute('aria-rowindex', '2')
    const all = Number(await table.getAttribute('aria-rowcount'))
    expect(all).toBeGreaterThan(3000)
    expect(await rows.count()).toBeLessThan(80)
    const box = table.locator('xpath=../..')
    const scroll = (to: 'top' | 'end') =>
      box.evaluate((element, end) => element.scrollTo({ top: end ? element.scrollHeight : 0 }), to === 'end')
    const headings = () =>
      table.getByRole('columnheader').evaluateAll((cells) =>
        cells.map((cell) => {
          const { x, y, width } = cell.getBoundingClientRect()
          return [x, y, width].map(Math.round)
        }),
      )
    const before = await headings()

    // At the end the heading stands where it stood, over columns that are as wide as they were.
    const lastIndex = async () => {
      await scroll('end')
      return Number(await rows.last().getAttribute('aria-rowindex'))
    }
    await expect.poll(lastIndex).toBe(all)
    expect(await rows.count()).toBeLessThan(80)
    await expect(rows.last()).toBeInViewport()
    expect(await headings()).toEqual(before)

    // What has the focus and where a selection began is there as long as one is near.
    await scroll('top')
    await expect(rows.nth(1)).toHaveAttribute('aria-rowindex', '2')
    const link = rows.nth(3).getByRole('link')
    await link.focus()
    await rows.nth(2).evaluate((row) => document.getSelection()?.selectAllChildren(row))
    await box.evaluate((element) => element.scrollBy({ top: 8000 }))
    await expect(rows.last()).toHaveAttribute('aria-rowindex', /^\d{3}$/)
    await expect(table.locator('tr[aria-rowindex="3"]')).toHaveCount(1)
    await expect(table.locator('tr[aria-rowindex="4"]').getByRole('link')).toBeFocused()
    await page.evaluate(() => document.getSelection()?.empty())
    await box.focus()
    await scroll('end')
    await expect(table.locator('tr[aria-rowindex="3"]')).toHaveCount(0)

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(rows).toHaveCount(all)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(table.locator('tr[aria-rowindex="3"]')).toHaveCount(0)
    expect(await rows.count()).toBeLessThan(80)
    await expect(rows.last()).toBeInViewport()
    await page.keyboard.press('Control+f')
    await expect(rows).toHaveCount(all)
  } finally {
    await plant.sql("delete from stop where company_id = 1000 and stop like 'e2e%'")
  }
})
