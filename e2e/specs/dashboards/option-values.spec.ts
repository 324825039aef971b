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
import { chooseIn, fieldIn, offeredIn, panel } from '../../pages/panels.ts'
import { visit } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-CONFIG-13 T-PLANT-371 T-PLANT-373 D-CONFIG-44 D-CONFIG-45-X D-ENTITY-05 D-STATE-11 a value is chosen by source, machine, property, operation and format; fixed values by type and text', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-value', dataSources: [machinesSource] })
  await signIn('admin', { path: builderPath('e2e-value') })
  await add(page, 'Value')
  const box = boxes(page).first()
  await expect(box).toContainText('Example')

  const first = panel(page, 'Value')
  expect(await offeredIn(first, 'Data source')).toEqual(['None', 'Machines', 'Static values'])
  await chooseIn(first, 'Data source', 'Machines')
  const several = ['One row', 'Sum', 'Average', 'Smallest', 'Largest', 'Number of rows']
  await chooseIn(first, 'Property', /\(today_cycles\)$/)
  expect(await offeredIn(first, 'Operation')).toEqual(several)
  await chooseIn(first, 'Operation', 'Sum')
  // What cannot be added up has no sum to choose, and one that was stored is what its rows are together.
  await chooseIn(first, 'Property', /\(oee_green_limit\)$/)
  expect(await offeredIn(first, 'Operation')).toEqual(several.filter((one) => one !== 'Sum'))
  await expect(first.getByText('Percentages, rates and limits cannot be added up')).toBeVisible()
  await expect(first.getByRole('combobox', { name: 'Operation' })).toContainText('Average')
  await chooseIn(first, 'Property', /\(current_shift\)$/)
  await expect(first.getByText('Numbers that name something, such as a shift, cannot be added up')).toBeVisible()
  await expect(first.getByRole('combobox', { name: 'Operation' })).toContainText('One row')
  await chooseIn(first, 'Operation', 'Average')
  await chooseIn(first, 'Property', /\(machine_id\)$/)
  // Of several rows the first, or all of them together.
  await expect(first.getByRole('combobox', { name: 'Operation' })).toBeVisible()
  await first.getByRole('button', { name: 'Machines: Choose machines' }).click()
  await page.getByRole('dialog', { name: 'Machines' }).getByRole('searchbox').fill('c302')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Machines' }).getByRole('button', { name: 'Close' }).click()
  await expect(box).toHaveText('C302')
  await expect(first.getByRole('combobox', { name: 'Operation' })).toHaveCount(0)

  // Another source forgets the machine: it may not have it.
  await chooseIn(first, 'Data source', 'Static values')
  await expect(first.getByRole('combobox', { name: 'Kind of value' })).toBeVisible()
  await expect(first.getByRole('combobox', { name: 'Property' })).toHaveCount(0)
  await chooseIn(first, 'Kind of value', 'Number')
  await fieldIn(first, 'Value').fill('8')
  await chooseIn(first, 'Format', 'Formula')
  await fieldIn(first, 'Formula').fill('value * 250')
  await expect(box).toHaveText('2,000')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-value'))?.widgets[0]).toMatchObject({
    component: 'datasource-value',
    config: {
      value: {
        type: 'datasourceValue',
        dataSource: '__static_values',
        machineId: [],
        staticValue: '8',
        staticValueDataType: 'number',
        format: 'math',
        math: 'value * 250',
      },
    },
  })
})

test('D-WIDGET-36 D-ENTITY-10 a value is shown as v1 / v2 under its heading, live', async ({ page, plant, signIn }) => {
  const fixed = (staticValue: string) => ({ dataSource: '__static_values', staticValue })
  await givenDashboard(plant, {
    slug: 'e2e-live-value',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-value', [0, 0, 12, 6], {
        value: { dataSource: 'machines', machineId: ['C302'], dataKey: 'today_cycles' },
        value2: fixed('2000'),
        value3: fixed('Cycles today'),
        unitAfter: 'pcs',
      }),
      widget('datasource-value', [12, 0, 12, 6], {
        value: { ...fixed('7'), label: 'Good' },
        value2: { ...fixed('9'), label: 'Planned' },
      }),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-live-value' })
  const box = boxes(page).first()
  await expect(box).toHaveText(/^Cycles today[\d,]+ \/ 2,000 pcs$/)
  // Without a third value the names of the two stand over them.
  await expect(boxes(page).nth(1)).toHaveText(/^Good \/ Planned7 \/ 9$/)
  const shown = async () => Number(/([\d,]+) \/ 2,000/.exec((await box.textContent()) ?? '')?.[1]?.replace(',', ''))
  const before = await shown()
  await plant.cycles('C302', 3)
  await expect.poll(shown).toBe(before + 3)
})

