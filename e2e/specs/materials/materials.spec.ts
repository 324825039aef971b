import { expect, test } from '../../fixtures/takt.ts'
import { expectAskedBeforeLoss } from '../../pages/discard.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { visit } from '../../pages/shell.ts'

test('T-PLANT-319 T-PLANT-231 T-ROUTE-55 T-ROUTE-55-X T-PANEL-24 T-PANEL-24-X materials of orders are ordered from the stores and given back, with quantity and place', async ({
  page,
  plant,
  signIn,
}) => {
  const machine = 'M101'
  const menu = (on: 0 | 1) =>
    plant.sql(
      `update machine set touch_config = touch_config || jsonb_build_object('material_menu', $2::int)
       where company_id = 1000 and machine_id = $1`,
      [machine, on],
    )
  await menu(1)
  const [line] = await plant.sql<{ card_no: string; material_no: string; balance: number }>(
    `select l.card_no, l.material_no, m.material_balance::float8 as balance from order_run r
       join card_material l using (company_id, card_no) join material m using (company_id, material_no)
     where r.company_id = 1000 and r.machine_id = $1 and r.end_time is null order by l.line_no limit 1`,
    [machine],
  )
  const material = line?.material_no ?? ''
  const booked = () =>
    plant.sql<{ quantity: number; place: string; reporting_source: string; card_no: string }>(
      `select quantity::float8 as quantity, place, reporting_source, card_no from material_transaction
       where company_id = 1000 and material_no = $1 and reporting_source in ('order', 'give-back') order by record_no`,
      [material],
    )
  await signIn('operator', { path: `/interface/${machine}` })
  await (await moreActions(page)).getByRole('button', { name: 'Materials' }).click()
  await expect(page).toHaveURL(`${plant.url}/interface/${machine}/materials`)
  const table = page.getByRole('grid')
  const row = table.getByRole('row').filter({ hasText: material })
  for (const name of ['Planned', 'Used', 'Remaining', 'Unit', 'In stock']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible()
  }
  await row.click()
  await page.getByRole('button', { name: 'Order material' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(`Order ${material}`)
  await expect(dialog.getByText(/are still needed\.$/)).toBeVisible()
  const quantity = dialog.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantity).not.toHaveValue('')
  await quantity.fill('0')
  await expect(dialog.getByRole('button', { name: 'Order material' })).toBeDisabled()
  await dialog.getByLabel('Deliver to').fill('Gate 1')
  await expectAskedBeforeLoss(page, dialog, quantity)
  expect(await booked()).toEqual([])
  await page.getByRole('button', { name: 'Order material' }).click()
  await quantity.fill('25')
  await expect(dialog.getByLabel('Deliver to')).toHaveValue(machine)
  await dialog.getByLabel('Deliver to').fill('Gate 3')
  await dialog.getByRole('button', { name: 'Order material' }).click()
  await expect(page.getByText(new RegExp(`^25 .* of ${material} ordered$`))).toBeVisible()

  await page.getByRole('button', { name: 'Give back' }).click()
  await expect(dialog.getByRole('heading')).toHaveText(`Give back ${material}`)
  await quantity.fill(String((line?.balance ?? 0) + 1))
  await expect(dialog.getByText(/^At most .* what there is in stock\.$/).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Give back' })).toBeDisabled()
  await quantity.fill('5')
  await dialog.getByRole('button', { name: 'Give back' }).click()
  await expect(page.getByText(new RegExp(`^5 .* of ${material} given back$`))).toBeVisible()
  const card_no = line?.card_no
  expect(await booked()).toEqual([
    { quantity: 25, place: 'Gate 3', reporting_source: 'order', card_no },
    { quantity: -5, place: '', reporting_source: 'give-back', card_no },
  ])

  await page.getByRole('radio', { name: 'Planned' }).click()
  await expect(page).toHaveURL(`${plant.url}/interface/${machine}/materials-planned`)
  await expect(page.getByRole('heading', { name: 'Materials of a planned order' })).toBeVisible()
  await page.getByRole('radio', { name: 'All orders' }).click()
  await expect(page).toHaveURL(`${plant.url}/interface/${machine}/materials-combined`)
  await expect(table.getByRole('columnheader', { name: 'Orders' })).toBeVisible()
  await expect(row).toHaveCount(1)
  await page.getByRole('radio', { name: 'Finished' }).click()
  await expect(page).toHaveURL(`${plant.url}/interface/${machine}/materials-finished`)

  // A phone has no column of units: each amount carries its own.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/interface/${machine}/materials`)
  await expect(row).toContainText(/\d\s*(kg|m|pcs)/)
  await page.setViewportSize({ width: 1280, height: 800 })

  // Without the menu of the terminal there is neither the link nor the panel.
  await menu(0)
  await visit(page, `/interface/${machine}/materials`)
  await row.click()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Order material' })).toHaveCount(0)
  await menu(1)
  await plant.sql(`delete from erp_message where company_id = 1000 and record_no in (select record_no from material_transaction
    where company_id = 1000 and reporting_source in ('order', 'give-back')) and subject = 'material_reporting'`)
  await plant.sql(
    `delete from material_transaction where company_id = 1000 and reporting_source in ('order', 'give-back')`,
  )
})
