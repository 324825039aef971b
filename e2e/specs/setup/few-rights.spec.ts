import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { visit, withUser } from '../../pages/shell.ts'

const granted = ['can-access-admin-panel', 'can-do-admin-actions', 'view-permissions', 'view-dashboard-templates']

/** Calls that the server answered with 403, each with the page that made it. */
function refusedOn(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${page.url()} ${answer.request().postData()?.slice(0, 80)}`)
  })
  return refused
}

for (const [whose, machine_restrictions] of [
  ['every machine', []],
  ['one machine', ['P201']],
] as const) {
  test(`T-SAFE-133 an administrator with few rights and ${whose} opens every page they are led to, and nothing is asked for that would be refused`, async ({
    page,
    plant,
    signIn,
  }) => {
    test.slow()
    const refused = refusedOn(page)
    await withUser(plant, 'operator', { granted, machine_restrictions: [...machine_restrictions] }, async () => {
      await signIn('operator', { path: '/admin' })
      const main = page.getByRole('main')
      await expect(main.getByRole('link').first()).toBeVisible()
      const paths = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(paths.includes('/admin/audit-trail')).toBe(whose === 'every machine')
      for (const path of new Set(paths)) {
        await visit(page, path)
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.getByRole('alert')).toHaveCount(0)
      }
      await visit(page, '/admin/audit-trail')
      await expect(main.getByText('This is for the whole plant')).toHaveCount(whose === 'every machine' ? 0 : 1)
    })
    expect(refused).toEqual([])
  })
}

test('T-SAFE-133 whoever has more is read and not changed, and the form says why', async ({ page, plant, signIn }) => {
  const refused = refusedOn(page)
  await withUser(plant, 'operator', { granted }, async () => {
    await signIn('operator', { path: '/admin/users' })
    const main = page.getByRole('main')
    const form = page.getByRole('dialog')
    await main.getByRole('row').filter({ hasText: 'supervisor' }).click()
    await expect(form.getByRole('note').filter({ hasText: 'You can read this and not change it' })).toBeVisible()
    await expect(form.getByRole('button', { name: /^(Save|Delete|Take|Erase)/ })).toHaveCount(0)
    await expect(form.getByLabel('Username')).not.toBeEditable()
    await form.getByRole('button', { name: 'Close' }).last().click()
    await main.getByRole('row').filter({ hasText: 'interface' }).click()
    await expect(form.getByRole('button', { name: 'Save' })).toBeVisible()
    await expect(form.getByRole('note')).toHaveCount(0)
    await form.getByRole('button', { name: 'Cancel' }).click()

    await visit(page, '/admin/security')
    await expect(main.getByText('Levels above yours, and permissions that you do not have')).toBeVisible()
    const ticks = main.getByRole('row').filter({ hasText: 'view-themes' }).getByRole('checkbox')
    await expect(ticks.nth(8)).toBeDisabled()
    await expect(ticks.first()).toBeDisabled()
    await expect(
      main.getByRole('row').filter({ hasText: 'view-permissions' }).getByRole('checkbox').first(),
    ).toBeEnabled()
  })
  expect(refused).toEqual([])
})
