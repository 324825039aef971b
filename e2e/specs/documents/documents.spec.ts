import { aDocument } from '@takt/server/documents/documents.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'
import { runsOn } from '../../pages/wizard.ts'

test('T-ROUTE-56 W-ROUTE-23 W-ROUTE-24 W-WIZARD-28-X W-STEP-08 W-STEP-09 W-STEP-10-X W-STEP-11 W-STEP-12 W-STEP-13-B documents of an order are found in folders, opened at their own address, and outside in a tab', async ({
  page,
  plant,
  signIn,
}) => {
  const ofMachine = { machine_id: 'M101', last_changed: minutesAgo(0) }
  await aDocument(plant, {
    ...{ ...ofMachine, document_link: 'https://plm.example/drawing', document_description: 'PLM sheet' },
  })
  const inside = await aDocument(plant, {
    ...{ ...ofMachine, document_link: 'httpfoo.pdf', document_description: 'Not outside' },
  })
  const documents = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\.(pdf|svg)|new tab/ })
  const folder = (name: string) => page.getByRole('button', { name, expanded: true })
  await signIn('operator', { path: '/interface/M101/running-order-documents' })
  // The only order that runs is taken by itself.
  await expect(folder('Setup')).toContainText('Read before the tool is mounted.')
  await expect(page.getByRole('main').getByText('PLM sheet')).toBeVisible()
  await expect(documents).toHaveText([
    /Setup of Cap 28 mm/,
    /Check of moulded parts/,
    /Robot cell of M101/,
    /Not outside/,
    /PLM sheet.*new tab/,
    /Drawing of Cap 28 mm.*drawing/,
    /Picture of Cap 28 mm/,
  ])
  await page.getByRole('button', { name: 'Close all folders' }).click()
  await expect(documents).toHaveCount(4)
  await page.getByRole('button', { name: /^Safety/ }).click()
  await expect(documents).toHaveCount(5)
  // A search opens what it hits, hides the rest and marks the hit; afterwards the folders are as they were.
  await page.getByRole('searchbox', { name: 'Search documents' }).fill('MOULD')
  await expect(documents).toHaveText([/Check of moulded parts/])
  await expect(page.locator('mark')).toHaveText(['mould'])
  await page.getByRole('searchbox').fill('folder:mould')
  await expect(page.getByText('No document matches “folder:mould”.')).toBeVisible()
  // Before a colon stands where to look: what is behind it is marked, there and nowhere else.
  await page.getByRole('searchbox').fill('document:MOULD')
  await expect(documents).toHaveText([/Check of moulded parts/])
  await expect(page.locator('mark')).toHaveText(['mould'])
  await page.getByRole('searchbox').fill('folder:safe')
  await expect(documents).toHaveCount(1)
  await expect(page.locator('mark')).toHaveText(['Safe'])
  await page.getByRole('searchbox').fill('')
  await expect(documents).toHaveCount(5)
  await page.getByRole('button', { name: 'Open all folders' }).click()
  await expect(documents).toHaveCount(7)

  await page
    .context()
    .route('https://plm.example/**', (route) => route.fulfill({ body: 'outside', contentType: 'text/html' }))
  const tab = page.waitForEvent('popup')
  await documents.filter({ hasText: 'PLM sheet' }).getByRole('button').click()
  const opened = await tab
  await opened.waitForURL('https://plm.example/drawing')
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await opened.close()
  await expect(documents).toHaveCount(7)

  await documents.filter({ hasText: 'Setup of Cap' }).getByRole('button').click()
  await expect(page).toHaveURL(/\/interface\/M101\/documents\/[0-9a-f]{64}$/)
  await expect(page.getByRole('img', { name: 'Page 1' })).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Setup of Cap 28 mm, white' })).toBeVisible()
  await expect(page.getByText('1/3')).toBeVisible()

  // A name that only begins like an address is a file, which the server does not have.
  await visit(page, `/interface/M101/documents/${inside.hash}`)
  await expect(page.getByText('There is no such file.').first()).toBeVisible()

  // What runs was loaded a moment ago, and is not planned.
  await visit(page, '/interface/M101/planned-order-documents')
  const planned = page.getByRole('grid').getByRole('row')
  await expect(planned.nth(1)).toBeVisible()
  for (const { card_no } of await runsOn(plant, 'M101')) {
    await expect(planned.filter({ hasText: card_no })).toHaveCount(0)
  }
  await planned.nth(1).click()
  await expect(documents.filter({ hasText: 'Robot cell of M101' })).toBeVisible()
  await page.goto('/interface/M101/documents')
  await page.getByRole('button', { name: 'The machine’s own documents' }).click()
  await expect(documents).toHaveText([/Robot cell/, /Not outside/, /PLM sheet/])
  await plant.sql(`delete from file_archive where company_id = 1000 and machine_id = 'M101' and size = 0`)
})

test('T-ROUTE-53 T-ROUTE-63 T-ROUTE-63-X W-ROUTE-21 W-ROUTE-22-X W-ROUTE-45 W-SCREEN-09-X a planner adds documents to the archive; everybody finds and opens them', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/files' })
  const rows = page.getByRole('grid', { name: 'Files' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Care of T-1002' })).toContainText('Tool T-1002')
  await expect(page.getByRole('button', { name: 'Add documents' })).toHaveCount(0)

  await signIn('planner', { path: '/interface/M101/files' })
  // What belongs to the machine and to what it makes now, and nothing else.
  await expect(rows.filter({ hasText: 'Setup of Cap 28 mm' })).toContainText('pdf')
  await expect(rows.filter({ hasText: 'Care of T-1002' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add documents' })
  const send = dialog.getByRole('button', { name: /^Add \d/ })
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'Kontrollplan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    { name: 'Mått.csv', mimeType: 'text/csv', buffer: Buffer.from('cavity;mm\n1;28.02\n') },
  ])
  await expect(dialog.getByRole('alert')).toHaveText('program.exe is of a type that cannot be added.')
  await dialog.getByLabel('Description').nth(1).fill('Measures of the caps')
  await dialog.getByLabel('Folder').click()
  await page.getByRole('option', { name: 'Quality' }).click()
  await send.click()
  // The one that is not what its name says stays with the reason; the other one is there for everybody at once.
  await expect(dialog.getByText('“Kontrollplan.pdf” is not what its ending says.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(rows.filter({ hasText: 'Measures of the caps' })).toContainText('csv')

  await visit(page, '/files')
  await page.getByRole('searchbox', { name: 'Search files' }).fill('caps measures')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).click()
  await expect(page).toHaveURL(/\/files\/\d+$/)
  await expect(page.getByText('This type of file is not shown here.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('Mått.csv')
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('“Measures of the caps” removed')).toBeVisible()
  await expect(page).toHaveURL(`${plant.url}/files`)

  // A literal segment is no number, and what is no number is no file.
  await visit(page, '/files/q-reports')
  await expect(page.getByRole('heading', { name: 'Quick reports' })).toBeVisible()
  for (const path of ['/files/abc', '/interface/M101/files/999999']) {
    await visit(page, path)
    await expect(page.getByText(/There is no file (abc|999999)\./)).toBeVisible()
  }
  await page.getByRole('link', { name: 'All files' }).click()
  await expect(page).toHaveURL(`${plant.url}/interface/M101/files`)
})
