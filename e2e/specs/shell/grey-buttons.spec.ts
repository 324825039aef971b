import { expect, test } from '../../fixtures/takt.ts'
import { wizardOn } from '../../pages/wizard.ts'

test('T-LOOK-110 a form with empty fields answers a press on Save with what is missing, leads to the first of them and sends nothing', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/admin/employees' })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('save_employee')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'New employee' }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: 'Save' })
  const said = page.getByRole('alert').filter({ hasText: /\S/ })
  await form.getByLabel('Name').fill('Åsa Öberg')
  await expect(save).toBeDisabled()
  // Grey, and yet a finger and a key reach it.
  await save.click({ force: true })
  await expect(said).toHaveText('Still to fill in: Number')
  await expect(form.getByLabel('Number')).toBeFocused()
  // It goes with the next key; Escape takes it away and leaves the dialog.
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await expect(form).toBeVisible()
  await form.getByLabel('Name').press('Enter')
  await expect(said).toHaveText('Still to fill in: Number')
  await form.getByLabel('Number').fill('9101')
  await expect(said).toHaveCount(0)
  await expect(save).toBeEnabled()
  expect(sent).toEqual([])
})

test('T-LOOK-110 buttons of pages, also on a phone, tell a finger why they wait, inside the window', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('operator', { path: '/interface/C301/notes' })
  const save = page.getByRole('main').getByRole('button', { name: 'Save note' })
  await save.click({ force: true })
  const said = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect(said).toHaveText('Still to fill in: New note about C301')
  const box = await said.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  // A keyboard finds it as well.
  await page.getByLabel('New note about C301').focus()
  await expect(said).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(said).toHaveCount(0)
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Still to fill in: New note about C301')
  await page.getByLabel('New note about C301').fill('Belt is worn')
  await expect(save).toBeEnabled()
})

test('T-LOOK-110 Next of a wizard, pressed before an order is chosen, says to choose one', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const wizard = wizardOn(page)
  await signIn('operator', { path: '/interface/K502/report-quantity' })
  await wizard.isAt(1, 'Running order')
  await expect(wizard.next).toBeDisabled()
  await wizard.next.click({ force: true })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText('Choose an order.')
  await wizard.isAt(1, 'Running order')
})
