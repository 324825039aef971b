import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, openUserMenu, visit, withUser } from '../../pages/shell.ts'

test('T-ROUTE-71 T-NAV-06 T-SHELL-06 T-SHELL-07 T-SHELL-07-C an isolated person has their one page and nothing else of the product', async ({
  page,
  signIn,
}) => {
  for (const path of ['/machines/all', '/isolation', '/interface/M101', '/dashboards/factory-overview']) {
    await signIn('wall', { path })
    await expectPath(page, '/isolation/db/factory-overview')
  }
  await expect(page.getByText('M101').first()).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /menu|Location/i })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Takt|Edit dashboard/ })).toHaveCount(0)
  // The path that is in their menu stays, also after a reload.
  await page.reload()
  await expectPath(page, '/isolation/db/factory-overview')
  // On a wall not even the bar.
  await visit(page, '/isolation/2')
  await expectPath(page, '/isolation/db/factory-overview?kiosk=1')
  await expect(page.getByText('M101').first()).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await signIn('ia', { path: '/machines/all' })
  await expectPath(page, '/isolation/ia')
})

test('T-SHELL-08 T-SHELL-08-X with nothing assigned one can log out, and a page that is given meanwhile is one press away', async ({
  page,
  plant,
  signIn,
}) => {
  await withUser(plant, 'wall', { isolated_dashboard: '' }, async () => {
    await signIn('wall', { path: '/machines/all' })
    await expectPath(page, '/isolation')
    await expect(page.getByText('nothing is assigned to you')).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
    await withUser(plant, 'wall', { isolated_dashboard: 'factory-overview' }, async () => {
      await page.keyboard.press('Control+Alt+q')
      await page.getByRole('link', { name: 'to my page' }).click()
      await expectPath(page, '/isolation/db/factory-overview')
    })
    await page.goto('/isolation')
    await expect(page.getByText('nothing is assigned to you')).toBeVisible()
    await withUser(plant, 'wall', { dashboard_isolated: false }, async () => {
      await page.keyboard.press('Control+Alt+q')
      await page.getByRole('link', { name: 'to machines overview' }).click()
      await expectPath(page, '/machines/all')
    })
    await page.goto('/isolation')
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expectPath(page, '/login-form')
  })
  await signIn('operator', { path: '/isolation' })
  await expectPath(page, '/home')
  await expect(await openUserMenu(page)).toContainText('Anna Lindqvist')
})
