import { expect, test } from '../../fixtures/takt.ts'
import { confirmationOn, endedOrder, nothingAwaits, setInactivity, tell } from '../../pages/confirmation.ts'
import { withPlanned } from '../../pages/orders.ts'
import { scrapOf } from '../../pages/scrap.ts'
import { callsOf } from '../../pages/wizard.ts'

const M = 'M104'
const path = `/interface/${M}/order-confirmation`

test.beforeEach(({ plant }) => nothingAwaits(plant, M))
test.afterEach(({ plant }) => nothingAwaits(plant, M))

test('T-PLANT-304 T-PLANT-307 T-PLANT-241 W-ROUTE-19 W-WIZARD-33-X W-WIZARD-40 W-STATE-02 W-STATE-04-X W-STATE-19 W-STEP-19 W-VALID-13-B an order is confirmed: scrap is booked on the way, the quantity is raised, and the question about pallets closes by itself', async ({
  page,
  plant,
  signIn,
}) => {
  const card_no = await endedOrder(plant, M, { cancelled: 'W', flags: ['T', 'W'], material: true })
  const wizard = confirmationOn(page)
  await signIn('supervisor', { path })
  await expect(page.getByRole('button', { name: 'Revert a cancellation' })).toBeVisible()
  await wizard.choose(card_no)
  await wizard.employee()
  await wizard.isAt('Order details')
  // A name that has no room wraps out of its step's box.
  for (const name of ['Order to confirm', 'Adjust scrap', 'Material scrap', 'Date and time']) {
    await expect(page.getByRole('navigation', { name: 'Steps' }).getByText(name)).toBeInViewport()
  }
  await expect(page.getByRole('heading', { name: 'Pallets', exact: true })).toBeVisible()
  await wizard.next.click()

  await wizard.isAt('Adjust scrap')
  await page.getByRole('combobox', { name: 'Add a reason' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: '4', exact: true }).click()
  const details = callsOf(page, 'get_order_details')
  await wizard.next.click()
  await wizard.isAt('Material scrap')
  expect(await scrapOf(plant, card_no)).toMatchObject([{ scrap_qty: 4 }])
  expect(details.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: '2', exact: true }).click()
  await expect(wizard.next).toBeDisabled()
  await page.getByRole('combobox', { name: 'Scrap reason' }).click()
  await page.getByRole('option').first().click()
  await wizard.next.click()
  const question = page.getByRole('alertdialog', { name: 'Is this number right?' })
  await expect(question).toContainText(/The order needs 4 pcs of .*, 0 scrapped so far: scrap 2 more all the same\?/)
  await question.getByRole('button', { name: 'Yes, it is right' }).click()

  await wizard.isAt('Pallets')
  const material = await plant.sql(
    `select quantity::int, reporting_source from material_transaction where company_id = 1000 and card_no = $1`,
    [card_no],
  )
  expect(material).toEqual([{ quantity: 2, reporting_source: 'order_confirmation' }])
  // Without the scrap that was booked on the way.
  await expect(wizard.pieces).toHaveText(/96/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await wizard.clearPieces()
  await page.keyboard.type('1')
  await expect(wizard.pieces).toHaveText(/^1\D*$/)
  await wizard.next.click()
  await expect(page.getByText('Raised to 40')).toBeVisible()
  await expect(page.getByText('96 pieces are booked')).toBeVisible()
  await wizard.clearPieces()
  await page.keyboard.type('120')
  await wizard.next.click()
  await expect(wizard.halt).toContainText('Not all pallets have been transferred to the ERP system.')
  await wizard.halt.getByRole('button', { name: 'No, stay here' }).click()
  await wizard.isAt('Pallets')
  await wizard.next.click()
  await expect(wizard.halt).toBeVisible()
  await plant.sql(`update pallet_flag set erp_status = 'T' where company_id = 1000 and card_no = $1`, [card_no])
  await tell(plant, 'PalletsChanged', { machine_id: M })
  await expect(wizard.halt).toHaveCount(0)
  await wizard.isAt('Pallets')
  await wizard.next.click()
  await wizard.now()
  await wizard.complete.click()
  await expect(wizard.notice(`Order WO${card_no} is confirmed with 120 pieces.`)).toBeVisible()
  // Back on the page the notice leaves the bar free.
  await expect(wizard.complete).toHaveCount(0)
  const bar = await page.getByRole('banner').boundingBox()
  const said = await wizard.notice(`Order WO${card_no} is confirmed with 120 pieces.`).boundingBox()
  expect(said?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
  const kept = await plant.sql(
    `select quantity::int, booked_qty::int, waiting_flags from order_confirmation where card_no = $1`,
    [card_no],
  )
  expect(kept).toEqual([{ quantity: 120, booked_qty: 24, waiting_flags: [] }])
})

test('W-STATE-01 W-STATE-03 W-STATE-04-X W-STATE-05-X W-STATE-08 W-STATE-09-X W-NAV-05-X what has nothing to ask passes by itself once; questions that nobody answers mean no', async ({
  page,
  plant,
  signIn,
}) => {
  const card_no = await endedOrder(plant, M, { flags: ['W'] })
  await plant.sql(
    `update machine set touch_config = touch_config || '{"scrap_menu": 0}' where company_id = 1000 and machine_id = $1`,
    [M],
  )
  // Otherwise the screen goes back to the machine before the question has waited to its end.
  await setInactivity(plant, '0')
  const wizard = confirmationOn(page)
  try {
    await page.clock.install()
    await signIn('supervisor', { path })
    await wizard.employee()
    await wizard.isAt('Order details')
    await wizard.next.click()
    // Nothing is scrapped, at this machine nobody reports scrap, and the order has no materials.
    await wizard.isAt('Pallets')
    await wizard.back.click()
    await wizard.isAt('Material scrap')
    await wizard.back.click()
    await wizard.isAt('Adjust scrap')
    await wizard.next.click()
    await wizard.isAt('Material scrap')
    await wizard.next.click()
    await wizard.isAt('Pallets')
    await wizard.next.click()
    await expect(wizard.halt).toBeVisible()
    await page.clock.fastForward('05:25')
    await expect(wizard.halt).toBeVisible()
    await expect(wizard.halt.getByText(/closes in/i)).toHaveCount(0)
    await page.clock.fastForward('00:10')
    await expect(wizard.halt).toContainText(/2\d s/)
    await page.clock.fastForward('00:30')
    await expect(wizard.halt).toHaveCount(0)
    await wizard.isAt('Pallets')

    await page.getByRole('link', { name: /^Takt, / }).click()
    const leave = page.getByRole('alertdialog')
    await expect(leave).toBeVisible()
    await page.clock.fastForward('02:01')
    await expect(leave).toHaveCount(0)
    await wizard.isAt('Pallets')

    await wizard.next.click()
    await wizard.halt.getByRole('button', { name: 'Yes, continue' }).click()
    await wizard.aWhileAgo(plant)
    await wizard.complete.click()
    await expect(wizard.notice(`Order WO${card_no} is confirmed with 100 pieces.`)).toBeVisible()
    const [kept] = await plant.sql<{ waiting: number; confirmed_by: string }>(
      `select cardinality(waiting_flags) as waiting, confirmed_by from order_confirmation where card_no = $1`,
      [card_no],
    )
    expect(kept).toEqual({ waiting: 1, confirmed_by: 'supervisor' })

    const other = await endedOrder(plant, M, { cancelled: 'W', flags: ['T'] })
    await page.goto(path)
    await wizard.choose(other)
    await wizard.employee()
    await wizard.isAt('Order details')
    await wizard.next.click()
    // No pallet waits: its step has passed by itself too, and can still be reached.
    await wizard.isAt('Date and time')
    await wizard.back.click()
    await wizard.isAt('Pallets')
    await expect(page.getByRole('row')).toHaveCount(2)
    expect(other).not.toBe(card_no)
  } finally {
    await setInactivity(plant, null)
    await plant.sql(
      `update machine set touch_config = touch_config || '{"scrap_menu": 1}' where company_id = 1000 and machine_id = $1`,
      [M],
    )
  }
})

test('T-PLANT-247 T-PLANT-304 W-STATE-20 W-STATE-21-X W-STEP-43 W-ERROR-22 the list of orders says how each stands, follows new cancellations and never chooses by itself then', async ({
  page,
  plant,
  signIn,
}) => {
  const failed = await endedOrder(plant, M, { cancelled: 'F' })
  const ongoing = await endedOrder(plant, M, { cancelled: 'W' })
  const wizard = confirmationOn(page)
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name !== 'get_orders_awaiting_confirmation') return route.fallback()
    const call_status = [{ call_code: 1, call_message: 'The plant is on fire.' }]
    await route.fulfill({ status: 500, json: { call_status, data: [] } })
  })
  await signIn('supervisor', { path })
  await expect(page.getByText('The orders to confirm could not be loaded.')).toBeVisible()
  await page.unroute('**/api/call')
  await page.getByRole('button', { name: 'Try again' }).click()
  const row = (card_no: string) => page.getByRole('row', { name: new RegExp(card_no) })
  await expect(row(failed)).toContainText('Failed: The order is locked in the ERP (422).')
  await expect(row(ongoing)).toContainText('Cancellation ongoing')

  const mistake = await endedOrder(plant, M, { cancelled: 'F' })
  await page.getByRole('button', { name: 'Revert a cancellation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Revert a cancellation' })
  await expect(dialog.getByRole('button', { name: `WO${failed}` })).toContainText(
    'Failed: The order is locked in the ERP (422).',
  )
  await dialog.getByRole('button', { name: `WO${mistake}` }).click()
  await dialog.getByLabel('Employee').fill('0101')
  await dialog.getByRole('button', { name: 'Revert cancellation', exact: true }).click()
  await expect(page.getByText(`The cancellation of order WO${mistake} is reverted.`)).toBeVisible()
  // It never ran, so that the ERP is not told and nobody confirms it; it is found all the same.
  await withPlanned(plant, M, {}, async ({ card_no, work_order_no }) => {
    await plant.sql('update card set cancelled = 1 where company_id = 1000 and card_no = $1', [card_no])
    // Of this one nothing is left to make: it would come back into the plan with nothing to do.
    await plant.sql('update cancellation set remaining_qty = 0 where company_id = 1000 and card_no = $1', [failed])
    await tell(plant, 'OrderChanged', { machine_id: M, card_no })
    const struck = dialog.getByRole('button', { name: work_order_no })
    await expect(struck).toContainText('The ERP is not told')
    await expect(dialog.getByRole('button', { name: `WO${failed}` })).toHaveCount(0)
    await struck.click()
    await dialog.getByRole('button', { name: 'Revert cancellation', exact: true }).click()
    await expect(page.getByText(`The cancellation of order ${work_order_no} is reverted.`)).toBeVisible()
    await expect(struck).toHaveCount(0)
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await plant.sql('select 1 from cancellation where company_id = 1000 and card_no = $1', [mistake])).toEqual([])
  await expect(row(mistake)).toHaveCount(0)

  await row(ongoing).click()
  await wizard.isAt('Employee')
  await wizard.back.click()
  await wizard.isAt('Order to confirm')
  await expect(row(ongoing)).toHaveAttribute('aria-selected', 'true')
  const third = await endedOrder(plant, M, { cancelled: 'W' })
  const loads = callsOf(page, 'get_orders_awaiting_confirmation')
  await tell(plant, 'NewOrderCancellation', { machine_id: 'M101', record_no: 1 })
  await tell(plant, 'NewOrderCancellation', { machine_id: M, record_no: 1 })
  await expect(row(third)).toBeVisible()
  expect(loads).toHaveLength(1)
  await expect(row(ongoing)).toHaveAttribute('aria-selected', 'true')
  await plant.sql(`update cancellation set status = 'T' where company_id = 1000 and card_no = any ($1)`, [
    [failed, ongoing],
  ])
  await tell(plant, 'NewOrderCancellation', { machine_id: M, record_no: 1 })
  await expect(row(failed)).toHaveCount(0)
  await expect(row(third)).toBeVisible()
  await wizard.isAt('Order to confirm')
})

