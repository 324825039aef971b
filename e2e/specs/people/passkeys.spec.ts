import { example } from '@takt/server/seed/example.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { withSetting } from '../../pages/shell.ts'

test('T-SAFE-45 a passkey is added in the account, lets its owner in with one touch, and is removed', async ({
  page,
  plant,
}) => {
  // Passkeys belong to names: a browser keeps none for 127.0.0.1.
  const url = plant.url.replace('127.0.0.1', 'localhost')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  try {
    await page.goto(`${url}/account`)
    await page.getByLabel('Company key').fill(example.company_key)
    await page.getByLabel('Username').fill('planner')
    await page.getByLabel('Password', { exact: true }).fill(example.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const card = page.getByRole('region', { name: 'Passkeys' })
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel(/^Name/).fill('Yellow key')
    await dialog.getByLabel(/^Password/).fill('guess')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('The password is wrong.')).toBeVisible()
    await dialog.getByLabel(/^Password/).fill(example.password)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(card.getByRole('listitem')).toContainText(/Yellow key.*not used yet/)

    const removing = page.getByRole('dialog', { name: /^Remove \w+ key/ })
    const remove = async () => {
      await card.getByRole('button', { name: /^Remove \w+ key/ }).click()
      await removing.getByLabel(/^Password/).fill(example.password)
      await removing.getByRole('button', { name: 'Remove' }).click()
    }

    // Where a second factor is asked for, it is one.
    await withSetting(plant, 'secondFactorLevel', '1', async () => {
      await page.context().clearCookies()
      await page.goto(`${url}/account`)
      await page.getByLabel('Company key').fill(example.company_key)
      await page.getByLabel('Username').fill('planner')
      await page.getByLabel('Password', { exact: true }).fill(example.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByText('Now your passkey', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: 'Use a passkey' }).click()
      await expect(card.getByRole('listitem')).toContainText(/last used/)
      // The only one of somebody who must have one stays.
      await remove()
      await expect(removing.getByText('This is your only second factor', { exact: false })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Discard' }).click()
    })

    // With one touch, no name and no password; a person who is not verified is not let in.
    await page.context().clearCookies()
    await page.goto(`${url}/account`)
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('No passkey was used.')).toBeVisible()
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await card.getByRole('button', { name: 'Rename Yellow key' }).click()
    const renaming = page.getByRole('dialog', { name: 'Rename Yellow key' })
    await renaming.getByLabel(/^Name/).fill('Red key')
    await renaming.getByRole('button', { name: 'Save' }).click()
    await expect(card.getByRole('listitem')).toContainText('Red key')

    await remove()
    await expect(removing).toBeHidden()
    await expect(card.getByRole('listitem')).toHaveCount(0)
    expect(await plant.sql('select 1 from passkey')).toEqual([])
  } finally {
    for (const table of ['passkey', 'sign_in_failure']) await plant.sql(`delete from ${table}`)
    await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await devtools.detach()
  }
})
