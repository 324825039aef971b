import { expect, test } from '../../fixtures/takt.ts'
import {
  add,
  builderPath,
  canvas,
  choose,
  dragBy,
  handle,
  hoverCell,
  save,
  saveButton,
  settings,
} from '../../pages/builder.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  grid,
  machinesSource,
  machinesTable,
  storedDashboard,
  widget,
} from '../../pages/dashboard.ts'

const GRID = { x: 24, y: 12 }

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-SCREEN-04-X D-BUILD-01 D-BUILD-02 T-PLANT-375 T-PLANT-376 D-SCREEN-07-X W-CONFIG-02 W-CONFIG-03 W-CONFIG-04 W-SHELL-05-X a new dashboard is named by the rules, starts with 24 by 12 cells and takes widgets at the first free place', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: builderPath('factory-overview') })
  await page.getByRole('button', { name: 'New dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'New dashboard' })
  const create = dialog.getByRole('button', { name: 'Create' })
  await expect(create).toBeDisabled()
  await expect(dialog.getByPlaceholder('Enter a name')).toBeFocused()
  await dialog.getByLabel('Title').fill('e2e Hall Å')
  await expect(dialog.getByLabel('Address')).toHaveValue('e2e-hall-a')
  for (const [slug, fault] of [
    ['all', 'The name is already used or not allowed.'],
    ['a', 'The name is too short.'],
    ['-a', 'At least two lower-case letters, digits or single dashes'],
    ['Hall B', 'At least two lower-case letters, digits or single dashes'],
    ['moulding', 'The name is already used or not allowed.'],
  ] as const) {
    await dialog.getByLabel('Address').fill(slug)
    await expect(dialog.getByText(fault).first()).toBeVisible()
    await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
    // Nothing has to be closed first, and what was typed stays.
    await expect(dialog.getByLabel('Address')).toBeFocused()
    await expect(dialog.getByLabel('Address')).toHaveValue(slug)
    await expect(create).toBeDisabled()
  }
  await dialog.getByLabel('Address').fill('e2e-hall')
  await create.click()
  await expect(page.getByRole('heading', { name: 'e2e Hall Å' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/config\/dashboards\/e2e-hall/)
  // Every kind there is, and no other.
  await expect(page.getByRole('button', { name: /^Add / })).toHaveText([
    /^AddMachine status/,
    /^AddGauge/,
    /^AddTime history/,
    /^AddValue/,
    /^AddTable/,
    /^AddFiltered table/,
    /^AddGraph of rows/,
    /^AddSQL graph/,
    /^AddSQL gauge/,
    /^AddQuery editor/,
    /^AddFailures and repairs/,
    /^AddStops and availabilityStop/,
    /^AddStops and availability of a place/,
    /^AddProduction value/,
    /^AddProduction goal/,
    /^AddOrder summary/,
    /^AddWidget per machine/,
    /^AddLean cross/,
    /^AddScrap and goals/,
    /^AddOwn overview/,
    /^AddFree text/,
    /^AddBackground/,
    /^AddMedia viewer/,
    /^AddReport or document/,
    /^AddLink buttons/,
    /^AddAction button/,
    /^AddParameter selector/,
    /^AddDashboard inside/,
    /^AddDashboard per row/,
    /^AddWeb page/,
    /^AddLeave by itself/,
    'Add data source',
  ])
  const palette = page.getByRole('region', { name: 'Widgets' })
  const kinds = palette.getByRole('listitem')
  await palette.getByRole('searchbox').fill('gra sql')
  await expect(kinds).toHaveText([/SQL graph/])
  // Each with its picture, under the heading of its group.
  await expect(kinds.locator('svg path').first()).toBeVisible()
  await expect(palette.getByRole('heading', { level: 3 })).toHaveText(['Values, tables, graphs'])
  await palette.getByRole('searchbox').fill('')
  await palette.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Machines' }).click()
  await expect(kinds).toHaveText([/Machine status/, /Gauge/, /Time history/])
  await palette.getByRole('combobox').click()
  await page.getByRole('option', { name: 'All widgets' }).click()
  // What is dragged onto the canvas lies where it is dropped; what is dropped beside it is nowhere.
  const tile = palette.getByRole('button', { name: 'Add Gauge' })
  await tile.hover()
  await page.mouse.down()
  await hoverCell(page, { x: 14.4, y: 8.2, of: GRID })
  await page.mouse.up()
  await expect(handle(page, 'Gauge, 6 by 4 at 11, 6')).toBeVisible()
  await tile.hover()
  await page.mouse.down()
  await page.getByRole('heading', { name: 'e2e Hall Å' }).hover()
  await page.mouse.up()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(boxes(page)).toHaveCount(0)
  await add(page, 'Gauge')
  await expect(handle(page, 'Gauge, 6 by 4 at 0, 0')).toBeVisible()
  await add(page, 'Machine status')
  await expect(handle(page, 'Machine status, 6 by 4 at 6, 0')).toBeVisible()
  for (let count = 2; count < 12; count += 1) await add(page, 'Machine status')
  await expect(handle(page, 'Machine status, 6 by 4 at 18, 8')).toBeVisible()
  await add(page, 'Table')
  await expect(handle(page, 'Table, 6 by 4 at 0, 12')).toBeVisible()
  await expect(page.getByText('The grid was full: 4 rows were added at the bottom.')).toBeVisible()
  await save(page)
  expect(await storedDashboard(plant, 'e2e-hall')).toMatchObject({ title: 'e2e Hall Å', size: { ...GRID, y: 16 } })
  expect((await storedDashboard(plant, 'e2e-hall'))?.widgets).toHaveLength(13)

  await page.getByRole('button', { name: 'Delete dashboard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await storedDashboard(plant, 'e2e-hall')).toBeDefined()
  await page.getByRole('button', { name: 'Delete dashboard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboards\/factory-overview$/)
  expect(await storedDashboard(plant, 'e2e-hall')).toBeUndefined()
})

test('D-ROUTE-08-X in the builder an unknown dashboard can be created by who may add one', async ({ page, signIn }) => {
  await signIn('admin', { path: builderPath('e2e-nothing') })
  await page.getByRole('button', { name: 'Create “e2e-nothing”' }).click()
  await expect(canvas(page)).toBeVisible()
  await signIn('supervisor', { path: builderPath('e2e-nothing') })
  await expect(page.getByText('There is no dashboard “e2e-nothing” for you.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Create/ })).toHaveCount(0)
})

test('D-SCREEN-05-X D-SCREEN-04-X D-BUILD-11 T-PLANT-376 widgets are moved, resized, copied, layered and removed, within the grid and undoably', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-canvas',
    widgets: [widget('gauge', [4, 2, 6, 4], { title: 'Dial' }, 'dial')],
  })
  await signIn('admin', { path: builderPath('e2e-canvas') })
  await dragBy(page, handle(page, /^Dial/), { columns: 3.3, rows: 1.2, of: GRID })
  await expect(handle(page, 'Dial, 6 by 4 at 7, 3')).toBeVisible()
  await page.keyboard.down('Alt')
  await dragBy(page, handle(page, /^Dial/), { columns: 0.5, rows: 0, of: GRID })
  await page.keyboard.up('Alt')
  await expect(handle(page, /^Dial, 6 by 4 at 7\.(4|5)\d*, 3$/)).toBeVisible()
  await dragBy(page, handle(page, /^Dial/), { columns: 40, rows: 40, of: GRID })
  await expect(handle(page, 'Dial, 6 by 4 at 18, 8')).toBeVisible()
  await dragBy(page, handle(page, /^Dial/), { columns: -8, rows: -4, of: GRID })
  await dragBy(page, handle(page, 'Resize'), { columns: 2, rows: -1, of: GRID })
  await expect(handle(page, 'Dial, 8 by 3 at 10, 4')).toBeVisible()
  await dragBy(page, handle(page, 'Resize'), { columns: 40, rows: -40, of: GRID })
  await expect(handle(page, 'Dial, 14 by 1 at 10, 4')).toBeVisible()

  const dial = handle(page, /^Dial/).first()
  await dial.focus()
  for (let step = 0; step < 20; step += 1) await page.keyboard.press(step % 2 === 0 ? 'ArrowUp' : 'ArrowLeft')
  await expect(handle(page, 'Dial, 14 by 1 at 0, 0')).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  for (let step = 0; step < 14; step += 1) await undo.click()
  await expect(handle(page, 'Dial, 14 by 1 at 10, 4')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(handle(page, 'Dial, 14 by 1 at 10, 3')).toBeVisible()

  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(handle(page, /^Dial/)).toHaveCount(2)
  await page.keyboard.press('Control+d')
  await expect(handle(page, /^Dial/)).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(handle(page, /^Dial/)).toHaveCount(2)
  await handle(page, /^Dial/).last().click()
  await expect(settings(page).getByRole('textbox', { name: 'Layer' })).toHaveValue('5')
  await page.getByRole('button', { name: 'Bring to front' }).click()
  await expect(settings(page).getByRole('textbox', { name: 'Layer' })).toHaveValue('6')
  await page.getByRole('button', { name: 'Send to back' }).click()
  await page.getByRole('button', { name: 'Send to back' }).click()
  await expect(settings(page).getByRole('textbox', { name: 'Layer' })).toHaveValue('4')
  await handle(page, /^Dial/).last().focus()
  await page.keyboard.press('Delete')
  await expect(handle(page, /^Dial/)).toHaveCount(1)
  // Nothing is asked: what was removed can be brought back, for as long as nothing else was done.
  await page.getByText('Dial is removed.').waitFor()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await expect(handle(page, /^Dial/)).toHaveCount(2)
  await handle(page, /^Dial/).last().focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('button', { name: 'Bring back' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(handle(page, /^Dial/)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Bring back' })).toHaveCount(0)
})

test('D-SCREEN-05-X T-PLANT-375 twenty steps and more can be undone; a grid that can have no more rows says that it is full', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-undo',
    size: { x: 24, y: 200 },
    widgets: [widget('gauge', [0, 0, 1, 1], {}, 'dial'), widget('status', [0, 1, 24, 199], {}, 'rest')],
  })
  await signIn('admin', { path: builderPath('e2e-undo') })
  await handle(page, /^Gauge/).focus()
  for (let step = 0; step < 22; step += 1) await page.keyboard.press('ArrowRight')
  await expect(handle(page, 'Gauge, 1 by 1 at 22, 0')).toBeVisible()
  for (let step = 0; step < 22; step += 1) await page.getByRole('button', { name: 'Undo' }).click()
  await expect(handle(page, 'Gauge, 1 by 1 at 0, 0')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await add(page, 'Table')
  await expect(page.getByText('The grid is full and cannot have more rows.')).toBeVisible()
  await expect(boxes(page)).toHaveCount(2)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})

test('D-SCREEN-06-X D-BUILD-18 T-PLANT-376 unsaved work is marked, leaving asks, and a newer version on the server is never written over unasked', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-work',
    widgets: [widget('status', [0, 0, 6, 4], { machineId: ['C301'] }, 'one')],
  })
  await signIn('admin', { path: builderPath('e2e-work') })
  await expect(saveButton(page)).toBeDisabled()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await handle(page, /^Machine status/).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(handle(page, 'Machine status, 6 by 4 at 1, 0')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => window.location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(handle(page, 'Machine status, 6 by 4 at 1, 0')).toBeVisible()

  // Somebody else saves meanwhile.
  const theirs =
    "config = jsonb_set(config, '{title}', '\"Theirs\"'), version = version + 1, changed_by = 'supervisor', changed_at = '2030-06-12T07:15:00Z'"
  await plant.sql(`update config set ${theirs} where company_id = 1000 and template = 'e2e-work'`)
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('dialog', { name: 'Saved by someone else meanwhile' })
  await expect(conflict).toContainText(/supervisor saved it at 2030-06-12 09:15\./)
  // Both sides, since the version that both began from.
  await expect(conflict.getByRole('list', { name: 'What they changed' })).toHaveText('Title changed')
  await expect(conflict.getByRole('list', { name: 'What you changed' })).toHaveText('Machine status · C301 moved')
  await conflict.getByRole('button', { name: 'Stay' }).click()
  await expect(handle(page, 'Machine status, 6 by 4 at 1, 0')).toBeVisible()
  await page.keyboard.press('Control+s')
  await conflict.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Theirs' })).toBeVisible()
  await expect(handle(page, 'Machine status, 6 by 4 at 0, 0')).toBeVisible()

  await handle(page, /^Machine status/).focus()
  await page.keyboard.press('ArrowDown')
  await plant.sql(
    `update config set ${theirs.replace('Theirs', 'Again')} where company_id = 1000 and template = 'e2e-work'`,
  )
  await saveButton(page).click()
  await conflict.getByRole('button', { name: 'Overwrite' }).click()
  await expect(page.getByText('Dashboard saved.')).toBeVisible()
  expect(await storedDashboard(plant, 'e2e-work')).toMatchObject({
    title: 'Theirs',
    widgets: [{ pos: { x: 0, y: 1 } }],
  })

  await page.keyboard.press('ArrowDown')
  await handle(page, /^Machine status/).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboards\/e2e-work$/)
})

test('D-SCREEN-06-X D-DATA-05-X what another person saves is taken over where nothing is lost and told where something would be', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await givenDashboard(plant, { slug: 'e2e-both', title: 'Ours', widgets: [widget('gauge', [0, 0, 6, 4], {}, 'dial')] })
  await signIn('supervisor', { path: builderPath('e2e-both') })
  await expect(handle(page, /^Gauge/)).toBeVisible()
  const context = await browser.newContext({ locale: 'en-GB' })
  const other = await context.newPage()
  await other.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'admin', password: 'takt-example' },
  })
  await other.goto(plant.url + builderPath('e2e-both'))
  await handle(other, /^Gauge/).focus()
  await other.keyboard.press('ArrowRight')
  await save(other)
  await expect(handle(page, 'Gauge, 6 by 4 at 1, 0')).toBeVisible()
  await handle(page, /^Gauge/).focus()
  await page.keyboard.press('ArrowDown')
  await handle(other, /^Gauge/).focus()
  await other.keyboard.press('ArrowRight')
  await save(other)
  await expect(page.getByText('Somebody else has saved this dashboard.')).toBeVisible()
  await expect(handle(page, 'Gauge, 6 by 4 at 1, 1')).toBeVisible()
  await context.close()
})