test('T-PLANT-246 what a step has booked when it was left is sent again after a lost answer and a reload, and booked once', async ({
  page,
  plant,
  signIn,
}) => {
  const card_no = await endedOrder(plant, M, { cancelled: 'W' })
  const wizard = confirmationOn(page)
  const sent = callsOf(page, 'save_scrap_card')
  let tellBooked = () => {}
  const isBooked = new Promise<void>((then) => {
    tellBooked = then
  })
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name !== 'save_scrap_card' || sent.length > 1) return await route.continue()
    await route.fetch()
    // Booked, and the page never hears of it. The route stays: taken away, it would let the answer through.
    tellBooked()
  })
  await signIn('supervisor', { path })
  await wizard.choose(card_no)
  await wizard.employee()
  await wizard.isAt('Order details')
  await wizard.next.click()
  await wizard.isAt('Adjust scrap')
  await page.getByRole('combobox', { name: 'Add a reason' }).click()
  await page.getByRole('option').first().click()
  // More than a fifth of the order: the question was answered with the first try, and is not asked again.
  await page.getByRole('button', { name: '6', exact: true }).click()
  await page.getByRole('button', { name: '0', exact: true }).click()
  await wizard.next.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is right' }).click()
  await isBooked
  expect(await scrapOf(plant, card_no)).toMatchObject([{ scrap_qty: 60 }])
  await page.reload()

  await expect(page.getByText(/no answer came: it may have been booked/)).toBeVisible()
  await wizard.isAt('Adjust scrap')
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await wizard.isAt('Date and time')
  expect(await scrapOf(plant, card_no)).toMatchObject([{ scrap_qty: 60 }])
  expect(new Set(sent.map((request) => request.postDataJSON().request_id)).size).toBe(1)
  expect(sent).toHaveLength(2)
  await page.reload()
  await page.getByRole('button', { name: 'Go on where you were' }).click()
  await wizard.isAt('Date and time')
  await expect(page.getByText(/no answer came/)).toHaveCount(0)
})
