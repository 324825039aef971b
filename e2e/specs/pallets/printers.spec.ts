import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'

const name = 'Zebra hall'

test.beforeEach(async ({ plant }) => {
  await plant.sql("update printer set host = '10.9.8.7' where company_id = 1000 and printer_no = $1", [name])
})
test.afterEach(async ({ plant }) => {
  await plant.sql("update printer set host = '' where company_id = 1000 and printer_no = $1", [name])
})

test('T-PLANT-554 T-PLANT-539 T-PLANT-541 T-PLANT-542 a printer is found by its address and named once; its port is no quantity, and a file tells what it changes', async ({
  page,
  signIn,
}) => {
  const { form } = formOf(page)
  await signIn('admin', { path: '/admin/printers' })
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toBeVisible()
  await expect(page.getByRole('row', { name: /Zebra dispatch/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name or address' }).fill('10.9.8')
  await expect(page.getByRole('row', { name: /Zebra dispatch/ })).toHaveCount(0)
  await row.click()
  await expect(form.getByRole('heading', { name, exact: true })).toBeVisible()
  const port = form.getByRole('textbox', { name: /^Port/ })
  await port.fill('80')
  await expect(port).toHaveAccessibleDescription(/Between 1024 and 65535/)
  await port.fill('9101')
  await port.blur()
  await expect(port).toHaveValue('9101')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(form).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Name or address' }).fill('dispatch')
  await page.getByRole('row', { name: /Zebra dispatch/ }).click()
  await form.getByRole('button', { name: 'Print a test label' }).click()
  await expect(
    page.getByText(/“Test label” was not printed on Zebra dispatch: The printer has no address/),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import from a file' }).click()
  const choose = (content: string) =>
    form
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose(`Name,Port,In use\n${name},9107\n`)
  await expect(form.getByRole('row', { name: /Changed/ })).toContainText(/Port: \d{4} → 9107$/)
  await form.getByRole('button', { name: 'Choose another file' }).click()
  await choose(`Name,Port\n${name},9107\nother,80\n`)
  await expect(form.getByRole('row', { name: /other/ })).toContainText('from 1024 to 65535')
  await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})

test('T-PLANT-538 T-PLANT-555 on a phone a printer tells its address and whether it is in use, and what went wrong is read below its form', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin', { path: '/admin/printers' })
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('10.9.8.7:9100')
  await expect(row).toContainText('In use')
  await expect(page.getByRole('columnheader', { name: 'Description' })).toHaveCount(0)

  await page.getByRole('row', { name: /Zebra dispatch/ }).click()
  await page.getByRole('button', { name: 'Print a test label' }).click()
  const why = page.getByText(/was not printed on Zebra dispatch/)
  await expect(why).toBeVisible()
  const [words, save] = await Promise.all([
    why.boundingBox(),
    page.getByRole('button', { name: 'Save', exact: true }).boundingBox(),
  ])
  expect(words?.width).toBeGreaterThan(200)
  expect(words?.y).toBeGreaterThanOrEqual((save?.y ?? 0) + (save?.height ?? 0))
})
