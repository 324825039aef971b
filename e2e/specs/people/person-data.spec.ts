import { readFile } from 'node:fs/promises'
import { aUser } from '@takt/server/people/people.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'

test('T-SAFE-105 T-SAFE-101 T-SAFE-102 an administrator takes out what is kept about a user, and erases them: asked twice, with the name typed', async ({
  page,
  plant,
  signIn,
}) => {
  const { user_id } = await aUser(plant, { username: 'leaver', full_name: 'Lea Vermeer' })
  try {
    await signIn('admin', { path: '/admin/users' })
    await page.getByRole('row', { name: /leaver/ }).click()
    const form = page.getByRole('dialog', { name: 'User leaver' })
    const file = page.waitForEvent('download')
    await form.getByRole('button', { name: 'Take out as a file' }).click()
    const taken = await file
    expect(taken.suggestedFilename()).toBe('Lea Vermeer – everything kept.json')
    expect(JSON.parse(await readFile(await taken.path(), 'utf8'))).toMatchObject({ app_user: [{ username: 'leaver' }] })
    await form.getByRole('button', { name: 'Erase person' }).click()
    const erase = page.getByRole('dialog', { name: 'Erase Lea Vermeer?' })
    await expect(erase.getByRole('button', { name: 'Erase person' })).toBeDisabled()
    await erase.getByLabel('Type the name to confirm: Lea Vermeer').fill('Lea Vermeer')
    await erase.getByRole('button', { name: 'Erase person' }).click()
    const sure = page.getByRole('alertdialog', { name: 'Erase for good?' })
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await expect(sure).toBeHidden()
    await erase.getByRole('button', { name: 'Erase person' }).click()
    await sure.getByRole('button', { name: 'Erase person' }).click()
    await expect(page.getByText(/The person is called Person \w{5} from now on\./)).toBeVisible()
    await expect(page.getByRole('row', { name: /person-\w{5}/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /leaver/ })).toBeHidden()
  } finally {
    await plant.sql('delete from person_erasure where user_id = $1', [user_id])
    await plant.sql('delete from app_user where user_id = $1', [user_id])
  }
})
