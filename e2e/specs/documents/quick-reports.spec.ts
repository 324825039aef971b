import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'

test('T-PANEL-30 T-PANEL-30-X T-VALID-11 T-ROUTE-53-X T-ENTITY-22 T-CALL-47-X a quick report is generated for an order, shown, printed and kept', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/M101/files/q-reports' })
  const reports = page.getByRole('grid', { name: 'Quick reports' }).getByRole('row')
  const bar = page.locator('[data-bottom-bar]')
  const generate = bar.getByRole('button', { name: 'Generate', exact: true })
  await reports.filter({ hasText: 'Order report' }).click()
  await expect(generate).toBeEnabled()
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'no order' }).click()
  await expect(bar.getByText('Must select order first!')).toBeVisible()
  await expect(generate).toBeDisabled()
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option').nth(1).click()
  await generate.click()
  await expect(page.getByText('Order report is generated')).toBeVisible()
  await expect(page).toHaveURL(/\/interface\/M101\/files\/\d+$/)
  await expect(page.getByRole('heading', { name: /^Order report · .* · M101$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 1' })).toHaveAttribute('aria-busy', 'false')

  // The other one needs no order; it is printed on the machine's document printer at once.
  await page.getByRole('button', { name: 'Back' }).click()
  await visit(page, '/interface/M101/files/q-reports')
  await reports.filter({ hasText: 'Stops, last 24 hours' }).click()
  await bar.getByRole('button', { name: 'Generate and print' }).click()
  await expect(page.getByText('Stops, last 24 hours is generated')).toBeVisible()
  const jobs = await plant.sql<{ print_text: string }>(
    `select print_text from print_job where company_id = 1000 and kind = 'file'`,
  )
  expect(jobs).toEqual([{ print_text: expect.stringMatching(/^Stops, last 24 hours M101/) }])
  await visit(page, '/interface/M101/files/q-reports')
  const made = page.getByRole('grid', { name: 'Generated reports' }).getByRole('row')
  await expect(made).toHaveText([/Name/, /^Stops, last 24 hours · M101/, /^Order report/])

  // Without a machine in the path the page asks for one.
  await visit(page, '/files/q-reports')
  await reports.filter({ hasText: 'Stops, last 24 hours' }).click()
  await expect(bar.getByText('Choose a machine first')).toBeVisible()
  await page.getByRole('combobox', { name: 'Machine', exact: true }).click()
  await page.getByRole('option', { name: /^M102/ }).click()
  await expect(generate).toBeEnabled()
  await plant.sql(`delete from print_job where company_id = 1000 and kind = 'file'`)
  await plant.sql(`delete from file_archive where company_id = 1000 and kind = 'q-report'`)
})
