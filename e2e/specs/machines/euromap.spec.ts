import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { withPlanned } from '../../pages/orders.ts'
import { expectPath } from '../../pages/shell.ts'

test('W-SCREEN-07-X T-ROUTE-47 T-ROUTE-47-X T-PANEL-10 T-PANEL-11 T-ERROR-18 a Euromap program is blocked with a comment and unblocked without', async ({
  page,
  plant,
  signIn,
}) => {
  const [program] = await plant.sql<{ program_id: string }>(
    "select program_id from euromap_program where company_id = 1000 and machine_id = 'M104' order by program_id limit 1",
  )
  const { program_id } = program!
  await signIn('operator', { path: '/interface/M104' })
  await (await moreActions(page)).getByRole('button', { name: 'Euromap programs' }).click()
  await expectPath(page, '/interface/M104/euromap-admin')
  const row = page.getByRole('row').filter({ hasText: program_id })
  const bar = page.locator('[data-bottom-bar]')
  await row.click()
  await bar.getByRole('button', { name: 'Block' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No comment added')).toBeVisible()
  await expect(row).toContainText('Free')

  await bar.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByRole('button', { name: 'Use note' })).toBeDisabled()
  await dialog.getByLabel('Note').fill('wrong temperature')
  await dialog.getByRole('button', { name: 'Use note' }).click()
  await expect(page.getByText(`Program ${program_id} blocked`)).toBeVisible()
  await expect(row).toContainText(/Blocked.*wrong temperature.*operator/)
  const locked = () =>
    plant.sql<{ locked: number }>(
      "select distinct locked from card where company_id = 1000 and machine_id = 'M104' and program_id = $1 and status <> 'finished'",
      [program_id],
    )
  expect(await locked()).toEqual([{ locked: 1 }])

  await bar.getByRole('button', { name: 'Unblock' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Program ${program_id} unblocked`)).toBeVisible()
  await expect(row).toContainText('Free')
  expect(await locked()).toEqual([{ locked: 0 }])
})

test('T-PLANT-222 a planned order whose program is blocked says so in the list and the bar, and cannot be started', async ({
  page,
  plant,
  signIn,
}) => {
  await withPlanned(plant, 'M104', { unit_qty: 1 }, async (card) => {
    const [{ program_id: program } = { program_id: '' }] = await plant.sql<{ program_id: string }>(
      'select program_id from card where company_id = 1000 and card_no = $1',
      [card.card_no],
    )
    const block = (locked: number, comment: string) =>
      plant.sql(
        `update euromap_program set locked = $2, lock_comment = $3
         where company_id = 1000 and machine_id = 'M104' and program_id = $1`,
        [program, locked, comment],
      )
    await block(1, 'wrong temperature')
    await signIn('operator', { path: '/interface/M104/planned-orders' })
    const row = page.getByRole('grid', { name: 'Planned orders' }).getByRole('row', { name: card.work_order_no })
    await expect(row).toContainText('Program blocked')
    await row.click()
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar).toContainText(`Program ${program} is blocked: wrong temperature`)
    await expect(bar.getByRole('button', { name: 'Start', exact: true })).toBeDisabled()
    await block(0, '')
  })
})
