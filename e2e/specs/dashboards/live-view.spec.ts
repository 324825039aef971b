import type { Locator, Page } from '@playwright/test'
import { aConfig } from '@takt/server/setup/setup.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectPath, openMenu, visit } from '../../pages/shell.ts'

const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Machines', exact: true }).getByRole('listitem')
const tile = (page: Page, machine_id: string): Locator => page.locator(`[data-machine="${machine_id}"]`)

interface StoredView {
  readonly template: string
  readonly config: Record<string, unknown>
}

const storedViews = (plant: Plant) =>
  plant.sql<StoredView>(
    "select template, config from config where company_id = 1000 and system_function = 'liveviews' order by 1",
  )

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test.afterEach(async ({ plant }) => {
  await plant.sql("delete from config where company_id = 1000 and template = 'hall-a-wall'")
})

test('T-SHELL-02 T-SHELL-35 T-ROUTE-67 T-ROUTE-67-X the swap lists live views by label; one shows the machines of the place one is at, live', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/department/10' })
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Location: Injection moulding' })).toBeVisible()
  await expect(bar.getByRole('combobox', { name: 'Find machine' })).toBeVisible()
  await expect(bar.getByRole('time')).toBeVisible()
  await expect(bar.getByRole('button', { name: /^User menu/ })).toBeVisible()
  await bar.getByRole('button', { name: 'Live views' }).click()
  const choices = page.getByRole('dialog').getByRole('link')
  await expect(choices).toHaveText(['All machines', 'What needs us'])
  await choices.filter({ hasText: 'What needs us' }).click()

  await expectPath(page, '/liveview/what-needs-us?locationtype=department&location=10')
  await expect(page).toHaveTitle('What needs us')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(tile(page, 'M101')).toContainText('Running')
  await expect(tile(page, 'C301')).toHaveCount(0)
  // What needs somebody stands first, without anybody touching the screen.
  await plant.signal('M105', 'stopped')
  await expect(tile(page, 'M105')).toContainText('Uncoded stop')
  await expect(tile(page, 'M105')).toContainText('No reason given yet')
  await expect(tiles(page).first()).toContainText('M105')
  await expect(page.getByRole('list', { name: 'Machines by state' })).toContainText('1 Uncoded stop')
  await plant.signal('M105', 'running')
  await expect(tile(page, 'M105')).toContainText('Running')

  await page.getByRole('button', { name: /^Location/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'All machines' }).click()
  await expectPath(page, '/liveview/what-needs-us')
  await expect(tile(page, 'C301')).toBeVisible()
  // On a phone the tiles stand below each other.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tile(page, 'A401')).toBeVisible()
  const [first, second] = [await tiles(page).nth(0).boundingBox(), await tiles(page).nth(1).boundingBox()]
  expect(first?.x).toBe(second?.x)
})

