import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, choose, dragBy, handle, save, section, settings } from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  machinesSource,
  machinesTable,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await plant.sql('delete from widget_config where company_id = 1000')
})

const reset = (page: Page, label: string) => settings(page).getByRole('button', { name: `Reset ${label}`, exact: true })
const field = (page: Page, label: string) => settings(page).getByRole('textbox', { name: label, exact: true })

test('D-CONFIG-10 D-CONFIG-11 D-CONFIG-12-X the form is the list of options in sections, of which the first is open and one with a fault stays open', async ({
  page,
  plant,
  signIn,
}) => {
  const source = { machineId: ['C301'], valueKey: 'today_cycles' }
  await givenDashboard(plant, {
    slug: 'e2e-form',
    widgets: [
      widget('gauge', [0, 0, 6, 4], { ...source, title: 'Whole' }, 'whole'),
      widget('gauge', [6, 0, 6, 4], { ...source, title: 'Faulty', numLimits: 1, limit1Key: 'nonsense' }, 'faulty'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-form') })
  await handle(page, /^Faulty/).click()
  await expect(section(page, 'Limits')).toContainText('Something here needs attention')
  // Open by itself, and closing it is not possible: the fault stays in sight.
  const fault = settings(page).getByText('The data source has no “nonsense”.')
  await expect(fault).toBeVisible()
  await section(page, 'Limits').click()
  await expect(section(page, 'Limits')).toHaveAttribute('aria-expanded', 'true')
  await expect(fault).toBeVisible()
  await handle(page, /^Whole/).click()
  const heads = settings(page).locator('h3 > button')
  await expect(heads).toHaveText(['Data', 'Dial', 'Ticks', 'Limits', 'Look'])
  await expect(section(page, 'Data')).toHaveAttribute('aria-expanded', 'true')
  for (const name of ['Dial', 'Ticks', 'Limits', 'Look']) {
    await expect(section(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
  await field(page, 'Maximum').fill('250')
  await section(page, 'Data').click()
  await expect(field(page, 'Maximum')).toBeHidden()
  await section(page, 'Data').click()
  await expect(field(page, 'Maximum')).toHaveValue('250')
})

test('D-CONFIG-08 D-CONFIG-27 D-CONFIG-28 D-CONFIG-29 D-CONFIG-38 D-CONFIG-39-X D-CONFIG-65-X D-LIMIT-11 D-LIMIT-32 D-LIMIT-33 every option has its editor, stores its type, and reset takes it out of the file', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-types',
    widgets: [
      widget('gauge', [0, 0, 6, 4], { machineId: ['C301'], valueKey: 'today_cycles', needleWidth: 12 }, 'dial'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-types') })
  await handle(page, /^Gauge/).click()
  const stored = async () => (await storedDashboard(plant, 'e2e-types'))?.widgets[0]?.config

  await expect(field(page, 'Maximum')).toBeVisible()
  await expect(reset(page, 'Maximum')).toHaveCount(0)
  await field(page, 'Maximum').fill('250')
  await expect(reset(page, 'Maximum')).toBeVisible()
  await settings(page).getByRole('switch', { name: 'Show the value' }).click()
  await settings(page).getByRole('combobox', { name: 'Interval (s)' }).click()
  await expect(page.getByRole('option')).toHaveText(['20', '60', '120'])
  await page.getByRole('option', { name: '60' }).click()

  await section(page, 'Dial').click()
  // A section has no reset of its own.
  await expect(settings(page).locator('h3').getByRole('button')).toHaveCount(5)
  await expect(field(page, 'Needle colour')).toHaveValue('#333333')
  await expect(field(page, 'Dial colour')).toHaveValue('#eeeeee')
  await expect(field(page, 'Needle moves for (ms)')).toHaveValue('650')
  await field(page, 'Needle colour').fill('#a1b2c3')
  await settings(page).getByLabel('Pick Dial colour').fill('#0000ff')
  await expect(field(page, 'Dial colour')).toHaveValue('#0000ff')
  const width = settings(page).getByRole('combobox', { name: 'Needle width' })
  await expect(width).toHaveText('12 (custom)')
  await width.click()
  await expect(page.getByRole('option')).toHaveText(['12 (custom)', '5', '10', '15', '20'])
  await page.getByRole('option', { name: '15' }).click()

  await section(page, 'Limits').click()
  const limits = settings(page).getByRole('slider', { name: 'Number of limits' })
  await expect(limits).toHaveAttribute('max', '5')
  await expect(limits).toHaveAttribute('min', '0')
  await save(page)
  expect(await stored()).toEqual({
    machineId: ['C301'],
    valueKey: 'today_cycles',
    maxValue: 250,
    showValue: false,
    interval: 60,
    needleColor: '#a1b2c3',
    dbColor: '#0000ff',
    needleWidth: 15,
  })

  for (const label of ['Maximum', 'Show the value', 'Interval (s)', 'Needle colour', 'Dial colour', 'Needle width']) {
    await reset(page, label).click()
    await expect(reset(page, label)).toHaveCount(0)
  }
  await expect(field(page, 'Maximum')).toHaveValue('100')
  await expect(field(page, 'Needle colour')).toHaveValue('#333333')
  await field(page, 'Minimum').fill('5')
  await field(page, 'Minimum').fill('')
  await field(page, 'Minimum').blur()
  await expect(field(page, 'Minimum')).toHaveValue('0')
  await save(page)
  expect(await stored()).toEqual({ machineId: ['C301'], valueKey: 'today_cycles' })
})

test('D-CONFIG-32 D-CONFIG-33-X D-CONFIG-72 an option whose prerequisite is gone is hidden, kept and ignored', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-when',
    widgets: [widget('gauge', [0, 0, 6, 4], { machineId: ['C301'], valueKey: 'today_cycles' }, 'dial')],
  })
  await signIn('admin', { path: builderPath('e2e-when') })
  await handle(page, /^Gauge/).click()
  await section(page, 'Limits').click()
  const limits = settings(page).getByRole('slider', { name: 'Number of limits' })
  await expect(limits).toBeVisible()
  await expect(field(page, 'Limit 1: value')).toHaveCount(0)
  await limits.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Limit 2: value')).toBeVisible()
  await expect(field(page, 'Limit 3: value')).toHaveCount(0)
  await field(page, 'Limit 2: value').fill('44')
  const pieces = boxes(page).first().locator('svg > path')
  await expect(pieces).toHaveCount(3)
  await limits.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(pieces).toHaveCount(2)
  await expect(field(page, 'Limit 2: value')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Limit 2: value')).toHaveValue('44')
})

test('D-CONFIG-34 D-CONFIG-35-X the keys of options can be shown, which this browser remembers', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-keys', widgets: [widget('status', [0, 0, 6, 4], {}, 'one')] })
  await signIn('admin', { path: builderPath('e2e-keys') })
  await handle(page, /^Machine status/).click()
  const keys = settings(page).locator('code')
  await expect(section(page, 'Data')).toBeVisible()
  await expect(keys).toHaveCount(0)
  await settings(page).getByRole('switch', { name: 'Show option keys' }).click()
  await expect(settings(page).getByText('indicatorClickBehavior', { exact: true })).toBeVisible()
  await page.reload()
  await handle(page, /^Machine status/).click()
  await expect(settings(page).getByText('indicatorClickBehavior', { exact: true })).toBeVisible()
  // Kept for this person, not for the next one at this browser.
  expect(await page.evaluate(() => localStorage.getItem('takt:1000:admin:show-option-keys'))).toBe('true')
  await expect(keys.first()).toBeVisible()
  await settings(page).getByRole('switch', { name: 'Show option keys' }).click()
  await expect(keys).toHaveCount(0)
})

test('D-CONFIG-36 D-CONFIG-37-X settings of a widget are saved under a name, loaded over another widget, overwritten and deleted, each after asking', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-named',
    widgets: [
      widget(
        'gauge',
        [0, 0, 6, 4],
        { title: 'One', machineId: ['C301'], valueKey: 'today_cycles', maxValue: 77 },
        'one',
      ),
      widget('gauge', [6, 0, 6, 4], { title: 'Two', machineId: ['C302'], valueKey: 'today_cycles' }, 'two'),
      widget('hologram', [12, 0, 6, 4], {}, 'unknown'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-named') })
  const panel = page.getByRole('region', { name: 'Saved settings' })
  const question = page.getByRole('alertdialog')
  await handle(page, /^hologram/).click()
  await expect(settings(page).getByText('Unknown widget: hologram')).toBeVisible()
  await expect(panel).toHaveCount(0)

  await handle(page, /^One/).click()
  await expect(panel).toContainText('Nothing saved yet.')
  await panel.getByLabel('Name').fill('Dial of 77')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Saved as “Dial of 77”.')).toBeVisible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(question).toContainText('“Dial of 77” exists already.')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await plant.sql('update widget_config set config = config || \'{"unheardOf": 1}\' where company_id = 1000')
  await page.reload()
  await handle(page, /^Two, 6 by 4 at 6, 0/).click()
  await panel.getByRole('button', { name: 'Load' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Maximum')).toHaveValue('100')
  await panel.getByRole('button', { name: 'Load' }).click()
  await question.getByRole('button', { name: 'Load' }).click()
  await expect(field(page, 'Maximum')).toHaveValue('77')
  await expect(handle(page, 'One, 6 by 4 at 6, 0')).toBeVisible()
  await save(page)
  const two = (await storedDashboard(plant, 'e2e-named'))?.widgets[1]
  expect(two).toMatchObject({ id: 'two', pos: { x: 6 }, config: { maxValue: 77 } })
  expect(two?.config).not.toHaveProperty('unheardOf')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Maximum')).toHaveValue('100')

  await panel.getByRole('button', { name: 'Delete Dial of 77' }).click()
  await question.getByRole('button', { name: 'Delete Dial of 77' }).click()
  await expect(panel).toContainText('Nothing saved yet.')
})

test('D-CONFIG-48 D-CONFIG-49 D-CONFIG-50-X D-STATE-06 columns of a table are added, dragged, edited and removed', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-columns',
    dataSources: [machinesSource],
    widgets: [widget('table', [0, 0, 24, 12], {}, 'table')],
  })
  await signIn('admin', { path: builderPath('e2e-columns') })
  await handle(page, /^Table/).click()
  await section(page, 'Columns').click()
  await expect(settings(page).getByText('Make sure a data source is selected')).toBeVisible()
  await choose(page, 'Data source', 'Machines')
  await expect(settings(page).getByText('All columns of the source are shown.')).toBeVisible()
  const headers = boxes(page).first().getByRole('columnheader', { includeHidden: true })
  await expect(headers.first()).toHaveText('Machine')
  expect(await headers.count()).toBeGreaterThan(20)

  await choose(page, 'Add column', 'Machine')
  await choose(page, 'Add column', 'Status')
  await choose(page, 'Add column', 'Cycles today')
  await expect(headers).toHaveText(['Machine', 'Status', 'Cycles today'])
  await settings(page).getByRole('combobox', { name: 'Add column' }).click()
  // Open first: a list that is not there yet has no such option either, and hears no Escape.
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('option', { name: 'Machine', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field(page, 'Custom column: key').fill('zone')
  await settings(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(headers).toHaveText(['Machine', 'Status', 'Cycles today', 'Zone'])

  // Press on the handle, drop it on the first column; moving without a press does nothing.
  const grip = (name: string) => settings(page).getByRole('button', { name: `Move ${name}`, exact: true })
  const first = (await grip('Machine').boundingBox())!
  await grip('Status').hover()
  await page.mouse.move(first.x + 2, first.y + 10)
  await expect(headers.first()).toHaveText('Machine')
  await grip('Status').hover()
  // Where it lies now: reaching for the handle may have scrolled the form.
  const place = (await grip('Machine').boundingBox())!
  await page.mouse.down()
  await page.mouse.move(place.x + 4, place.y + 12, { steps: 3 })
  await page.mouse.up()
  await expect(headers).toHaveText(['Status', 'Machine', 'Cycles today', 'Zone'])

  await settings(page).getByRole('button', { name: 'Edit Cycles today' }).click()
  await field(page, 'Heading').fill('Made')
  await settings(page).getByRole('button', { name: 'Done' }).click()
  await expect(headers).toHaveText(['Status', 'Machine', 'Made', 'Zone'])
  await settings(page).getByRole('button', { name: 'Remove Zone' }).click()
  await expect(headers).toHaveText(['Status', 'Machine', 'Made'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(headers).toHaveText(['Status', 'Machine', 'Made', 'Zone'])
})

test('D-CONFIG-69 T-PLANT-376 the machine is found by typing a part of its id or description', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-find',
    dataSources: [machinesSource],
    widgets: [
      widget('gauge', [0, 0, 6, 4], { valueKey: 'today_cycles' }, 'dial'),
      widget('table', [6, 0, 18, 12], machinesTable, 'rows'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-find') })
  await handle(page, /^Gauge/).click()
  await settings(page).getByRole('button', { name: 'Machine: None' }).click()
  const found = page.getByRole('dialog', { name: 'Machine' }).getByRole('listitem')
  expect(await found.count()).toBeGreaterThan(30)
  await page.getByRole('searchbox', { name: 'Find a machine' }).fill('mazak')
  await expect(found.first()).toContainText('Mazak')
  expect(await found.count()).toBeLessThan(5)
  await page.getByRole('searchbox', { name: 'Find a machine' }).fill('c302')
  await expect(found).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(settings(page).getByRole('button', { name: 'Machine: C302' })).toBeVisible()
  await handle(page, /^Table/).click()
  await settings(page).getByRole('button', { name: 'Machines: Choose machines' }).click()
  const choice = page.getByRole('dialog', { name: 'Machines' })
  await choice.getByRole('searchbox').fill('C303')
  await page.keyboard.press('Enter')
  await expect(settings(page).getByRole('button', { name: 'Remove C303', includeHidden: true })).toBeVisible()
  await expect(boxes(page).nth(1).getByRole('row', { includeHidden: true })).toHaveCount(2)
  // It stays open for the next one, and takes a department at a time.
  await choice.getByRole('searchbox').fill('')
  const department = choice.getByRole('region').first()
  await department.getByRole('checkbox').first().click()
  const several = await department.getByRole('listitem').count()
  expect(several).toBeGreaterThan(1)
  await expect(department.getByRole('checkbox', { checked: true })).toHaveCount(several + 1)
  await choice.getByRole('button', { name: 'Close' }).click()
  await expect(settings(page).getByRole('button', { name: /^Remove / })).not.toHaveCount(1)
  await dragBy(page, handle(page, /^Gauge/), { columns: 0, rows: 4, of: { x: 24, y: 12 } })
  await save(page)
  expect((await storedDashboard(plant, 'e2e-find'))?.widgets[0]?.config.machineId).toEqual(['C302'])
})
