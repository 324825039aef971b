import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, handle, save, saveButton, section, settings } from '../../pages/builder.ts'
import { colourOf } from '../../pages/colours.ts'
import {
  boxes,
  dropDashboards,
  givenDashboard,
  grid,
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

const tileOf = (slug: `e2e-${string}`, snippetTag = 'tiles') => ({
  slug,
  isSnippet: true,
  snippetTag,
  parameters: [{ parameter: 'machine1' }, { parameter: 'word' }],
  dataSources: [machinesSource],
  widgets: [
    widget('status', [0, 0, 24, 6], { machineId: ['[machine1]'] }),
    widget('free-text', [0, 6, 24, 6], { text: 'Word: [word]' }),
  ],
})

test('D-CONFIG-17 D-CONFIG-40 D-CONFIG-41 D-CONFIG-42 D-CONFIG-43-X a snippet is chosen by tag and slug, and its parameters are filled', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, tileOf('e2e-tile'))
  await givenDashboard(plant, { slug: 'e2e-bare', isSnippet: true, parameters: [{ parameter: 'word' }] })
  await givenDashboard(plant, { slug: 'e2e-wall', widgets: [widget('sub-dashboard', [0, 0, 12, 12])] })
  await signIn('admin', { path: builderPath('e2e-wall') })
  await handle(page, /^Dashboard inside/).click()
  const inside = panel(page, 'Dashboard inside')
  expect((await offeredIn(inside, 'Snippet dashboard')).filter((one) => one.includes('e2e-'))).toEqual([
    'tiles e2e-tile',
    'e2e-bare',
  ])
  await chooseIn(inside, 'Snippet dashboard', 'tiles e2e-tile')
  await fieldIn(inside, 'Parameter machine1').fill('C301')
  await fieldIn(inside, 'Parameter word').fill('Hall')
  await expect(boxes(page).first()).toContainText('C301')
  await expect(boxes(page).first()).toContainText('Word: Hall')
  await save(page)
  const stored = async () => (await storedDashboard(plant, 'e2e-wall'))?.widgets[0]?.config.dashboard
  expect(await stored()).toEqual({ slug: 'e2e-tile', parameters: { machine1: 'C301', word: 'Hall' } })
  await chooseIn(inside, 'Snippet dashboard', 'e2e-bare')
  await expect(fieldIn(inside, 'Parameter word')).toHaveValue('Hall')
  await save(page)
  expect(await stored()).toEqual({ slug: 'e2e-bare', parameters: { word: 'Hall' } })

  // One that was deleted meanwhile is named, in red, and stays until another is chosen.
  await plant.sql("delete from config where company_id = 1000 and template = 'e2e-bare'")
  await page.reload()
  await handle(page, /^Dashboard inside/).click()
  await expect(inside.getByRole('combobox', { name: 'Snippet dashboard' })).toContainText('e2e-bare: missing')
  const why = inside.getByText('There is no snippet dashboard “e2e-bare”.')
  const { red, green, blue } = await colourOf(why, 'color')
  expect(red).toBeGreaterThan(green + 60)
  expect(red).toBeGreaterThan(blue + 60)
})

test('T-PLANT-259 a dashboard in a narrow box is one column that scrolls; in a wide one it stays as it is drawn', async ({
  page,
  plant,
  signIn,
}) => {
  const words = ['One', 'Two', 'Three']
  await givenDashboard(plant, {
    slug: 'e2e-three',
    isSnippet: true,
    widgets: words.map((text, at) => widget('free-text', [at * 8, 0, 8, 12], { text })),
  })
  const inside = (title: string) => ({ title, dashboard: { slug: 'e2e-three', parameters: {} } })
  await givenDashboard(plant, {
    slug: 'e2e-wall',
    widgets: [
      widget('sub-dashboard', [0, 0, 6, 12], inside('Narrow')),
      widget('sub-dashboard', [6, 0, 18, 12], inside('Wide')),
    ],
  })
  await page.clock.install()
  await signIn('operator', { path: '/dashboards/e2e-wall' })
  const tops = async (name: string) => {
    const box = page.getByRole('region', { name })
    const found: number[] = []
    for (const word of words) {
      const [around, place] = [await box.boundingBox(), await box.getByText(word).boundingBox()]
      found.push(Math.round((place?.y ?? Number.NaN) - (around?.y ?? Number.NaN)))
    }
    return found
  }
  await expect(page.getByRole('region', { name: 'Wide' }).getByText('Three')).toBeVisible()
  const [first, second, third] = (await tops('Narrow')) as [number, number, number]
  expect(second - first).toBeGreaterThanOrEqual(120)
  expect(third - second).toBeGreaterThanOrEqual(120)
  expect(new Set(await tops('Wide')).size).toBe(1)
  // Nobody scrolls a wall: after a rest it rolls by itself.
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect.poll(async () => (await tops('Narrow'))[0]).toBeLessThan(first)
  expect(new Set(await tops('Wide')).size).toBe(1)
})

