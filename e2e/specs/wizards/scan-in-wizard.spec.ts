import { expect, test } from '../../fixtures/takt.ts'
import { typeByHand } from '../../pages/hand.ts'
import { scan } from '../../pages/scanner.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { booked, callsOf, runOn, runsOn, wizardOn } from '../../pages/wizard.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-PLANT-200 T-PLANT-263 T-PLANT-264 a card scanned into quantity, note and summary is told, entered nowhere and completes nothing', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const { card_no, work_order_no } = await runOn(plant, 'M104')
  const before = await booked(plant, card_no)
  const bookings = callsOf(page, 'receive_good_qty')
  const told = wizard.notice(`Card ${card_no} of order ${work_order_no} already runs here. Nothing was entered.`)
  const messages = page.getByRole('region', { name: 'Messages' })
  const dismiss = async () => {
    // No error, and neither the way back nor the way on lies below it.
    await expect(messages.getByRole('alert')).toBeEmpty()
    const box = await told.first().boundingBox()
    const next = await wizard.next.or(wizard.complete).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0)
    await expect(told.first()).toBeVisible()
    await messages.getByRole('button', { name: 'Close' }).first().click()
    await expect(told).toHaveCount(0)
  }
  // Whoever wants to start it is brought to where it runs.
  await signIn('operator', { path: '/interface/M104/order-by-card' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned order')
  await scan(page, card_no)
  await expect(told.first()).toBeVisible()
  await expectPath(page, '/interface/M104/running-orders')
  await messages.getByRole('button', { name: 'Close' }).first().click()

  await visit(page, '/interface/M104/report-quantity')
  await wizard.isAt(2, 'Employee')
  await scan(page, '0101')
  await expect(page.getByText('Anna Lindqvist').last()).toBeVisible()
  await wizard.isAt(2, 'Employee')
  await wizard.next.click()

  await wizard.isAt(3, 'Quantity')
  await typeByHand(page, '25')
  await expect(wizard.quantity).toHaveText(/^25pcs/)
  await scan(page, card_no)
  await dismiss()
  await expect(wizard.quantity).toHaveText(/^25pcs/)
  await wizard.isAt(3, 'Quantity')
  // The button that goes on has the focus: its Enter is the scanner's as well.
  await wizard.next.focus()
  await scan(page, card_no)
  await dismiss()
  await wizard.isAt(3, 'Quantity')
  await wizard.next.click()

  await wizard.isAt(4, 'Note')
  await typeByHand(page, 'late')
  await scan(page, card_no)
  await dismiss()
  await expect(wizard.note).toHaveValue('late')
  await page.getByRole('heading', { level: 1 }).focus()
  await scan(page, card_no)
  await dismiss()
  await expect(wizard.note).toHaveValue('late')
  await wizard.next.click()

  await wizard.isAt(5, 'Summary')
  await wizard.complete.focus()
  await scan(page, card_no)
  await dismiss()
  await wizard.isAt(5, 'Summary')
  expect(bookings).toHaveLength(0)
  expect(await booked(plant, card_no)).toEqual(before)
})

test('T-PLANT-201 a scanned card picks its row, and a scan of something else says so', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const [, second] = await runsOn(plant, 'K502')
  await signIn('operator', { path: '/interface/K502/report-quantity' })
  await wizard.isAt(1, 'Running order')
  await scan(page, 'M101')
  await expect(wizard.notice('Machine M101 was scanned. It was not entered here.')).toBeVisible()
  await wizard.isAt(1, 'Running order')
  await scan(page, second?.card_no ?? '')
  await wizard.isAt(2, 'Employee')
  await expect(page.getByText(`Card ${second?.card_no}`)).toBeVisible()
})
