import { expect, test } from '../../fixtures/takt.ts'
import { expectAskedBeforeLoss } from '../../pages/discard.ts'
import { addFlag, bar, notice, orderWithoutFlags } from '../../pages/pallets.ts'
import { drawn, expectPath, holdCalls, openMenu, visit } from '../../pages/shell.ts'

const M = 'M104'
/** With SF455, which is about plain pallet numbers: its SSCCs are confirmed like everywhere. */
const PACKER = 'K501'

test('T-PLANT-266 T-PLANT-361 T-PLANT-231 W-WIZARD-34-X T-ROUTE-48 T-ROUTE-48-X T-PANEL-25 T-VALID-06-X T-VALID-08-B T-VALID-08-C T-PERM-03 the flags of a machine are adjusted and confirmed, several at once', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await orderWithoutFlags(plant, PACKER)
  const first = await addFlag(plant, { machine_id: PACKER, card_no, qty: 40 })
  const second = await addFlag(plant, { machine_id: PACKER, card_no, qty: 40 })
  const never = await addFlag(plant, { machine_id: PACKER, card_no, erp_status: 'N' })
  await addFlag(plant, { machine_id: PACKER, card_no, erp_status: 'T' })
  await signIn('supervisor', { path: `/interface/${PACKER}/pallet-confirmation` })
  const row = (erp_id: string) => page.getByRole('row', { name: new RegExp(erp_id) })
  await expect(page.getByRole('row')).toHaveCount(4)
  const confirm = bar(page).getByRole('button', { name: 'Confirm' })
  const adjust = bar(page).getByRole('button', { name: 'Adjust' })

  await row(never).click()
  await expect(confirm).toBeDisabled()
  await expect(adjust).toBeDisabled()
  await expect(bar(page)).toContainText('The ERP does not know the order of a chosen flag.')
  await row(never).click()
  // All of them are those that can be confirmed.
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(bar(page)).toContainText('2 flags chosen · 80 pieces')
  await expect(confirm).toBeEnabled()
  await page.getByRole('button', { name: 'Select none' }).click()

  await row(first).click()
  // A number is asked for when it is known what it is measured by, and about when it does not fit that.
  const printed = await holdCalls(page, 'get_pallet_history')
  const order = page.waitForResponse((response) => response.request().postDataJSON()?.name === 'get_order')
  await adjust.click()
  await (await order).finished()
  await drawn(page)
  await expect(adjust).toHaveAttribute('aria-busy', 'true')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCount(0)
  printed.release()
  const field = dialog.getByLabel('Quantity')
  const [planned] = await plant.sql<{ whole: number }>(
    'select greatest(planned_op_qty, good_qty)::int as whole from card where company_id = 1000 and card_no = $1',
    [card_no],
  )
  await field.fill(String(2 * (planned?.whole ?? 0)))
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  const question = page.getByRole('alertdialog', { name: 'Is this number right?' })
  await expect(question).toContainText(/made so far, \d+ on the other flags/)
  await question.getByRole('button', { name: 'No' }).click()
  await expect(question).toHaveCount(0)
  await field.fill('39')
  await expectAskedBeforeLoss(page, dialog, field)
  await expect(row(first)).toContainText('40')
  await adjust.click()
  await field.fill('0')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await expect(dialog.getByText('Only positive quantities are allowed')).toBeVisible()
  await expect(field).toHaveValue('40')
  await field.fill('38')
  await dialog.getByRole('button', { name: 'Adjust' }).click()
  await expect(notice(page, /now says 38/)).toBeVisible()
  await expect(row(first)).toContainText('38')

  await row(second).click()
  await expect(bar(page)).toContainText('2 flags chosen · 78 pieces')
  await expect(adjust).toBeDisabled()
  await confirm.click()
  await expect(notice(page, '2 pallets confirmed')).toBeVisible()
  await expect(row(first)).toContainText('Waits for the ERP')
  const told = await plant.sql(`select 1 from erp_message where subject = 'pallet_flag_history' and card_no = $1`, [
    card_no,
  ])
  expect(told).toHaveLength(2)
})

test('T-ROUTE-17 T-ROUTE-17-X T-ROUTE-48 T-ROUTE-48-X T-PERM-03-X orders with unconfirmed flags are confirmed one by one; others may only look', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no, work_order_no } = await orderWithoutFlags(plant, M)
  const first = await addFlag(plant, { machine_id: M, card_no, qty: 30 })
  await addFlag(plant, { machine_id: M, card_no, qty: 12 })
  // The oldest stands first, where it is seen.
  await plant.sql(`update pallet_flag set created = now() - interval '9 days' where card_no = $1`, [card_no])
  await signIn('operator', { path: `/interface/${M}/order-confirmation` })
  const order = page.getByRole('row', { name: new RegExp(work_order_no) })
  await expect(order).toContainText('42')
  await order.click()
  await expectPath(page, `/interface/${M}/order-confirmation/${card_no}`)
  await page.getByRole('row', { name: new RegExp(first) }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-activedescendant', /./)
  await expect(bar(page)).toHaveCount(0)
  await visit(page, '/machines/all')
  await expect((await openMenu(page)).getByRole('link', { name: 'Machines', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order confirmation' })).toHaveCount(0)

  await signIn('supervisor', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'Order confirmation' }).click()
  await expectPath(page, '/machines/order-confirmation')
  await expect(order).toContainText(M)
  await order.click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await bar(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(notice(page, '2 pallets confirmed')).toBeVisible()
  await visit(page, '/machines/order-confirmation')
  await expect(page.getByRole('heading', { name: 'Order confirmation' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(order).toHaveCount(0)
})