test('T-ROUTE-67-X every machine is seen at once on a wall; an unknown live view goes to the first, without one to the machines', async ({
  page,
  plant,
  signIn,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  // As the menu asks: for the first one, whatever its name, and nobody is told that there is none of that name.
  await signIn('operator', { path: '/liveview/first' })
  await expectPath(page, '/liveview/all-machines')
  await expect(tiles(page).first()).toBeVisible()
  await expect(page.getByText(/There is no live view/)).toHaveCount(0)
  await visit(page, '/liveview/nowhere')
  await expectPath(page, '/liveview/all-machines')
  await expect(page.getByText('There is no live view nowhere. You see All machines.')).toBeVisible()
  const [{ count }] = (await plant.sql<{ count: number }>(
    'select count(*)::int as count from machine where company_id = 1000 and active and resource_type <> 2',
  )) as [{ count: number }]
  await expect(tiles(page)).toHaveCount(count)
  const cut = await tiles(page).evaluateAll((all) =>
    all
      .map((one) => ({ id: (one as HTMLElement).dataset.machine, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > innerHeight || box.right > innerWidth || box.height < 90)
      .map(({ id }) => id),
  )
  expect(cut).toEqual([])
  const before = await storedViews(plant)
  await plant.sql("delete from config where company_id = 1000 and system_function = 'liveviews'")
  try {
    await visit(page, '/liveview/all-machines')
    await expectPath(page, '/machines/all')
  } finally {
    for (const { template, config } of before) {
      await aConfig(plant, { system_function: 'liveviews', template, config, changed_by: 'example' })
    }
  }
})

test('T-PERM-09 live-view templates are seen in the administration with the right to it, and not without', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/admin/config/liveviews' })
  await expect(page.getByText('Missing permission: See live views in administration.')).toBeVisible()
  await expect(page.getByText('What needs us')).toHaveCount(0)
  await visit(page, '/machines/all')
  await expect((await openMenu(page)).getByRole('link', { name: 'Live views' })).toHaveCount(0)
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Live views' }).click()
  await expectPath(page, '/admin/config/liveviews')
  await expect(page.getByRole('navigation', { name: 'Live views of the company' })).toContainText('What needs us')
})

test('T-ROUTE-67-X W-CONFIG-04 W-CONFIG-06-X a live view is made under a name, changed with a preview, and screens that show it follow', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await signIn('admin', { path: '/admin/config/liveviews' })
  await page.getByRole('button', { name: 'New live view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Enter a name').fill('Åsa & Örjan')
  await expect(dialog.getByLabel('Address')).toHaveValue('asa-orjan')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Live views of the company' })).not.toContainText('Åsa')
  await page.getByRole('button', { name: 'New live view' }).click()
  await dialog.getByLabel('Name').fill('All')
  await expect(dialog.getByText('The name is already used or not allowed.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Hall A wall')
  await expect(dialog.getByLabel('Address')).toHaveValue('hall-a-wall')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expectPath(page, '/admin/config/liveviews/hall-a-wall')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveCount(6)

  const wall = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await wall.request.post(`${plant.url}/api/session`, {
    headers: { origin: plant.url },
    data: { company_key: 'example', username: 'operator', password: 'takt-example' },
  })
  await wall.goto(`${plant.url}/liveview/hall-a-wall`)
  await expect(wall).toHaveTitle('Hall A wall')
  await expect(tile(wall, 'M101')).not.toContainText('cycles today')

  await page.getByRole('checkbox', { name: 'Cycles today' }).click()
  await expect(preview.getByText('cycles today').first()).toBeVisible()
  await page.getByRole('button', { name: 'Move up Cycles today' }).click()
  await page.getByLabel('Name').fill('Hall A, north wall')
  await page.getByRole('combobox', { name: 'Size of the tiles' }).click()
  await page.getByRole('option', { name: 'Large' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Hall A, north wall” is saved.')).toBeVisible()
  const [stored] = (await storedViews(plant)).filter(({ template }) => template === 'hall-a-wall')
  expect(stored?.config).toMatchObject({
    label: 'Hall A, north wall',
    size: 'large',
    fields: ['reason', 'order', 'cycles', 'progress'],
  })
  await expect(wall).toHaveTitle('Hall A, north wall')
  await expect(tile(wall, 'M101')).toContainText('cycles today')
  await wall.context().close()
})

test('T-CALL-25-X the second of two who change a live view is told and loses nothing; a deleted one is not found, with the way back to the list', async ({
  page,
  plant,
  signIn,
}) => {
  await aConfig(plant, { system_function: 'liveviews', template: 'hall-a-wall', config: { label: 'Hall A wall' } })
  await signIn('admin', { path: '/admin/config/liveviews/hall-a-wall' })
  await expect(page.getByLabel('Name')).toHaveValue('Hall A wall')
  // Typed before: a page on which nothing is typed takes what the other saved, whenever it loads again.
  await page.getByLabel('Name').fill('Mine')
  // Two at once: the second is told, and nothing they typed is lost until they say so.
  await plant.sql(
    'update config set version = 9, config = config || \'{"label": "Theirs"}\' where company_id = 1000 and template = \'hall-a-wall\'',
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Somebody else has saved it meanwhile.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Load what is saved' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Theirs')

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectPath(page, '/admin/config/liveviews')
  await visit(page, '/admin/config/liveviews/hall-a-wall')
  await expect(page.getByText('There is no live view “hall-a-wall”.')).toBeVisible()
  await page.getByRole('link', { name: 'To the list' }).click()
  await expectPath(page, '/admin/config/liveviews')
})