test('D-SCREEN-07-X the settings of a dashboard are edited, checked and saved, its slug too', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-set', dataSources: [machinesSource] })
  await signIn('admin', { path: builderPath('e2e-set') })
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  const panel = settings(page)
  await panel.getByLabel('Title').fill('')
  await expect(panel.getByText('A dashboard needs a title.')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await panel.getByLabel('Title').fill('Hall B')
  await panel.getByLabel('Address').first().fill('moulding')
  await expect(panel.getByText('The name is already used or not allowed.')).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await panel.getByLabel('Address').first().fill('e2e-hall-b')
  await panel.getByLabel('Columns').fill('30')
  await panel.getByLabel('Rows').first().fill('10')
  for (const name of [
    'Shown',
    'On phones',
    'On tablets',
    'On desktops',
    'On wall screens',
    'Show the banner',
    'Snippet for other dashboards',
  ]) {
    await panel.getByRole('switch', { name }).click()
  }
  await panel.getByLabel('Tag of the snippet').fill('line')
  await choose(page, 'Least user level', '3')
  await panel.getByLabel('Name of a parameter').fill('line')
  await panel.getByRole('button', { name: 'Add', exact: true }).click()
  await panel.getByRole('button', { name: 'Add data source' }).click()
  await panel.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Orders')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/config\/dashboards\/e2e-hall-b$/)
  expect(await storedDashboard(plant, 'e2e-set')).toBeUndefined()
  expect(await storedDashboard(plant, 'e2e-hall-b')).toMatchObject({
    title: 'Hall B',
    size: { x: 30, y: 10 },
    display: false,
    suitedForMobile: false,
    suitedForTablet: false,
    suitedForDesktops: false,
    suitedForXXL: false,
    showBzxBanner: true,
    isSnippet: true,
    snippetTag: 'line',
    userlevel: 3,
    parameters: [{ parameter: 'line' }],
    dataSources: [{ slug: 'machines' }, { name: 'Orders' }],
  })
})

