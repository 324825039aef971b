import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, canvas, dragBy, handle, hoverCell, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

const GRID = { x: 24, y: 12 }
const gauge = (title: string, place: readonly [number, number, number, number]) =>
  widget('gauge', place, { title }, title.toLowerCase())

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-BUILD-04 D-BUILD-05 D-BUILD-06 D-BUILD-07 D-BUILD-08 D-BUILD-09 several widgets are chosen, brought in line, locked and layered, by mouse, keys and buttons', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-several',
    widgets: [
      { ...widget('section', [0, 0, 24, 12], { title: 'Hall' }, 'hall'), locked: true },
      gauge('One', [1, 1, 4, 3]),
      gauge('Two', [7, 2, 6, 3]),
      gauge('Three', [16, 5, 4, 4]),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-several') })
  const chosen = canvas(page).getByRole('button', { pressed: true })
  const bar = page.getByRole('region', { name: 'What can be done to the selection' })

  // The band begins on the background, which is locked and so not in the way.
  await hoverCell(page, { x: 0.3, y: 0.3, of: GRID })
  await page.mouse.down()
  await hoverCell(page, { x: 8, y: 4, of: GRID })
  await page.mouse.up()
  await expect(chosen).toHaveText(['', ''])
  await expect(bar.getByText('2 widgets selected')).toBeVisible()
  await expect(settings(page).getByRole('listitem')).toHaveText(['One', 'Two'])
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(handle(page, 'One, 4 by 3 at 1, 7')).toBeVisible()
  await expect(handle(page, 'Two, 6 by 3 at 7, 8')).toBeVisible()
  await dragBy(page, handle(page, /^Two/), { columns: 3, rows: -7, of: GRID })
  await expect(handle(page, 'One, 4 by 3 at 4, 0')).toBeVisible()
  await expect(handle(page, 'Two, 6 by 3 at 10, 1')).toBeVisible()
  await dragBy(page, handle(page, 'Resize'), { columns: -6, rows: 4, of: GRID })
  await expect(handle(page, 'One, 2 by 6 at 4, 0')).toBeVisible()
  // Each of them was one step, of both.
  for (const undone of ['One, 4 by 3 at 4, 0', 'One, 4 by 3 at 1, 7', 'One, 4 by 3 at 1, 6', 'One, 4 by 3 at 1, 1']) {
    await page.keyboard.press('Control+z')
    await expect(handle(page, undone)).toBeVisible()
  }
  await page.keyboard.press('Control+Shift+Z')
  await expect(handle(page, 'Two, 6 by 3 at 7, 7')).toBeVisible()
  await page.keyboard.press('Control+z')

  await handle(page, /^Three/).click({ modifiers: ['Shift'] })
  await expect(bar.getByText('3 widgets selected')).toBeVisible()
  const tools = settings(page).getByRole('group', { name: 'Arrange' })
  await tools.getByRole('button', { name: 'Align at the top' }).click()
  await tools.getByRole('button', { name: 'Same size' }).click()
  await tools.getByRole('button', { name: 'Equal gaps across' }).click()
  await expect(handle(page, 'One, 4 by 3 at 1, 1')).toBeVisible()
  await expect(handle(page, 'Two, 4 by 3 at 8.5, 1')).toBeVisible()
  await expect(handle(page, 'Three, 4 by 3 at 16, 1')).toBeVisible()

  // A press on one of several means that one; the button lets presses add, as a finger needs it.
  await handle(page, /^Two/).click()
  await expect(chosen).toHaveCount(1)
  await bar.getByRole('button', { name: 'Select several' }).click()
  await handle(page, /^One/).click()
  await expect(chosen).toHaveCount(2)
  await bar.getByRole('button', { name: 'Select several' }).click()
  await bar.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.keyboard.press('Escape')
  await canvas(page).focus()
  await page.keyboard.press('Control+a')
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await expect(handle(page, 'Three, 4 by 3 at 16, 2')).toBeVisible()
  await expect(handle(page, 'One, locked, 4 by 3 at 1, 1')).toBeVisible()

  await page.getByRole('tab', { name: 'Layers' }).click()
  const layers = settings(page).getByRole('list', { name: 'Layers' })
  await expect(layers.getByRole('listitem')).toHaveText([/^Three/, /^Two/, /^One/, /^Hall/])
  await layers.getByRole('button', { name: 'Unlock Hall' }).click()
  await layers.getByRole('button', { name: 'Move Hall up' }).click()
  await expect(layers.getByRole('listitem')).toHaveText([/^Three/, /^Two/, /^HallBackground/, /^OneGauge · under Hall/])
  await layers.getByRole('button', { name: /^One/ }).click()
  await expect(layers.getByRole('button', { name: /^One/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Dashboard saved').first()).toBeVisible()
  const stored = await storedDashboard(plant, 'e2e-several')
  expect(stored?.widgets.map(({ id, locked }) => [id, locked])).toEqual([
    ['hall', undefined],
    ['one', true],
    ['two', true],
    ['three', undefined],
  ])

  await bar.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog').getByText('Select what a rubber band touches')).toBeVisible()
})

test('D-BUILD-03 D-BUILD-10 what is copied comes to another board with the sources it needs, and covers nothing', async ({
  page,
  plant,
  signIn,
}) => {
  const stops = { slug: 'stops', name: 'Stops', source: 'history', multimachine: true, interval: 60, events: [] }
  await givenDashboard(plant, {
    slug: 'e2e-from',
    dataSources: [{ ...stops, parameters: { machine_ids: 'M101' } }],
    widgets: [
      widget('table', [2, 2, 6, 4], { title: 'Rows', dataSource: 'stops' }, 'rows'),
      gauge('Dial', [8, 2, 6, 4]),
    ],
  })
  await givenDashboard(plant, {
    slug: 'e2e-onto',
    dataSources: [{ ...stops, parameters: { machine_ids: 'P201' } }],
    widgets: [widget('status', [0, 0, 24, 11], { title: 'Hall' }, 'hall')],
  })
  await signIn('admin', { path: builderPath('e2e-from') })
  await handle(page, /^Rows/).click()
  await handle(page, /^Dial/).click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+c')
  await expect(page.getByText('2 widgets copied.')).toBeVisible()
  // Pressed in a field the keys mean its text.
  await page.getByRole('searchbox', { name: 'Find a widget' }).fill('gra')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect(page.getByRole('searchbox', { name: 'Find a widget' })).toHaveValue('')
  await expect(boxes(page)).toHaveCount(2)
  await handle(page, /^Rows/).click()
  await handle(page, /^Dial/).click({ modifiers: ['Control'] })
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+d')
  await expect(handle(page, 'Rows, 6 by 4 at 2, 6')).toBeVisible()
  await expect(handle(page, 'Dial, 6 by 4 at 8, 6')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(boxes(page)).toHaveCount(2)

  await visit(page, builderPath('e2e-onto'))
  await expect(handle(page, /^Hall/)).toBeVisible()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('The grid was full: 3 rows were added at the bottom.')).toBeVisible()
  await expect(page.getByText('1 data source came with it.')).toBeVisible()
  await expect(handle(page, 'Rows, 6 by 4 at 0, 11')).toBeVisible()
  await expect(handle(page, 'Dial, 6 by 4 at 6, 11')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Dashboard saved').first()).toBeVisible()
  const onto = await storedDashboard(plant, 'e2e-onto')
  expect(onto?.size.y).toBe(15)
  expect(onto?.dataSources.map(({ slug, parameters }) => [slug, parameters.machine_ids])).toEqual([
    ['stops', 'P201'],
    ['stops-2', 'M101'],
  ])
  expect(onto?.widgets[1]?.config.dataSource).toBe('stops-2')
  expect(new Set(onto?.widgets.map(({ id }) => id)).size).toBe(3)
})
