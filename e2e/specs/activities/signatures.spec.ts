import { expect, test } from '../../fixtures/takt.ts'
import { forgetAfter, lastActivity, makeActivity, types } from '../../pages/activities.ts'
import { visit, withSetting } from '../../pages/shell.ts'

let before = '0'
test.beforeEach(async ({ plant }) => {
  before = await lastActivity(plant)
})
test.afterEach(async ({ plant }) => {
  await plant.sql('delete from signature')
  await forgetAfter(plant, before)
})

test('T-SAFE-110 T-SAFE-106 where certifications are signed the screen asks for the password with the meaning, tells a wrong one, and shows the signature with the record', async ({
  page,
  plant,
  signIn,
}) => {
  const record_no = await makeActivity(plant, { machine_id: 'A405', action_id: types.sample, status: 2 })
  await withSetting(plant, 'signCertifications', '1', async () => {
    await signIn('supervisor', { path: '/machines/all/certify-activity/A405' })
    await page.getByRole('row', { name: /Measure a sample/ }).click()
    const certify = page.getByRole('complementary').getByRole('button', { name: 'Certify' })
    await certify.click()
    const dialog = page.getByRole('dialog', { name: 'Signature' })
    await expect(dialog.getByText('This has to be signed: Measure a sample on A405.')).toBeVisible()
    await expect(dialog.getByText('certify that it was done as it should be')).toBeVisible()
    await expect(dialog.getByText('Signs: Emma Engström')).toBeVisible()
    // Whoever does not sign books nothing.
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('This has to be signed: Measure a sample on A405.')).toBeVisible()
    await certify.click()
    await dialog.getByLabel('Your password').fill('not mine')
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await expect(dialog.getByText('The password is not right.')).toBeVisible()
    await dialog.getByLabel('Your password').fill('takt-example')
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await expect(page.getByText('The activity is certified.')).toBeVisible()
    await expect(dialog).toBeHidden()
    await visit(page, '/interface/A405/history-activity')
    await page.getByRole('row', { name: /Measure a sample/ }).click()
    await page.getByRole('row', { name: new RegExp(`${record_no}.*Certified`) }).click()
    await expect(page.getByText('As signed')).toBeVisible()
    await expect(page.getByText('Emma Engström').last()).toBeVisible()
  })
})
