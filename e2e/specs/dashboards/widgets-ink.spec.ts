import { expect, test } from '../../fixtures/takt.ts'
import { contrasts } from '../../pages/contrast.ts'
import { dropDashboards, givenDashboard, grid, machinesSource, widget } from '../../pages/dashboard.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

const LEAST = 4.5

test('D-CONFIG-96-X T-PLANT-370 every cell that an author coloured can be read by day and by night', async ({
  page,
  plant,
  signIn,
}) => {
  const isMachine = (machine_id: string, style: object) => ({
    value1: { dataSource: 'machines', dataKey: 'machine_id' },
    value2: { dataSource: '__static_values', staticValue: machine_id },
    comparisonOperator: '==',
    style,
  })
  const styles = {
    M101: { color: '#000080' },
    M102: { backgroundColor: '#fde68a' },
    M103: { backgroundColor: 'navy' },
    M104: { color: 'maroon' },
    P201: { backgroundColor: 'rgba(255, 0, 0, 0.15)' },
    P202: { color: '#ffffcc' },
    P203: { backgroundColor: '#ffffcc', color: '#7a0000' },
  }
  const columns = [
    { id: 'machine_id', key: 'machine_id', component: 'machine-link' },
    { id: 'status', key: 'status', component: 'status-dot' },
    { id: 'yes', key: 'machine_id', component: 'boolean-display' },
    { id: 'no', key: 'speed', component: 'boolean-display' },
    { id: 'cycles', key: 'today_cycles' },
  ]
  await givenDashboard(plant, {
    slug: 'e2e-ink',
    dataSources: [machinesSource],
    widgets: [
      widget('table', [0, 0, 12, 12], {
        dataSource: 'machines',
        machineId: Object.keys(styles),
        table: columns,
        rowStyle: {
          style: {},
          conditionalStyles: Object.entries(styles).map(([machine_id, style]) => isMachine(machine_id, style)),
        },
      }),
      widget('table', [12, 0, 12, 8], {
        dataSource: 'machines',
        table: columns,
        backgroundEnabled: true,
        backgroundColor: '#fff3bf',
        cellStyle: { style: {}, conditionalStyles: [isMachine('M101', { color: '#ffffff' })] },
      }),
      widget('datasource-value', [12, 8, 12, 4], {
        value: { dataSource: '__static_values', staticValue: 'Here' },
        valueStyle: { style: { color: '#111111' }, conditionalStyles: [] },
      }),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-ink' })
  await expect(page.getByRole('cell', { name: 'P203' })).toHaveCount(2)
  await expect(page.getByText('Here')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
    const read = await contrasts(grid(page))
    expect(read.length).toBeGreaterThan(60)
    expect(
      read.filter(({ contrast }) => contrast < LEAST),
      colorScheme,
    ).toEqual([])
  }
})
