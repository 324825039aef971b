import { anEmployee } from '@takt/server/people/people.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, withSetting } from '../../pages/shell.ts'

test('T-SAFE-47 after the badge a terminal asks for the PIN: by touch, and no key of a scanner goes into it', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql("delete from sign_in_failure where who like 'pin %'")
  await withSetting(plant, 'terminalPin', '1', async () => {
    await signIn('device', { path: '/machines/all' })
    await expectPath(page, '/interface/M103')
    const popup = page.getByRole('dialog', { name: 'Who works here?' })
    await expect(popup.getByLabel('Employee number')).toBeFocused()
    await scan(page, '0101')
    await expect(popup.getByText('Anna Lindqvist, now type your PIN.')).toBeVisible()
    const field = popup.getByLabel('PIN', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('type', 'password')

    // Somebody else comes by with a badge: it is theirs now, and nothing of it stands in the field.
    await popup.getByRole('button', { name: '1', exact: true }).click()
    await expect(field).toHaveValue('1')
    await scan(page, '0102')
    await expect(popup.getByText(/^(?!Anna).*, now type your PIN\.$/)).toBeVisible()
    await expect(field).toHaveValue('')
    await scan(page, '0101')
    await expect(popup.getByText('Anna Lindqvist, now type your PIN.')).toBeVisible()

    for (const digit of '9999') await popup.getByRole('button', { name: digit, exact: true }).click()
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await expect(popup.getByText('The PIN is wrong.')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    for (const digit of '101101') await popup.getByRole('button', { name: digit, exact: true }).click()
    await popup.getByRole('button', { name: 'Enter' }).click()
    await expect(page.getByText('Signed in as Anna Lindqvist.')).toBeVisible()
    await expect(popup).toBeHidden()

    // Whoever has none is told what to do.
    await page.getByRole('button', { name: /^Sign out/ }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await anEmployee(plant, { employee_number: '90991', employee_name: 'Nora New' })
    await scan(page, '90991')
    await expect(popup.getByText(/^Nora New has no PIN yet, and this terminal asks for one\./)).toBeVisible()
  }).finally(() => plant.sql("delete from employee where company_id = 1000 and employee_number = '90991'"))
})
