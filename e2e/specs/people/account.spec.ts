import { example } from '@takt/server/seed/example.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath } from '../../pages/shell.ts'

test('T-ROUTE-62 T-LOOK-71 T-ROUTE-78-X T-SAFE-132 T-PLANT-536 T-SAFE-117 the account shows who one is and may do, changes the password and signs out elsewhere', async ({
  page,
  plant,
  signIn,
}) => {
  const [before] = await plant.sql<{ password_hash: string }>(
    "select password_hash from app_user where company_id = 1000 and username = 'operator'",
  )
  await plant.sql(
    "delete from session where user_id = (select user_id from app_user where company_id = 1000 and username = 'operator')",
  )
  const elsewhere = await fetch(`${plant.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_key: example.company_key, username: 'operator', password: example.password }),
  }).then(async (response) => (await response.json()).data[0].bearer as string)
  const isOpen = async () =>
    (await fetch(`${plant.url}/api/session`, { headers: { authorization: `Bearer ${elsewhere}` } })).status

  try {
    await signIn('operator', { path: '/account' })
    const main = page.getByRole('main')
    await expect(main).toContainText('Norrvik Plast & Metall')
    await expect(main.locator('dl > div').filter({ hasText: 'User level' })).toContainText('1')
    await expect(main.getByText('Code stops and write notes on them.')).toBeVisible()
    await expect(main.getByText('Run administrative actions.')).toHaveCount(0)

    const sessions = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.first()).toContainText('Here')
    await expect(sessions.first()).toContainText(/Chrome on \w+/)
    await expect(sessions.nth(1)).toContainText(/last heard of .* from 127\.0\.0\.1/)
    expect(await isOpen()).toBe(200)
    await sessions.getByRole('button', { name: 'Sign out there' }).click()
    await expect(page.getByText('Signed out there.')).toBeVisible()
    await expect(sessions).toHaveCount(1)
    expect(await isOpen()).toBe(401)

    const change = page.getByRole('button', { name: 'Change password' })
    const [old, next] = [page.getByLabel('Old password'), page.getByLabel('New password', { exact: true })]
    await old.fill('guessed')
    for (const [typed, fault] of [
      ['abc', 'A password has at least 10 characters.'],
      ['password1234', 'everybody guesses'],
    ] as const) {
      await next.fill(typed)
      await expect(next).toHaveAccessibleDescription(new RegExp(fault))
      await expect(old).not.toHaveAccessibleDescription(new RegExp(fault))
    }
    await old.fill('a much longer one')
    await next.fill('a much longer one')
    await expect(next).toHaveAccessibleDescription(/The new password is the old one/)
    await old.fill('guessed')
    await expect(next).not.toHaveAttribute('aria-invalid')
    await expect(change).toBeDisabled()
    await expect(page.getByText('Still to fill in: New password again')).toBeVisible()
    await page.getByLabel('New password again').fill('another')
    await expect(page.getByText('The two differ.')).toBeVisible()
    await page.getByLabel('New password again').fill('a much longer one')
    await change.click()
    await expect(old).toHaveAccessibleDescription(/The old password is not right/)
    await old.fill(example.password)
    const again = page.getByLabel('New password again')
    // One that many people have is known to the server alone, and told at the new one all the same.
    for (const field of [next, again]) await field.fill('manchester')
    await change.click()
    await expect(next).toHaveAccessibleDescription(/everybody guesses/)
    await expect(old).not.toHaveAccessibleDescription(/everybody guesses/)
    for (const field of [next, again]) await field.fill('a much longer one')
    await change.click()
    await expect(page.getByText('Password changed; 0 other sessions ended.')).toBeVisible()
    await expect(page.getByLabel('Old password')).toHaveValue('')

    await sessions.getByRole('button', { name: 'Log out' }).click()
    await expectPath(page, /^\/login-form/)
  } finally {
    await plant.sql("update app_user set password_hash = $1 where company_id = 1000 and username = 'operator'", [
      before?.password_hash,
    ])
  }
})