test('D-CONFIG-16 D-CONFIG-58 D-STATE-14 D-ENTITY-41-X a style has a base, and + makes a style with a condition', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-style',
    widgets: [
      widget('datasource-value', [0, 0, 12, 6], { value: { dataSource: '__static_values', staticValue: 'Here' } }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-style') })
  await handle(page, /^Value/).click()
  await section(page, 'Styles').click()
  const style = panel(page, 'Style of the value')
  const shown = boxes(page).first().getByText('Here')
  await chooseIn(style, 'Add property', 'Text colour')
  await fieldIn(style, 'Text colour').fill('#112233')
  await expect(shown).toHaveCSS('color', 'rgb(17, 34, 51)')
  await chooseIn(style, 'Add property', 'Shadow')
  await fieldIn(style, 'Shadow').fill('url(https://elsewhere)')
  await expect(style.getByText('This value is not allowed in a style.')).toBeVisible()
  await style.getByRole('button', { name: 'Remove Shadow' }).click()

  await style.getByRole('tab', { name: 'Add a style with a condition' }).click()
  await expect(style.getByRole('tab', { name: 'When 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(style.getByRole('group', { name: 'When this value' })).toBeVisible()
  await chooseIn(style, 'Is', 'within b of x')
  await expect(fieldIn(style, 'b: how far it may lie')).toHaveValue('0')
  await chooseIn(style, 'Add property', 'Animation')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-style'))?.widgets[0]?.config.valueStyle).toEqual({
    style: { color: '#112233' },
    conditionalStyles: [
      {
        value1: null,
        value2: null,
        comparisonOperator: 'range_around',
        supportValue: 0,
        style: { animation: 'blink' },
      },
    ],
  })
})

test('D-CONFIG-59-X styles with conditions follow the data; the later one wins, is moved before the other, and goes by Delete', async ({
  page,
  plant,
  signIn,
}) => {
  const machine = (dataKey: string) => ({ dataSource: 'machines', machineId: ['C301'], dataKey })
  const when = (staticValue: string, backgroundColor: string) => ({
    value1: machine('status'),
    value2: { dataSource: '__static_values', staticValue },
    comparisonOperator: '==',
    style: { backgroundColor },
  })
  const conditionalStyles = [when('S', '#0000ff'), when('S', '#ff0000'), when('R', '#00ff00')]
  await givenDashboard(plant, {
    slug: 'e2e-follow',
    dataSources: [machinesSource],
    widgets: [
      widget('datasource-value', [0, 0, 12, 6], {
        value: machine('machine_id'),
        valueStyle: { style: { backgroundColor: '#111111' }, conditionalStyles },
      }),
    ],
  })
  await signIn('admin', { path: '/dashboards/e2e-follow' })
  const shown = boxes(page).first().getByText('C301').locator('..')
  await expect(shown).toHaveCSS('background-color', 'rgb(0, 255, 0)')
  await plant.signal('C301', 'stopped')
  await expect(shown).toHaveCSS('background-color', 'rgb(255, 0, 0)')

  await visit(page, builderPath('e2e-follow'))
  await handle(page, /^Value/).click()
  await section(page, 'Styles').click()
  const style = panel(page, 'Style of the value')
  await style.getByRole('tab', { name: 'When 2' }).click()
  await style.getByRole('button', { name: 'Earlier' }).click()
  await expect(style.getByRole('tab', { name: 'When 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(shown).toHaveCSS('background-color', 'rgb(0, 0, 255)')
  // The base stays whatever is pressed.
  await style.getByRole('tab', { name: 'Base' }).press('Delete')
  await style.getByRole('tab', { name: 'When 2' }).press('Delete')
  await expect(style.getByRole('tab')).toHaveText(['Base', 'When 1', 'When 2', ''])
  await expect(shown).toHaveCSS('background-color', 'rgb(255, 0, 0)')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(style.getByRole('tab')).toHaveCount(5)
})

test('D-ENTITY-41-X the server drops what no style may have', async ({ page, plant, signIn }) => {
  await givenDashboard(plant, {
    slug: 'e2e-unsafe',
    widgets: [
      widget('datasource-value', [0, 0, 6, 4], {
        value: { dataSource: '__static_values', staticValue: 'Here' },
        valueStyle: { color: '#123456', position: 'fixed', backgroundColor: 'url(https://x)' },
      }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-unsafe') })
  await settings(page).getByRole('tab', { name: 'Dashboard' }).click()
  await settings(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Safe')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-unsafe'))?.widgets[0]?.config.valueStyle).toEqual({ color: '#123456' })
})
