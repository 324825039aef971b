import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/takt.ts'
import { visit, withUser } from '../../pages/shell.ts'

test('T-SAFE-94 an administrator finds who changed what, sees before and after in words, and takes it out as a file', async ({
  page,
  signIn,
}) => {
  await signIn('admin', { path: '/admin' })
  await page.getByRole('link', { name: 'Audit trail' }).click()
  const entries = page.getByRole('list', { name: 'Audit trail' })
  const newest = entries.getByRole('listitem').first()
  await expect(newest).toBeVisible()

  // One's own sign-in, with the address from which it came.
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Sign-in and access' }).click()
  const signedIn = entries.getByRole('button', { name: /Session: opened .+ \(admin\)/ }).first()
  await signedIn.click()
  await expect(entries.getByText('127.0.0.1').first()).toBeVisible()
  await expect(signedIn).toHaveAttribute('aria-expanded', 'true')

  await page.getByRole('searchbox', { name: 'Search words' }).fill('nothing-that-stands-there')
  await expect(page.getByText('Nothing in these days fits what was chosen.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search words' }).fill('admin')
  await expect(signedIn).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('Session: opened')
  expect(file).toContain('Time,Person,User name,What,Which')
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Read and taken out' }).click()
  await expect(entries.getByText('Audit trail: taken out as a file').first()).toBeVisible()
})

test('T-SAFE-94 a change of a register is told in the words of its form', async ({ page, plant, signIn }) => {
  await signIn('admin', { path: '/admin/stop-codes' })
  await page
    .getByRole('row', { name: /Tool change/ })
    .last()
    .click()
  const form = page.getByRole('dialog')
  const setup = form.getByRole('switch', { name: 'Counts as setup' })
  const was = await setup.isChecked()
  await setup.click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await visit(page, '/admin/audit-trail')
  await page.getByRole('combobox', { name: 'Thing' }).click()
  await page.getByRole('option', { name: 'Stop code', exact: true }).click()
  const change = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem').first()
  await change.getByRole('button', { name: /Stop code: changed/ }).click()
  await expect(change).toContainText(`Counts as setup: ${was ? 'yes → no' : 'no → yes'}`)
  await plant.sql('update stop_code set setup_time = 1 - setup_time where company_id = 1000 and names @> $1', [
    JSON.stringify({ en: 'Tool change' }),
  ])
})

test('T-SAFE-94 on a phone it stands in one column, in the language with the longest words', async ({
  page,
  plant,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withUser(plant, 'admin', { language: 'de' }, async () => {
    await signIn('admin', { path: '/admin/audit-trail' })
    const entry = page.getByRole('list', { name: 'Audit-Trail' }).getByRole('button').first()
    await entry.click()
    await expect(page.getByText('Sitzung', { exact: true }).last()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const lefts = await entry
      .locator('> span')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)))
    expect(lefts).toHaveLength(3)
    expect(new Set(lefts).size).toBe(1)
  })
})
