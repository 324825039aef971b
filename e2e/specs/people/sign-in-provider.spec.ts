import { openIdentityProvider } from '@takt/server/people/sign-in-provider/identity-provider.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test('T-SAFE-55 T-LOOK-71 T-SAFE-130 T-SAFE-131 T-SAFE-48 T-SAFE-54 an administrator sets the provider up, somebody of the company signs in with it, links nothing by hand and signs out at both', async ({
  page,
  plant,
  signIn,
}) => {
  const there = await openIdentityProvider()
  there.knows(plant.url)
  there.people.set('s-anna', { name: 'Anna Ek', preferred_username: 'anna.ek', groups: ['takt'] })
  there.people.set('s-eva', { name: 'Eva Alm', preferred_username: 'eva.alm', groups: ['canteen'] })
  try {
    await signIn('admin', { path: '/admin/sign-in-provider' })
    const main = page.getByRole('main')
    await expect(main.getByText(`${plant.url}/api/session/provider/callback`)).toBeVisible()
    await expect(main.getByRole('note').filter({ hasText: 'Set PUBLIC_URL' })).toBeVisible()
    await expect(main.getByText('Still to fill in: Issuer, Client ID')).toBeVisible()
    await main.getByLabel('Name on the button').fill('Plant ID')
    await main.getByLabel('Issuer').fill(`${there.issuer}/`)
    await main.getByLabel('Client ID').fill(there.client.client_id)
    await main.getByLabel('Client secret').fill(there.client.client_secret)
    await main.getByRole('button', { name: 'Test connection' }).click()
    await expect(main.getByText(`The provider calls itself ${there.issuer}.`)).toBeVisible()
    await main.getByLabel('Issuer').fill(there.issuer)
    await main.getByRole('button', { name: 'Test connection' }).click()
    await expect(main.getByText('It works: the provider answers')).toBeVisible()
    await main.getByRole('switch', { name: 'Whoever comes for the first time becomes a user' }).click()
    await main.getByRole('combobox', { name: 'Emergency administrator' }).click()
    await page.getByRole('option', { name: 'admin', exact: true }).click()
    await main.getByRole('switch', { name: 'People sign in with this provider' }).click()
    const question = page.getByRole('alertdialog')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(question).toContainText('No group leads anybody in')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await main.getByRole('button', { name: 'Add a group' }).click()
    await main.getByLabel('Group', { exact: true }).fill('takt')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved. 0 people were signed out.')).toBeVisible()
    await expect(main.getByLabel('Client secret')).toHaveValue('')
    await expect(main.getByText('One is stored. Empty keeps it.')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(`${plant.url}/account`)
    await page.getByLabel('Company key').fill('example')
    await page.getByRole('button', { name: 'Sign in with Plant ID' }).click()
    await page.getByRole('link', { name: 'Eva Alm' }).click()
    await expectPath(page, '/login-form?refused=no-group')
    await expect(page.getByText('You are in no group of your company that may use Takt.')).toBeVisible()

    await page.context().clearCookies()
    await page.goto(`${plant.url}/account`)
    await page.getByLabel('Company key').fill('example')
    await page.getByRole('button', { name: 'Sign in with Plant ID' }).click()
    await page.getByRole('link', { name: 'Anna Ek' }).click()
    await expectPath(page, '/account')
    await expect(page.getByText('You sign in with Plant ID.')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).first().click()
    await page.getByRole('button', { name: 'Sign out there' }).click()
    await expectPath(page, '/login-form')
    await expect(page.getByLabel('Company key')).toBeVisible()

    await signIn('admin', { path: '/admin' })
    await visit(page, '/admin/sign-in-provider')
    await expect(page.getByText('anna.ek · s-anna')).toBeVisible()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(page.getByText('Nobody is linked yet')).toBeVisible()
  } finally {
    await plant.sql('delete from provider_identity; delete from sign_in_provider; delete from provider_start')
    await plant.sql(`update app_user set active = false where username = 'anna.ek'`)
    await there.close()
  }
})