test('T-PLANT-319 D-WIDGET-40 D-WIDGET-43-X D-STATE-38 D-ENTITY-63 a dashboard inside lives by its own parameters; one that is missing or itself says so', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, tileOf('e2e-tile'))
  await givenDashboard(plant, {
    slug: 'e2e-loop',
    isSnippet: true,
    widgets: [
      widget('sub-dashboard', [0, 0, 12, 12], { dashboard: { slug: 'e2e-loop' } }),
      widget('free-text', [12, 0, 12, 12], { text: 'Around' }),
    ],
  })
  const inside = (slug: string, parameters = {}) => ({ dashboard: { slug, parameters } })
  await givenDashboard(plant, {
    slug: 'e2e-wall',
    parameters: [{ parameter: 'pick' }],
    widgets: [
      widget('sub-dashboard', [0, 0, 12, 6], inside('e2e-tile', { machine1: 'C301', word: 'from [pick]' })),
      widget('sub-dashboard', [12, 0, 12, 6], inside('e2e-gone')),
      widget('sub-dashboard', [0, 6, 12, 6], inside('e2e-loop')),
    ],
  })
  // Until it is there, its box says that it comes.
  let comes: (() => void) | undefined
  const held = new Promise<void>((then) => {
    comes = then
  })
  await page.route('**/api/call', async (route) => {
    if (route.request().postData()?.includes('e2e-tile')) await held
    await route.fallback()
  })
  await signIn('admin', { path: '/dashboards/e2e-wall?word=page&pick=here' })
  const box = (at: number) => grid(page).locator(':scope > div').nth(at)
  await expect(box(0).getByText('Loading…')).toBeVisible()
  comes?.()
  await expect(box(0)).toContainText('Running')
  await expect(box(0)).toContainText('Word: from here')
  await expect(box(1)).toContainText('There is no dashboard “e2e-gone”.')
  await expect(box(2)).toContainText('Around')
  await expect(box(2)).toContainText('recursive dashboard')
  await plant.signal('C301', 'stopped')
  await expect(box(0)).toContainText('Uncoded stop')
  // It fills the widget's box.
  const [outer, inner] = await Promise.all([box(0).boundingBox(), box(0).locator('[data-mode]').boundingBox()])
  expect(inner!.width / outer!.width).toBeGreaterThan(0.9)
  expect(inner!.height / outer!.height).toBeGreaterThan(0.85)
})

