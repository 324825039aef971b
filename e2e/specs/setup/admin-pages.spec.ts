import { example } from '@takt/server/seed/example.ts'
import { aUserLevel } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, openMenu, visit } from '../../pages/shell.ts'

test('W-SCREEN-13-X W-ROUTE-35 the administration has a tile for each section, with the number of templates, and each leads to its page', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Administration', exact: true }).click()
  await expectPath(page, '/admin')
  const liveViews = page.getByRole('main').getByRole('link', { name: /^Live views/ })
  const [{ count } = { count: 0 }] = await plant.sql<{ count: number }>(
    "select count(*)::int as count from config where company_id = 1000 and system_function = 'liveviews'",
  )
  await expect(liveViews).toContainText(String(count))
  for (const [tile, path] of [
    ['Security', '/admin/security'],
    ['Production goals', '/admin/production-goals'],
    ['Side menu', '/admin/side-menu-settings'],
    ['Company settings', '/admin/company-settings'],
    ['Admin actions', '/admin/admin-actions'],
    ['Order details', '/admin/order-detail-settings'],
    ['Input settings', '/admin/input-settings'],
    ['Machine screens', '/admin/display-settings'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${tile}`) })
      .click()
    await expectPath(page, path)
    await expect(page.getByRole('heading', { level: 1, name: tile })).toBeVisible()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expectPath(page, '/admin')
  }
})

test('W-PERM-11 W-PERM-26 W-PERM-27-X a person sees the tiles they may open; the other pages refuse them by name', async ({
  page,
  plant,
  signIn,
}) => {
  await aUserLevel(plant, {
    usertype: 2,
    permissions: ['can-navigate', 'can-access-admin-panel', 'view-permissions', 'view-liveviews-templates'],
  })
  try {
    await signIn('supervisor', { path: '/admin' })
    await expect(page.getByRole('main').getByRole('link', { name: /^Security/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /^Production goals/ })).toHaveCount(0)
    await visit(page, '/admin/production-goals')
    await expect(page.getByText('Missing permission: See production goals.')).toBeVisible()
    await visit(page, '/admin/security')
    await expect(page.getByRole('checkbox', { name: /^Operator: Code stops/ })).toBeDisabled()
    await visit(page, '/admin/config/liveviews')
    const add = page.getByRole('button', { name: 'New live view' })
    await expect(add).toBeDisabled()
    await expect(add).toHaveAttribute('title', 'Missing permission: Create and save live views.')
  } finally {
    await plant.sql('delete from user_level where company_id = 1000')
  }
  await signIn('operator', { path: '/admin' })
  await expect(page.getByText('Missing permission: Open the administration.')).toBeVisible()
})

test('W-SCREEN-14-X W-ROUTE-35 T-PLANT-642 T-PLANT-644 a tick in the matrix changes at once what a signed-in operator may do; the level gets a name in any language', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  const other = await browser.newContext()
  try {
    const floor = await other.newPage()
    const answer = await floor.request.post(`${plant.url}/api/session`, {
      headers: { origin: plant.url },
      data: { company_key: example.company_key, username: 'operator', password: example.password },
    })
    expect(answer.status()).toBe(200)
    await floor.goto(`${plant.url}/machines/all`)
    await signIn('admin', { path: '/admin/security' })
    await page.getByRole('searchbox', { name: 'Find a permission' }).fill('side menu')
    const menu = floor.getByRole('banner').getByRole('button', { name: /^(Open|Close) menu$/ })
    await expect(menu).toBeVisible()
    await page.getByRole('checkbox', { name: 'Operator: Use the side menu.' }).click()
    await expect(page.getByRole('checkbox', { name: 'Operator: Use the side menu.' })).not.toBeChecked()
    await expect(menu).toHaveCount(0)
    await page.getByRole('button', { name: /^1 Operator/ }).click()
    await page.getByRole('dialog').getByLabel('Name in English').fill('Line worker')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('checkbox', { name: 'Line worker: Use the side menu.' }).click()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Changes' }).click()
    await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Line worker')
  } finally {
    await plant.sql('delete from user_level where company_id = 1000')
    await other.close()
  }
})
