import { expect, test } from '../../fixtures/takt.ts'
import { selectMachine } from '../../pages/overview.ts'
import { expectPath, openMenu, openUserMenu, visit, withUser } from '../../pages/shell.ts'

test('T-PERM-01 T-PERM-15-X an entry of the menu is there from its level on, and without a level for all', async ({
  page,
  plant,
  signIn,
}) => {
  const level = (userlevel: number | null) =>
    plant.sql(
      `update config set config = jsonb_set(config, '{userlevel}', $1::jsonb)
       where company_id = 1000 and system_function = 'dashboards' and template = 'moulding'`,
      [JSON.stringify(userlevel)],
    )
  const [{ before } = { before: null }] = await plant.sql<{ before: number | null }>(
    `select config->'userlevel' as before from config
     where company_id = 1000 and system_function = 'dashboards' and template = 'moulding'`,
  )
  try {
    for (const [least, usertype, there] of [
      [3, 2, false],
      [3, 3, true],
      [3, 9, true],
      [null, 1, true],
    ] as const) {
      await level(least)
      await withUser(plant, 'supervisor', { usertype }, async () => {
        await signIn('supervisor', { path: '/machines/all' })
        const menu = await openMenu(page)
        await expect(menu.getByRole('link', { name: 'Factory overview' })).toBeVisible()
        await expect(menu.getByRole('link', { name: 'Injection moulding' })).toHaveCount(there ? 1 : 0)
      })
    }
  } finally {
    await level(before)
  }
})

test('T-PERM-02 T-PERM-02-X without can-navigate there is no menu, and everything else of the area works', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await withUser(plant, 'operator', { removed: ['can-navigate'] }, async () => {
    await signIn('operator', { path: '/machines/all' })
    const bar = await selectMachine(page, 'A402')
    await expect(page.getByRole('button', { name: /(Open|Close) menu/ })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await bar.getByRole('button', { name: 'Open machine' }).click()
    await expectPath(page, '/interface/A402')
    await page.getByRole('combobox', { name: 'Change machine' }).fill('A403')
    await page.keyboard.press('Enter')
    await expectPath(page, '/interface/A403')
    // Direct addresses are judged by the guards alone.
    await visit(page, '/machines/zone/B2')
    await expectPath(page, '/machines/zone/B2')
    await (await openUserMenu(page)).getByRole('button', { name: 'Log out' }).click()
    await expectPath(page, '/login-form')
  })
})

test('T-PERM-07 T-PERM-08 T-PERM-14-X templates are seen and changed with their permissions, whatever the role is called', async ({
  page,
  plant,
  signIn,
}) => {
  const dashboard = '/dashboards/factory-overview'
  const builder = '/admin/config/dashboards/factory-overview'
  const edit = page.getByRole('link', { name: 'Edit dashboard' })
  await signIn('operator', { path: dashboard })
  await expect(page.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
  await expect(edit).toHaveCount(0)
  await signIn('operator', { path: builder })
  await expect(page.getByText('Missing permission: Open the dashboard builder to read.')).toBeVisible()

  // The same role, with two permissions granted by hand.
  const granted = ['view-dashboard-templates', 'change-dashboard-templates']
  await withUser(plant, 'operator', { granted }, async () => {
    await signIn('operator', { path: dashboard })
    await edit.click()
    await expectPath(page, builder)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expect(page.getByText('Missing permission')).toHaveCount(0)
  })
  await withUser(plant, 'supervisor', { removed: granted }, async () => {
    await signIn('supervisor', { path: dashboard })
    await expect(page.getByRole('heading', { name: 'Factory overview' })).toBeVisible()
    await expect(edit).toHaveCount(0)
    await signIn('supervisor', { path: builder })
    await expect(page.getByText('Missing permission: Open the dashboard builder to read.')).toBeVisible()
  })
})

test('T-NAV-16 T-NAV-16-X T-SHELL-05 a shared device asks who is there, lets everybody watch, and forgets who has gone', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('M103', 'stopped')
  await page.clock.install()
  await signIn('device', { path: '/machines/all' })
  await expectPath(page, '/interface/M103')
  const popup = page.getByRole('dialog', { name: 'Who works here?' })
  await popup.getByLabel('Employee number').fill('99999')
  await page.keyboard.press('Enter')
  await expect(popup.getByText('Failed to find employee. Check the number and enter it again.')).toBeVisible()
  await popup.getByRole('button', { name: 'Only watch' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('main').getByText('Uncoded stop', { exact: true })).toBeVisible()

  // An action asks first, and nothing is sent.
  await page.getByRole('main').getByRole('button', { name: /^102/ }).click()
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(popup).toBeVisible()
  await popup.getByLabel('Employee number').fill('0101')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed in as Anna Lindqvist.')).toBeVisible()
  await expect(popup).toBeHidden()
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText('Stop coded: 102 Setup')).toBeVisible()
  const leave = page.getByRole('button', { name: /^Sign out/ })
  await expect(leave).toBeVisible()
  await page.clock.fastForward(5 * 60_000 + 20_000)
  await expect(leave).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  await signIn('operator', { path: '/interface/M103' })
  await expect(page.getByText('Running orders')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign (in|out)/ })).toHaveCount(0)
  await plant.signal('M103', 'running')
})
