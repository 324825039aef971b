import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { codeOf } from '@takt/server/people/second-factor.fixture.ts'
import { example } from '@takt/server/seed/example.ts'
import { expect, type Plant, signInThroughForm, test } from '../../fixtures/takt.ts'
import { expectPath, visit, withSetting } from '../../pages/shell.ts'

const STEP = 30_000

async function asBefore(plant: Plant): Promise<void> {
  for (const table of ['second_factor', 'pending_sign_in', 'sign_in_failure']) await plant.sql(`delete from ${table}`)
}

/** The key as it is shown for typing. */
const shownSecret = async (page: Page) =>
  (await page.getByLabel('Key, if you cannot scan').innerText()).replaceAll(' ', '')

async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const go = page.getByRole('button', { name: 'Continue' })
  await expect(go).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have kept them' }).click()
  const kept = await codes.allTextContents()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  // Of which company and user, before the codes.
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    new RegExp(`^Takt · \\S.* · \\S+\n\n${kept.join('\n')}\n$`),
  )
  await go.click()
  return kept
}

test('T-PLANT-579 T-PLANT-582 T-SAFE-40 T-SAFE-44 an app is set up in the account, asked for at the door, and turned off with password and code', async ({
  page,
  plant,
  signIn,
}) => {
  try {
    await signIn('planner', { path: '/account' })
    const card = page.getByRole('region', { name: 'Second factor' })
    await expect(card).toContainText('Signing in takes your password alone.')
    await card.getByRole('button', { name: 'Set up a second factor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set up a second factor' })
    await dialog.getByLabel('Password', { exact: true }).fill('guess')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('The password is wrong.')
    await dialog.getByLabel('Password', { exact: true }).fill(example.password)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    const secret = await shownSecret(page)
    await expect(dialog.getByRole('button', { name: 'Copy the key' })).toBeVisible()
    const inApp = dialog.getByRole('link', { name: 'Open in the app on this device' })
    await expect(inApp).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${secret}`))
    const code = dialog.getByLabel('Code from your app')
    await code.fill('000 000')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(code).toHaveAccessibleDescription(/The code is wrong/)
    await code.fill(codeOf(secret, Date.now()))
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const kept = await keepCodes(page)
    await expect(card).toContainText('10 recovery codes left')

    await page.context().clearCookies()
    await visit(page, '/account')
    await signInThroughForm(page, { username: 'planner' })
    await expect(page.getByText('Your password is right. One more step.')).toBeVisible()
    await page.getByLabel('Code from your app').fill('000000')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/The code is wrong/)
    // The one that confirmed it is used up; the app shows the next one in a moment.
    await page.getByLabel('Code from your app').fill(codeOf(secret, Date.now() + STEP))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectPath(page, '/account')

    await card.getByRole('button', { name: 'Turn off' }).click()
    const off = page.getByRole('dialog', { name: 'Turn off' })
    await off.getByLabel(/^Password/).fill(example.password)
    await off.getByRole('button', { name: /use a recovery code/ }).click()
    await off.getByLabel('Recovery code').fill(kept[0] ?? '')
    await off.getByRole('button', { name: 'Turn off' }).click()
    await expect(card).toContainText('Signing in takes your password alone.')
  } finally {
    await asBefore(plant)
  }
})

test('T-SAFE-41 T-SAFE-44 whoever must have one sets it up on the way in; an administrator takes a lost one away', async ({
  page,
  plant,
  signIn,
}) => {
  try {
    const [planner] = await plant.sql<{ usertype: number }>(
      "select usertype from app_user where company_id = 1000 and username = 'planner'",
    )
    await withSetting(plant, 'secondFactorLevel', String(planner?.usertype), async () => {
      await page.goto(`${plant.url}/account`)
      await signInThroughForm(page, { username: 'planner' })
      await expect(page.getByText('Your company asks for a second factor.', { exact: false })).toBeVisible()
      await expectPath(page, /^\/login-form/)
      const secret = await shownSecret(page)
      await page.getByLabel('Code from your app').fill(codeOf(secret, Date.now()))
      await page.getByRole('button', { name: 'Confirm' }).click()
      await keepCodes(page)
      await expectPath(page, '/account')
      await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('10 recovery codes left')
    })

    await signIn('admin', { path: '/admin/users' })
    await page.getByRole('row').filter({ hasText: 'planner' }).click()
    await page.getByRole('button', { name: 'Take the second factor away' }).click()
    const question = page.getByRole('alertdialog', { name: 'Take the second factor away from planner?' })
    await question.getByRole('button', { name: 'Take the second factor away' }).click()
    await expect(page.getByText('The second factor of planner is gone.')).toBeVisible()
    expect(await plant.sql('select 1 from second_factor')).toEqual([])
  } finally {
    await asBefore(plant)
  }
})
