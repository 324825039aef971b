import { expect, test } from '../../fixtures/takt.ts'

test('T-PLANT-494 the list of snippets makes a snippet, not a dashboard', async ({ page, signIn }) => {
  await signIn('admin', { path: '/admin/config/dashboards/snippets' })
  await page.getByRole('button', { name: 'New snippet' }).click()
  const dialog = page.getByRole('dialog', { name: 'New snippet' })
  await dialog.getByLabel('Title').fill('e2e piece')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/dashboards\/snippets\/e2e-piece/)
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(page.getByRole('switch', { name: 'Snippet for other dashboards' })).toBeChecked()
})
