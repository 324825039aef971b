import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/takt.ts'
import { builderPath, handle, save } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
})

test('D-BUILD-16 D-BUILD-17 a version is looked at, compared and brought back onto the canvas, where saving makes it the newest', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-versions',
    title: 'Hall',
    widgets: [widget('gauge', [4, 2, 6, 4], { title: 'Dial' }, 'dial'), widget('status', [12, 2, 6, 4], {}, 'tile')],
  })
  await signIn('admin', { path: builderPath('e2e-versions') })
  await handle(page, /^Dial/).focus()
  await page.keyboard.press('ArrowRight')
  await handle(page, /^Machine status/).focus()
  await page.keyboard.press('Delete')
  await expect(boxes(page)).toHaveCount(1)
  await save(page)
  const open = async () => {
    await page.getByRole('button', { name: 'More for this dashboard' }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'Versions of “Hall”' })
  const list = dialog.getByRole('list', { name: 'Versions, the newest first' })
  await expect(list.getByRole('button')).toHaveText([/^Version 2 admin.*1 widget$/, /^Version 1 .*2 widgets$/])
  await expect(list.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  const changes = dialog.getByRole('list', { name: 'What differs' }).getByRole('listitem')
  await expect(changes).toHaveText(['Dial moved', 'Machine status removed'])
  await list.getByRole('button').last().click()
  await expect(dialog.locator('[data-mode="preview"] > div')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Back to this version' }).click()
  await expect(page.getByText('Version 1 stands on the canvas.')).toBeVisible()
  await expect(handle(page, 'Dial, 6 by 4 at 4, 2')).toBeVisible()
  // One step of undo, as anything else.
  await page.keyboard.press('Control+z')
  await expect(handle(page, 'Dial, 6 by 4 at 5, 2')).toBeVisible()
  await page.keyboard.press('Control+y')
  await expect(boxes(page)).toHaveCount(2)
  await save(page)
  expect((await storedDashboard(plant, 'e2e-versions'))?.widgets.map(({ id }) => id)).toEqual(['dial', 'tile'])
  await open()
  await expect(list.getByRole('button')).toHaveText([/^Version 3/, /^Version 2/, /^Version 1/])
})

test('D-BUILD-15 a dashboard leaves as a file and comes back under another name, with what is unknown here named, and so does a copy', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, {
    slug: 'e2e-export',
    title: 'Hall',
    widgets: [widget('status', [0, 0, 6, 4], { machineId: ['GONE1'] }, 'tile')],
  })
  await signIn('admin', { path: builderPath('e2e-export') })
  const more = page.getByRole('button', { name: 'More for this dashboard' })
  await more.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('e2e-export.dashboard.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ takt: 'dashboard', version: 1, dashboard: { title: 'Hall' } })

  await visit(page, '/admin/config/dashboards')
  await page.getByRole('button', { name: 'Import from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a dashboard' })
  const give = (name: string, content: string) =>
    dialog
      .getByLabel('Choose a file')
      .last()
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })
  await give('other.json', '{}')
  await expect(dialog.getByRole('alert')).toHaveText('other.json is no exported dashboard.')
  await give('broken.json', text.replace('"component": "status"', '"component": ""'))
  await expect(dialog.getByRole('alert')).toHaveText(/^broken\.json was changed .*widgets\.0\.component\.$/)
  await give('hall.json', text)
  await expect(dialog.getByRole('list', { name: /^Not known here/ })).toHaveText('Machine GONE1')
  await expect(dialog.getByLabel('Title')).toHaveValue('Hall')
  await dialog.getByLabel('Title').fill('e2e Hall two')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'e2e Hall two' })).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  // Nothing is stored before it is saved.
  expect(await storedDashboard(plant, 'e2e-hall-two')).toBeUndefined()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Dashboard saved').first()).toBeVisible()
  expect((await storedDashboard(plant, 'e2e-hall-two'))?.widgets).toMatchObject([{ config: { machineId: ['GONE1'] } }])

  await more.click()
  await page.getByRole('menuitem', { name: 'Copy dashboard' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy “e2e Hall two”' })
  await expect(copy.getByLabel('Title')).toHaveValue('e2e Hall two (copy)')
  await copy.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/e2e-hall-two-copy/)
  await expect(boxes(page)).toHaveCount(1)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
})
