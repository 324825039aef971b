import { hashPassword } from '@takt/server/ground/sessions/password.ts'
import { aUser } from '@takt/server/people/people.fixture.ts'
import { example } from '@takt/server/seed/example.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'

const OWN = 'quiet river stone'

test('T-SAFE-125 who was given a password chooses another before anything opens, also after the browser was closed', async ({
  page,
  plant,
}) => {
  const username = 'nora-new'
  await aUser(plant, { username, password_hash: await hashPassword(example.password), password_given: true })
  const typePassword = async (password: string) => {
    await page.getByLabel('Company key').fill(example.company_key)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  try {
    await page.context().clearCookies()
    await visit(page, '/account')
    await typePassword(example.password)
    await expect(page.getByText('Choose one of your own')).toBeVisible()
    // Whoever leaves now comes back to the door, and to the same question.
    await page.reload()
    await typePassword(example.password)
    const next = page.getByLabel('New password', { exact: true })
    const again = page.getByLabel('New password again')
    const go = page.getByRole('button', { name: 'Save and sign in' })
    await next.fill('short')
    await expect(next).toHaveAccessibleDescription(/has at least 10 characters/)
    await next.fill(example.password)
    await again.fill(example.password)
    await go.click()
    await expect(next).toHaveAccessibleDescription(/The new password is the old one/)
    await next.fill(OWN)
    await expect(page.getByText('The two differ.')).toBeVisible()
    await expect(go).toBeDisabled()
    await again.fill(OWN)
    await go.click()
    await expectPath(page, '/account')
    await expect(page.getByRole('heading', { name: 'Account' }).first()).toBeVisible()

    await page.context().clearCookies()
    await visit(page, '/account')
    await typePassword(OWN)
    await expectPath(page, '/account')
  } finally {
    await page.context().clearCookies()
    await plant.sql('delete from session where user_id = (select user_id from app_user where username = $1)', [
      username,
    ])
    await plant.sql('delete from app_user where username = $1', [username])
  }
})
