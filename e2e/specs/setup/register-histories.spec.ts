import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'
import { visit } from '../../pages/shell.ts'

/** Opens the history of what the page keeps. */
async function changesOf(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Changes' }).click()
  return page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
}

/** Saves the list, and answers its lines. */
async function savedLines(page: Page, name: string): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  return (await readFile(await file.path(), 'utf8')).split('\r\n')
}

const closeChanges = (page: Page) =>
  page.getByRole('dialog', { name: 'Changes of' }).getByRole('button', { name: 'Close' }).last().click()

test('T-PLANT-590 T-PLANT-591 T-PLANT-592 T-PLANT-593 keys, deliveries and input groups tell on their pages who changed what, and go into a file', async ({
  page,
  plant,
  signIn,
}) => {
  const { form, save } = formOf(page)
  try {
    await signIn('admin', { path: '/admin/input-groups' })
    await page.getByRole('button', { name: 'New input group' }).click()
    await form.getByLabel('Name').fill('History of groups')
    await form.getByLabel('What is set').fill('Force')
    await form.getByLabel('Value to begin with').fill('strong')
    await save.click()
    await expect(page.getByText('Input group History of groups is saved.')).toBeVisible()
    // Else what is typed next goes into the form that closes.
    await expect(form).toBeHidden()
    await page.getByRole('row', { name: /History of groups/ }).click()
    await form.getByLabel('Value to begin with').fill('weak')
    await save.click()
    await expect(form).toBeHidden()
    const groups = await changesOf(page)
    await expect(groups.first()).toContainText(/History of groups Changed.*Values: .*strong.* → .*weak/)
    await expect(groups.filter({ hasText: 'History of groups Added' })).toBeVisible()
    await closeChanges(page)
    const lines = await savedLines(page, 'Input groups.csv')
    expect(lines[0]).toContain('Name,Values,')
    expect(lines.find((line) => line.startsWith('History of groups'))).toContain('Force')

    await visit(page, '/admin/import')
    await page.getByRole('button', { name: 'New key' }).click()
    await form.getByLabel('Which program').fill('History of keys')
    await form.getByRole('button', { name: 'Make the key' }).click()
    await expect(form.getByText('It is shown this once.')).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('listitem').filter({ hasText: 'History of keys' })).toBeVisible()
    await expect((await changesOf(page)).first()).toContainText('History of keys Added')
    await closeChanges(page)
    const keys = await savedLines(page, 'Keys for programs.csv')
    expect(keys.find((line) => line.startsWith('History of keys'))).toContain('orders and master data')

    await visit(page, '/reports/order/mtbf/schedule')
    await page.getByRole('button', { name: 'New delivery' }).click()
    await form.getByLabel('Time').fill('04:10')
    await form.getByRole('group', { name: 'Recipients' }).getByRole('checkbox').first().click()
    await save.click()
    await expect(page.getByText('The delivery is saved')).toBeVisible()
    await expect((await changesOf(page)).first()).toContainText('04:10 Added')
    await closeChanges(page)
    const deliveries = await savedLines(page, 'Report deliveries.csv')
    expect(deliveries.find((line) => line.includes('04:10'))).toContain('Last week')

    // Who sees no administration sees deliveries, and no history.
    await signIn('supervisor', { path: '/reports/order/mtbf/schedule' })
    await expect(page.getByRole('button', { name: 'New delivery' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0)
  } finally {
    await plant.sql("delete from report_schedule where company_id = 1000 and report_id = 'mtbf' and at_minutes = 250")
    await plant.sql("delete from access_key where company_id = 1000 and name = 'History of keys'")
    await plant.sql(
      "delete from input_group_setting where input_group in (select record_no from input_group where description = 'History of groups')",
    )
    await plant.sql("delete from input_group where description = 'History of groups'")
  }
})