test('D-WIDGET-43-X a dashboard that contains itself is saved with a warning', async ({ page, plant, signIn }) => {
  await givenDashboard(plant, {
    slug: 'e2e-loop',
    isSnippet: true,
    widgets: [widget('sub-dashboard', [0, 0, 12, 12], { dashboard: { slug: 'e2e-back' } })],
  })
  await givenDashboard(plant, {
    slug: 'e2e-back',
    isSnippet: true,
    widgets: [widget('sub-dashboard', [0, 0, 12, 12], { dashboard: { slug: 'e2e-loop' } })],
  })
  await signIn('admin', { path: builderPath('e2e-loop') })
  await settings(page).getByRole('tab', { name: 'Dashboard' }).click()
  await settings(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Round')
  await saveButton(page).click()
  await expect(page.getByText('this dashboard contains itself: e2e-loop → e2e-back → e2e-loop')).toBeVisible()
})

test('D-STATE-39-X a dashboard inside is hidden until its data have come; the builder says that it waits', async ({
  page,
  plant,
  signIn,
}) => {
  const tile = (source: string) =>
    givenDashboard(plant, {
      slug: 'e2e-tile',
      isSnippet: true,
      dataSources: [{ ...machinesSource, source }],
      widgets: [
        widget('free-text', [0, 0, 24, 6], { text: 'Beating' }),
        widget('table', [0, 6, 24, 6], { dataSource: 'machines' }),
      ],
    })
  // Rows of a kind that this server does not know never come.
  await tile('rows-of-tomorrow')
  await givenDashboard(plant, {
    slug: 'e2e-wall',
    widgets: [widget('sub-dashboard', [0, 0, 12, 12], { dashboard: { slug: 'e2e-tile' } })],
  })
  await signIn('admin', { path: builderPath('e2e-wall') })
  await expect(boxes(page).first()).toContainText('waiting for data')
  await expect(boxes(page).first().getByText('Beating')).toBeHidden()
  await visit(page, '/dashboards/e2e-wall')
  const text = grid(page).getByText('Beating')
  await expect(text).toBeAttached()
  await expect(text).toBeHidden()
  await expect(grid(page).getByText('waiting for data')).toHaveCount(0)
  await tile('running_orders')
  await page.reload()
  await expect(text).toBeVisible()
})

test('D-WIDGET-41 D-WIDGET-42-X D-ENTITY-61 D-ENTITY-62 one dashboard for each row, page by page, whose tiles stay the same when data come', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, tileOf('e2e-tile'))
  const tree = { op: 'and', items: [{ prop: 'machine_id', operator: 'in', value: 'C301,C302,C303' }] }
  const config = {
    rows: { dataSource: 'machines', filter: { tree, sortProp: 'machine_id' } },
    dashboard: { slug: 'e2e-tile', parameters: { machine1: 'machine_id', word: 'object_description' } },
  }
  await givenDashboard(plant, {
    slug: 'e2e-tiles',
    dataSources: [machinesSource],
    widgets: [
      widget('sub-dashboard-multiple', [0, 0, 24, 6], config),
      widget('sub-dashboard-multiple', [0, 6, 24, 6], {
        ...config,
        grid: { columns: 2, rows: 1, padding: 20 },
        xRatio: 2,
      }),
    ],
  })
  await page.clock.install()
  await signIn('operator', { path: '/dashboards/e2e-tiles' })
  const box = (at: number) => grid(page).locator(':scope > div').nth(at)
  const tiles = (at: number) => box(at).getByRole('listitem')
  await expect(tiles(0)).toHaveCount(3)
  await expect(tiles(0).nth(1)).toContainText('C302')
  await expect(tiles(0).nth(1)).toContainText('Word: CNC 2')
  await expect(box(1)).toContainText(/Page \d of 2/)
  const [one] = await Promise.all([tiles(0).first().locator('[data-mode]').boundingBox()])
  expect(Math.abs(one!.width / one!.height - 1)).toBeLessThan(0.05)
  await tiles(0)
    .nth(1)
    .evaluate((element) => {
      element.dataset.same = 'tile'
    })
  await plant.signal('C302', 'stopped')
  await expect(tiles(0).nth(1)).toContainText('Uncoded stop')
  await expect(tiles(0).nth(1)).toHaveAttribute('data-same', 'tile')
  const before = await tiles(1).first().textContent()
  await page.clock.runFor(15_000)
  await expect(tiles(1).first()).not.toHaveText(before ?? '')
})

test('D-CONFIG-18 D-CONFIG-43-X D-VALID-01 D-VALID-02 D-VALID-03-X tiles are set by numbers in their range; a wrong one is told, keeps the picture and cannot be saved', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, tileOf('e2e-tile'))
  await givenDashboard(plant, {
    slug: 'e2e-grid',
    dataSources: [machinesSource],
    widgets: [
      widget('sub-dashboard-multiple', [0, 0, 24, 12], {
        // A multiple of both widths: every page is full, whichever the clock shows.
        rows: { dataSource: 'machines', filter: { limit: 12 } },
        dashboard: { slug: 'e2e-tile', parameters: { machine1: 'machine_id' } },
      }),
    ],
  })
  await signIn('admin', { path: builderPath('e2e-grid') })
  await handle(page, /^Dashboard per row/).click()
  await section(page, 'Tiles').click()
  const tiles = panel(page, 'Grid of tiles')
  const shown = boxes(page).first().getByRole('listitem', { includeHidden: true })
  await expect(fieldIn(tiles, 'Columns')).toHaveValue('4')
  await expect(shown).toHaveCount(4)
  await fieldIn(tiles, 'Columns').fill('3')
  await expect(shown).toHaveCount(3)
  await fieldIn(tiles, 'Columns').fill('30')
  await expect(tiles.getByText('A whole number from 1 to 24')).toBeVisible()
  await expect(shown).toHaveCount(3)
  await expect(saveButton(page)).toBeDisabled()
  await fieldIn(tiles, 'Columns').fill('3')
  await fieldIn(tiles, 'Room between tiles (px)').fill('12')
  await tiles.getByRole('switch', { name: 'Tiles fill all the room' }).click()
  await section(page, 'Dashboard').click()
  const inside = panel(page, 'Dashboard inside')
  await expect(inside.getByRole('combobox', { name: 'Parameter machine1' })).toContainText('(machine_id)')
  // The columns of its rows, not the properties of a machine that has been chosen.
  const columns = await offeredIn(inside, 'Parameter machine1')
  for (const column of ['(machine_id)', '(zone_desc)']) expect(columns.join()).toContain(column)
  await save(page)
  expect((await storedDashboard(plant, 'e2e-grid'))?.widgets[0]?.config.grid).toEqual({
    columns: 3,
    rows: 1,
    padding: 12,
    fill: true,
  })
})