test('D-STATE-01 D-STATE-02 D-STATE-03 D-STATE-04 T-PLANT-410 a widget is configured by its form, previewed in the builder and active on its dashboard', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-modes',
    dataSources: [machinesSource],
    widgets: [
      widget('status', [0, 0, 6, 4], { indicatorClickBehavior: 'setStopLink' }, 'none'),
      widget('table', [6, 0, 9, 12], machinesTable, 'rows'),
      widget('table', [15, 0, 9, 12], {}, 'sample'),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-modes') })
  await expect(grid(page)).toHaveAttribute('data-mode', 'preview')
  // What nobody has chosen is a sample, marked as one and saying what to choose; what is chosen has at most ten rows.
  await expect(boxes(page).first()).toContainText('Example · Choose a machine')
  await expect(boxes(page).nth(1).getByRole('row', { includeHidden: true })).toHaveCount(11)
  await expect(boxes(page).nth(2)).toContainText('Example')
  await expect(settings(page).getByText('Select a widget on the canvas, or add one.')).toBeVisible()
  await handle(page, /^Machine status/).click()
  await expect(settings(page).getByRole('button', { name: /^Data/ })).toBeVisible()
  // Nothing acts while it is being built.
  await expect(page).toHaveURL(/\/admin\/config\/dashboards\/e2e-modes$/)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(handle(page, /^Machine status/)).toHaveCount(0)
  await expect(settings(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  // It may be saved unfinished, and is told so.
  await handle(page, /^Machine status/).press('ArrowDown')
  await save(page)
  await expect(
    page.getByText(
      'Dashboard saved. Some widgets are not finished yet: Machine status (choose a machine), Table (choose a data source).',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Open' }).click()
  await expect(grid(page)).toHaveAttribute('data-mode', 'active')
  await expect(grid(page).getByText('Choose a machine')).toBeVisible()
  await expect(grid(page).getByText('Choose a data source')).toBeVisible()
  await expect(boxes(page).nth(2)).not.toContainText('Example')
  await expect(boxes(page).nth(1).getByRole('row', { name: /P203/ })).toHaveCount(1)
})
