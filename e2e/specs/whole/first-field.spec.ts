import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'

const forms = [
  ['/admin/stop-codes', 'New stop code'],
  ['/admin/employees', 'New employee'],
  ['/admin/users', 'New user'],
  ['/admin/printers', 'New printer'],
  ['/admin/machines', 'New machine'],
  ['/admin/places', 'New department'],
  ['/admin/production-goals', 'New goal'],
] as const

test('T-PLANT-491 a form opens with the focus in its first field, never on the cross that closes it', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/stop-codes' })
  for (const [path, name] of forms) {
    await visit(page, path)
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('form').locator('input:focus, textarea:focus, [role="combobox"]:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test.describe('at a touch terminal', () => {
  test.use({ hasTouch: true })

  test('T-PLANT-491 no field has the focus, and Enter closes nothing', async ({ page, signIn }) => {
    // What a panel without a mouse answers; the browser of the tests has one beside its touch screen.
    await page.addInitScript(() => {
      const asked = window.matchMedia.bind(window)
      window.matchMedia = (query) => asked(query.replace('(pointer: coarse)', 'all'))
    })
    await signIn('admin', { path: '/admin/stop-codes' })
    await page.getByRole('button', { name: 'New stop code', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
  })
})
