import { expect, test } from '../../fixtures/takt.ts'
import { dropDashboards, givenDashboard, tile, widget } from '../../pages/dashboard.ts'
import { expectPath } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
  await givenDashboard(plant, {
    slug: 'e2e-wall',
    title: 'Wall of hall A',
    widgets: [widget('status', [0, 0, 12, 12], { machineId: ['C301'] })],
  })
})

test.afterEach(async ({ plant }) => {
  await plant.sql('delete from session where link_id is not null')
  await plant.sql('delete from wall_link')
  await dropDashboards(plant)
})

test('T-ROUTE-72 T-ROUTE-72-B an administrator makes a wall link; it opens its dashboard without sign-in and hides its code', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await signIn('operator', { path: '/admin/wall-links' })
  await expect(page.getByText('Missing permission: Run administrative actions.')).toBeVisible()
  await signIn('admin', { path: '/admin/wall-links' })
  await expect(page.getByText('There are no wall links yet')).toBeVisible()
  await page.getByRole('button', { name: 'New wall link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Screen at the gate')
  await dialog.getByRole('radio', { name: 'One dashboard' }).click()
  await dialog.getByRole('combobox', { name: 'Dashboard' }).click()
  await page.getByRole('option', { name: 'Wall of hall A' }).click()
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = await page.getByLabel('Address').inputValue()
  expect(address).toMatch(/\/isolation\/db\/1000\/[\w-]{51}$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const card = page.getByRole('listitem', { name: 'Screen at the gate' })
  await expect(card).toContainText('In use')
  await expect(card).toContainText('Wall of hall A')
  await expect(card).toContainText('Not used yet')
  expect(await page.content()).not.toContain(address.slice(-51))

  const wall = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  const refused: string[] = []
  wall.on('response', (response) => {
    if (response.status() === 403) refused.push(response.request().postData() ?? response.url())
  })
  await wall.goto(address)
  await expectPath(wall, '/isolation/db/e2e-wall')
  await expect(wall).toHaveTitle('Wall of hall A')
  await expect(tile(wall, 'C301')).toContainText('Running')
  await expect(wall.getByRole('navigation')).toHaveCount(0)
  await plant.signal('C301', 'stopped')
  await expect(tile(wall, 'C301')).toContainText('Uncoded stop')
  await plant.signal('C301', 'running')
  expect(refused).toEqual([])
  // Neither back nor another address shows anything else, and the code is gone from the history.
  await wall.goto(`${plant.url}/machines/all`)
  await expectPath(wall, '/isolation/db/e2e-wall')
  await wall.goBack()
  await expectPath(wall, '/isolation/db/e2e-wall')
  await wall.context().close()
  await page.reload()
  await expect(card).not.toContainText('Not used yet')
})

test('T-ROUTE-72-B a wall link is named, given another end, and revoked: its display goes dark and it opens nothing more', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  await signIn('admin', { path: '/admin/wall-links' })
  const made = await page.request.post(`${plant.url}/api/call`, {
    headers: { 'x-takt-token': (await (await page.request.get(`${plant.url}/api/session`)).json()).data[0].token },
    data: {
      name: 'create_wall_link',
      payload: { name: 'Screen at the gate', dashboard: 'e2e-wall', expires_at: '2099-01-01T00:00:00Z' },
    },
  })
  const address = `${plant.url}${(await made.json()).data[0].path}`
  const wall = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await wall.goto(address)
  await expect(tile(wall, 'C301')).toContainText('Running')

  await page.reload()
  await page.getByRole('listitem', { name: 'Screen at the gate' }).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Gate')
  await page.getByRole('dialog').getByRole('combobox', { name: 'Ends' }).click()
  await page.getByRole('option', { name: 'When it is revoked' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const link = page.getByRole('listitem', { name: 'Gate' })
  await expect(link).toContainText('Never')
  await link.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(link).toContainText('Revoked')
  await expect(link.getByRole('button')).toHaveCount(0)
  await wall.keyboard.press('Control+Alt+q')
  await expect(wall.getByText('This wall display has ended')).toBeVisible()
  await wall.goto(address)
  await expect(wall.getByText('This link opens nothing.')).toBeVisible()
  await wall.context().close()
})

test('T-ROUTE-72-B a wrong link says so, and whoever is signed in is asked before being signed out', async ({
  page,
  plant,
  signIn,
}) => {
  const wrong = `${plant.url}/isolation/db/1000/${'x'.repeat(51)}`
  await page.goto(wrong)
  await expect(page.getByText('The wall link opens nothing', { exact: true })).toBeVisible()
  await signIn('operator', { path: `/isolation/db/1000/${'x'.repeat(51)}` })
  await expect(page.getByText('Opening the wall link signs Anna Lindqvist out of this browser.')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expectPath(page, '/home')
})

test('T-ROUTE-74 the sign-in form has an address of its own and the title Sign In', async ({ page, plant }) => {
  await page.goto(`${plant.url}/login-form`)
  await expect(page.getByLabel('Company key')).toBeVisible()
  await expect(page).toHaveTitle('Sign In')
})
