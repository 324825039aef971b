import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, save } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, tile, widget } from '../../pages/dashboard.ts'
import { chooseIn, fieldIn, panel } from '../../pages/panels.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-CONFIG-21 D-CONFIG-55 D-ENTITY-50 a parameter of the dashboard, its values and its type are chosen', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-pick', parameters: [{ parameter: 'machine1' }] })
  await signIn('admin', { path: builderPath('e2e-pick') })
  await add(page, 'Parameter selector')
  await expect(boxes(page).first()).toHaveText('Choose a parameter')
  const chosen = panel(page, 'What can be chosen')
  await chooseIn(chosen, 'Parameter of the dashboard', 'machine1')
  await fieldIn(chosen, 'Values, divided by commas').fill('C301=Lathe, C302')
  await expect(boxes(page).first()).toContainText('LatheC302')
  await chooseIn(chosen, 'Chosen by', 'list')
  await save(page)
  expect((await storedDashboard(plant, 'e2e-pick'))?.widgets[0]?.config.selector).toEqual({
    parameter: 'machine1',
    parameterValues: 'C301=Lathe, C302',
    type: 'select',
  })
})

test('D-WIDGET-55 D-STATE-41-X D-ENTITY-51-X D-NAV-01 a choice is written into the address, Back returns to the one before, other values stay', async ({
  page,
  plant,
  signIn,
}) => {
  const selector = (type: string) => ({ parameter: 'machine1', parameterValues: 'C301=Lathe 1,C302', type })
  await givenDashboard(plant, {
    slug: 'e2e-choice',
    parameters: [{ parameter: 'machine1' }],
    widgets: [
      widget('datasource-parameter-selector', [0, 0, 8, 4], { selector: selector('button') }),
      widget('datasource-parameter-selector', [8, 0, 8, 4], { selector: selector('select') }),
      widget('datasource-parameter-selector', [16, 0, 8, 4], { selector: selector('text') }),
      widget('status', [0, 4, 12, 8], { machineId: ['[machine1]'] }),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-choice?line=7&machine1=C302' })
  const [first, second] = [page.getByRole('button', { name: 'Lathe 1' }), page.getByRole('button', { name: 'C302' })]
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(tile(page, 'C302')).toBeVisible()
  await first.click()
  await expect(page).toHaveURL(/\?line=7&machine1=C301$/)
  await expect(tile(page, 'C301')).toBeVisible()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  const list = page.getByRole('combobox', { name: 'machine1' }).first()
  await expect(list).toHaveText('Lathe 1')
  await list.click()
  await page.getByRole('option', { name: 'C302' }).click()
  await expect(page).toHaveURL(/machine1=C302$/)
  await page.goBack()
  await expect(page).toHaveURL(/machine1=C301$/)

  // Typing replaces the step, on Enter or a moment after the last key; nothing typed changes nothing.
  const text = boxes(page).nth(2).getByRole('combobox')
  await text.fill(' C303 ')
  await text.press('Enter')
  await expect(page).toHaveURL(/machine1=C303$/)
  await text.fill('C304')
  await expect(page).toHaveURL(/machine1=C304$/)
  await text.fill('  ')
  await text.press('Enter')
  await page.goBack()
  await expect(page).toHaveURL(/machine1=C302$/)
})
