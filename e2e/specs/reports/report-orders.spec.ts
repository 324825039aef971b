import { readFile } from 'node:fs/promises'
import { shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { formOf } from '../../pages/form.ts'
import { visit } from '../../pages/shell.ts'

const DAY = '2026-06-10'

test('T-ROUTE-64 W-ROUTE-46 T-ROUTE-64-X W-SCREEN-11-X a report is chosen from the list, run for a machine, printed and downloaded; its address repeats it', async ({
  page,
  plant,
  signIn,
}) => {
  await shiftFigures(plant, {
    ...{ machine_id: 'P201', day: DAY, run_ms: 21_600_000, stop_ms: 7_200_000 },
    ...{ counted_qty: 600, counted_ideal_ms: 21_600_000 },
  })
  await plant.sql(`delete from report_run where company_id = 1000 and report_id = 'production-per-day'`)
  await signIn('operator', { path: '/reports/order' })
  const row = page.getByRole('row').filter({ hasText: 'Production per day' })
  await expect(row).toContainText('Good pieces, scrap, run and stop time')
  await expect(row).toContainText('not yet')
  await expect(page.getByRole('row').filter({ hasText: /^(MTBF|MDT)/ })).toHaveCount(2)
  await row.click()
  await expect(page).toHaveURL(/\/reports\/order\/production-per-day$/)
  await expect(page.getByText('Nothing is run before')).toBeVisible()
  // Deliveries are for those who may set them up.
  await expect(page.getByRole('button', { name: 'Deliveries' })).toBeHidden()
  await page.getByRole('combobox', { name: 'Period' }).click()
  await page.getByRole('option', { name: 'Own dates' }).click()
  const run = page.getByRole('button', { name: 'Run report' })
  await expect(run).toBeDisabled()
  await page.getByRole('form').getByLabel(/^From/).fill(DAY)
  await page.getByRole('form').getByLabel(/^To/).fill(DAY)
  await page.getByRole('button', { name: 'Choose machines' }).click()
  await page.getByRole('checkbox', { name: /^P201/ }).click()
  await page.getByRole('button', { name: 'Take 1 machine' }).click()
  await run.click()
  const table = page.getByRole('grid', { name: 'Production per day' })
  await expect(table.getByRole('row').nth(1)).toHaveText(new RegExp(`${DAY}P2016000.*6 h 00 min2 h 00 min`))
  await expect(page).toHaveURL(new RegExp(`period=custom&from=${DAY}&to=${DAY}&machines=P201`))

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^Production per day .*\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain(`${DAY},P201,600,0,,0,6,2`)

  // A link repeats it; on paper stands the whole report and nothing of the screen around it.
  await page.reload()
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').getByRole('cell', { name: '600' })).toBeVisible()
  await expect(run).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(row).toContainText('operator')
  await visit(page, '/reports/order/mtbf/schedule')
  await expect(page.getByText('Missing permission: Have reports delivered on a schedule.')).toBeVisible()
})

test('T-ROUTE-64-X W-SCREEN-11-X a delivery is set up with days, time, recipients and format, shows its next five runs, and is switched off', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.sql(`delete from report_schedule where company_id = 1000 and report_id = 'mtbf'`)
  await signIn('supervisor', { path: '/reports/order/mtbf?period=yesterday&department=10' })
  await page.getByRole('button', { name: 'Deliveries' }).click()
  await expect(page).toHaveURL(/\/reports\/order\/mtbf\/schedule\?period=yesterday/)
  await expect(page.getByText('This report is not delivered to anybody.')).toBeVisible()
  await page.getByRole('button', { name: 'New delivery' }).click()
  const { form, save } = formOf(page)
  await expect(save).toBeDisabled()
  // Working days are preset: only Monday and Thursday stay.
  const days = form.getByRole('group', { name: 'Days' })
  for (const day of ['Tue', 'Wed', 'Fri']) await days.getByRole('checkbox', { name: day }).click()
  await form.getByLabel('Time').fill('06:30')
  await form.getByRole('radio', { name: 'CSV' }).click()
  await form.getByRole('group', { name: 'Recipients' }).getByRole('checkbox', { name: 'Henrik Palm' }).click()
  await save.click()
  await expect(page.getByText('The delivery is saved')).toBeVisible()
  const card = page.getByRole('listitem', { name: 'Mon, Thu at 06:30' })
  await expect(card).toContainText('Yesterday')
  await expect(card).toContainText('CSV')
  await expect(card).toContainText('Henrik Palm')
  const next = card.getByRole('list', { name: 'Next runs' }).getByRole('listitem')
  await expect(next).toHaveCount(5)
  await expect(next.first()).toContainText('06:30')

  await card.getByRole('button', { name: 'Change' }).click()
  await form.getByRole('switch', { name: 'Deliver this report' }).click()
  await save.click()
  await expect(card.getByText('Off')).toBeVisible()
  await expect(next).toHaveCount(0)
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).toBeHidden()
})
