import { expect, signInThroughForm, test } from '../../fixtures/takt.ts'
import { scan } from '../../pages/scanner.ts'
import { visit } from '../../pages/shell.ts'
import { booked, callsOf, endRun, resumeRun, runOn, runsOn, tellOrderChanged, wizardOn } from '../../pages/wizard.ts'

/** One order runs on M104, C304, C305 and A403, two on K502 and A402; C307 has no touch configuration. */
const ONE = 'M104'
const TWO = 'K502'

const reportQuantity = (machine_id: string) => `/interface/${machine_id}/report-quantity`

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-ROUTE-40 W-ROUTE-03 W-WIZARD-10 W-WIZARD-08 W-WIZARD-09-X both paths open the wizard of the machine in the path; a machine without touch configuration says so, stops at the step and logs why', async ({
  page,
  plant,
  signIn,
}) => {
  await test.step('both paths open the wizard of the machine in the path', async () => {
    const wizard = wizardOn(page)
    await signIn('operator', { path: reportQuantity(TWO) })
    await wizard.isAt(1, 'Running order')
    for (const { card_no } of await runsOn(plant, TWO)) await expect(wizard.order(card_no)).toBeVisible()
    await visit(page, '/interface/A402/finished-orders/report-quantity')
    await wizard.isAt(1, 'Finished order')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    for (const { card_no } of await runsOn(plant, 'A402')) await expect(wizard.order(card_no)).toHaveCount(0)
  })

  await test.step('a machine without touch configuration says so, stops at the step and logs why', async () => {
    const wizard = wizardOn(page)
    const logged = page.waitForRequest((request) => request.postDataJSON()?.name === 'report_client_error')
    const [run] = await runsOn(plant, 'C307')
    await visit(page, reportQuantity('C307'))
    await expect(page.getByText('Configuration error: please contact support.')).toBeVisible()
    await wizard.order(run?.card_no ?? '').click()
    await expect(wizard.order(run?.card_no ?? '')).toHaveAttribute('aria-selected', 'true')
    await wizard.isAt(1, 'Running order')
    await expect(wizard.next).toBeDisabled()
    const { message } = (await logged).postDataJSON().payload
    expect(message).toBe(
      'Wizard report-quantity, step running-order, machine C307: the touch configuration of the machine is empty',
    )
  })
})

test('W-WIZARD-01 W-WIZARD-02 W-WIZARD-03-X W-WIZARD-04 one step at a time, with its label, the counter and indicators that lead back', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const before = await booked(plant, (await runOn(plant, ONE)).card_no)
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.passEmployee()
  await expect(wizard.employee).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quantity')
  await expect(wizard.counter).toHaveText('3/5')
  const indicators = wizard.steps.getByRole('listitem')
  await expect(indicators).toHaveText(['Running order', 'Employee', '3Quantity', '4Note', '5Summary'])
  await expect(indicators.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(wizard.steps.getByRole('button')).toHaveText(['Running order', 'Employee'])

  await page.keyboard.type('25')
  await wizard.next.click()
  await page.keyboard.type('late shift')
  await wizard.next.click()
  await wizard.isAt(5, 'Summary')
  await expect(wizard.next).toHaveCount(0)
  await expect(wizard.complete).toBeVisible()

  await wizard.done('Employee').click()
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toHaveValue('0101')
  await expect(page.getByText('Anna Lindqvist').last()).toBeVisible()
  await wizard.next.click()
  await expect(wizard.quantity).toContainText('25')
  await wizard.next.click()
  await expect(wizard.note).toHaveValue('late shift')
  await wizard.back.click()
  await wizard.back.click()
  await wizard.back.click()
  await wizard.isAt(1, 'Running order')
  await expect(wizard.back).toHaveCount(0)
  await expect(wizard.cancel).toBeVisible()
  expect(await booked(plant, (await runOn(plant, ONE)).card_no)).toEqual(before)
})

test('W-WIZARD-06 W-WIZARD-12 W-WIZARD-13-X W-VALID-01 a pressed row moves on, back stays until a row is pressed, and cancelling forgets the order', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const [first, second] = await runsOn(plant, TWO)
  await signIn('operator', { path: `/interface/${TWO}` })
  await page.getByRole('button', { name: 'Report quantity' }).click()
  await wizard.isAt(1, 'Running order')
  await expect(wizard.next).toBeDisabled()
  await wizard.order(second?.card_no ?? '').click()
  await wizard.isAt(2, 'Employee')
  await expect(page.getByText(`Card ${second?.card_no}`)).toBeVisible()
  await wizard.back.click()
  await wizard.isAt(1, 'Running order')
  await expect(wizard.order(second?.card_no ?? '')).toHaveAttribute('aria-selected', 'true')
  await expect(wizard.next).toBeEnabled()
  await wizard.order(second?.card_no ?? '').click()
  await wizard.isAt(2, 'Employee')
  await wizard.back.click()
  await wizard.cancel.click()
  await expect(page).toHaveURL(new RegExp(`/interface/${TWO}$`))

  await page.getByRole('button', { name: 'Report quantity' }).click()
  await wizard.isAt(1, 'Running order')
  await expect(wizard.order(first?.card_no ?? '')).toHaveAttribute('aria-selected', 'false')
  await expect(wizard.order(second?.card_no ?? '')).toHaveAttribute('aria-selected', 'false')
  await expect(wizard.next).toBeDisabled()
})

test('W-WIZARD-14 W-WIZARD-17-X W-WIZARD-11 the only order is passed once; back lands on it selected, leaves it, and the next run passes it again; another machine forgets the order, and Enter in the search of machines books nothing', async ({
  page,
  plant,
  signIn,
}) => {
  await test.step('the only order is passed once; back lands on it selected, leaves it, and the next run passes it again', async () => {
    const wizard = wizardOn(page)
    const { card_no } = await runOn(plant, ONE)
    await signIn('operator', { path: reportQuantity(ONE) })
    await wizard.isAt(2, 'Employee')
    await wizard.back.click()
    await expect(wizard.order(card_no)).toHaveAttribute('aria-selected', 'true')
    // New rows of the same order are no reason to jump once more.
    await tellOrderChanged(plant, ONE, card_no)
    await page.waitForResponse((response) => response.request().postDataJSON()?.name === 'get_running_orders')
    await wizard.isAt(1, 'Running order')
    await wizard.cancel.click()
    await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
    await page.getByRole('button', { name: 'Report quantity' }).click()
    await wizard.isAt(2, 'Employee')
  })

  await test.step('another machine forgets the order, and Enter in the search of machines books nothing', async () => {
    const wizard = wizardOn(page)
    const bookings = callsOf(page, 'receive_good_qty')
    await visit(page, reportQuantity(ONE))
    await wizard.toSummary()
    const swap = page.getByRole('combobox', { name: 'Change machine' })
    await swap.fill(TWO)
    await swap.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${reportQuantity(TWO)}$`))
    await wizard.isAt(1, 'Running order')
    await expect(wizard.next).toBeDisabled()
    await swap.fill(ONE)
    await swap.press('Enter')
    await wizard.isAt(2, 'Employee')
    await expect(wizard.employee).toHaveValue('')
    expect(bookings).toHaveLength(0)
  })
})

test('W-SF-02-X no step is decided before the special functions are known, and another machine has its own', async ({
  page,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const keypad = page.getByRole('group', { name: 'Keypad' })
  let release = () => {}
  const held = new Promise<void>((then) => {
    release = then
  })
  let failed = false
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON()
    // Never answered: the step of somebody who is known would be passed before it was looked at.
    if (name === 'verify_employee') return
    if (name !== 'get_machines') return await route.continue()
    // A first failure lets the page open without its machine; the second try then takes its time.
    if (!failed) {
      failed = true
      return await route.fulfill({ status: 503, json: {} })
    }
    await held
    await route.continue()
  })
  await signIn('operator', { path: reportQuantity('M103') })
  await expect(page.getByText('The machine could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Loading the machine…')).toBeVisible()
  await expect(wizard.steps).toHaveCount(0)
  release()
  await wizard.isAt(2, 'Employee')
  await expect(keypad).toBeVisible()
  const swap = page.getByRole('combobox', { name: 'Change machine' })
  await swap.fill(ONE)
  await swap.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${reportQuantity(ONE)}$`))
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toBeVisible()
  await expect(keypad).toHaveCount(0)
})

test('T-LOOK-155 steps that are passed by themselves leave the focus where somebody types, and Enter means what was typed', async ({
  page,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const held = { get_running_orders: Promise.withResolvers<void>(), verify_employee: Promise.withResolvers<void>() }
  await page.route('**/api/call', async (route) => {
    const name = route.request().postDataJSON().name as keyof typeof held
    await held[name]?.promise
    await route.continue()
  })
  await signIn('operator', { path: reportQuantity('M103') })
  await wizard.isAt(1, 'Running order')
  const swap = page.getByRole('combobox', { name: 'Change machine' })
  await swap.fill(ONE)
  held.get_running_orders.resolve()
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toBeVisible()
  await expect(swap).toBeFocused()
  held.verify_employee.resolve()
  await wizard.isAt(3, 'Quantity')
  await expect(swap).toBeFocused()
  const found = page.getByRole('option', { name: new RegExp(ONE) })
  await expect(found).toBeVisible()
  // Away and back again by a key, which opens no list.
  await page.keyboard.press('Shift+Tab')
  await expect(found).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(swap).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${reportQuantity(ONE)}$`))
})

test('W-WIZARD-19-X W-CALL-20 held Enter and a double press send one request; a refusal keeps everything entered', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, 'C304')
  const before = await booked(plant, run.card_no)
  const bookings = callsOf(page, 'receive_good_qty')
  const held: (() => void)[] = []
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name === 'receive_good_qty') {
      await new Promise<void>((then) => held.push(then))
    }
    await route.continue()
  })
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.()
  }
  await signIn('operator', { path: reportQuantity('C304') })
  await wizard.toSummary()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await expect(wizard.back).toBeDisabled()
  await expect(wizard.steps.getByRole('button')).toHaveCount(0)
  await expect(sending).toBeDisabled()
  await sending.click({ force: true })
  // Only now: a page that hears of the end before its booking is answered asks for another order instead.
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await endRun(plant, run)
  const refused = page.waitForResponse((response) => response.request() === bookings[0])
  await release()
  await refused
  await resumeRun(plant, run)
  await expect(page.getByText(`Order ${run.card_no} does not run on machine C304.`)).toBeVisible()
  await expect(page.getByText('Nothing was booked.')).toBeVisible()
  await wizard.isAt(5, 'Summary')
  await expect(wizard.fact('Good quantity')).toContainText('25')
  await expect(wizard.fact('Employee')).toContainText('Anna Lindqvist')
  expect(bookings).toHaveLength(1)

  await wizard.complete.dblclick()
  await expect(sending).toBeVisible()
  await release()
  await expect(page).toHaveURL(/\/interface\/C304$/)
  expect(bookings).toHaveLength(2)
  const [first, second] = bookings.map((request) => request.postDataJSON())
  expect(second?.request_id).not.toBe(first?.request_id)
  expect(second?.payload).toMatchObject({ machine_id: 'C304', card_no: run.card_no, good_qty: 25, employee: '0101' })
  expect(Math.abs(Date.parse(second?.payload.trans_time) - Date.now())).toBeLessThan(60_000)
  expect(second?.payload.note).toBe('')
  expect(await booked(plant, run.card_no)).toEqual({ count: before.count + 1, quantity: before.quantity + 25 })
})

test('W-WIZARD-20-X a booking whose answer is lost is booked once, however often it is tried', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, 'C305')
  const before = await booked(plant, run.card_no)
  const bookings = callsOf(page, 'receive_good_qty')
  const answers: number[] = []
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name !== 'receive_good_qty') return await route.continue()
    answers.push((await route.fetch()).status())
    await route.abort('connectionreset')
  })
  await signIn('operator', { path: reportQuantity('C305') })
  await wizard.toSummary('7')
  await wizard.complete.click()
  await expect(page.getByText('No answer came. Press again: it is never booked twice.')).toBeVisible()
  expect(answers.length).toBeGreaterThan(0)
  expect(await booked(plant, run.card_no)).toEqual({ count: before.count + 1, quantity: before.quantity + 7 })

  await page.unroute('**/api/call')
  await wizard.complete.click()
  await expect(page).toHaveURL(/\/interface\/C305$/)
  await expect(page.getByText(new RegExp(`^7 booked on order ${run.work_order_no}`))).toBeVisible()
  expect(new Set([...answers])).toEqual(new Set([200]))
  expect(new Set(bookings.map((request) => request.postDataJSON().request_id)).size).toBe(1)
  expect(await booked(plant, run.card_no)).toEqual({ count: before.count + 1, quantity: before.quantity + 7 })
})

test('T-PLANT-216 a wizard that is loaded again before the answer came shows what was sent, and books it once', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, 'C305')
  const before = await booked(plant, run.card_no)
  const once = { count: before.count + 1, quantity: before.quantity + 7 }
  const bookings = callsOf(page, 'receive_good_qty')
  let isBooked = () => {}
  const booking = new Promise<void>((then) => {
    isBooked = then
  })
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name !== 'receive_good_qty' || bookings.length > 1) return await route.continue()
    await route.fetch()
    // Booked, and the page never hears of it. The route stays: taken away, it would let the answer through.
    isBooked()
  })
  await signIn('operator', { path: reportQuantity('C305') })
  await wizard.toSummary('7')
  await wizard.complete.click()
  await booking
  expect(await booked(plant, run.card_no)).toEqual(once)
  await page.reload()

  const unknown = page.getByText(/no answer came: it may have been booked/)
  await expect(unknown).toBeVisible()
  await wizard.isAt(5, 'Summary')
  await expect(wizard.fact('Good quantity')).toContainText('7')
  await expect(wizard.fact('Employee')).toContainText('Anna Lindqvist')
  await expect(wizard.complete).toHaveCount(0)
  await expect(wizard.steps.getByRole('button')).toHaveCount(0)

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Later').click()
  await expect(page).toHaveURL(/\/interface\/C305$/)
  await page.getByRole('button', { name: 'Report quantity' }).click()
  await expect(unknown).toBeVisible()
  await button('Discard').click()
  const question = page.getByRole('alertdialog', { name: 'Discard what was entered?' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toBeHidden()

  await button('Send again').click()
  await expect(page.getByText(new RegExp(`^7 booked on order ${run.work_order_no}`))).toBeVisible()
  await expect(page).toHaveURL(/\/interface\/C305$/)
  expect(await booked(plant, run.card_no)).toEqual(once)
  expect(new Set(bookings.map((request) => request.postDataJSON().request_id)).size).toBe(1)
  await page.getByRole('button', { name: 'Report quantity' }).click()
  await wizard.isAt(2, 'Employee')
})

test('W-CALL-21-X what is booked shows at once on the overview and in the wizard of somebody else', async ({
  page,
  plant,
  signIn,
  browser,
}) => {
  const run = await runOn(plant, 'A403')
  const wizard = wizardOn(page)
  const shown = (quantity: number) => quantity.toLocaleString('en-GB')
  await signIn('operator', { path: reportQuantity('A403') })
  await wizard.passEmployee()
  await expect(wizard.fact('Good so far')).toContainText(shown(run.good_qty))

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await other.goto(`${plant.url}/machines/all`)
  await signInThroughForm(other, { username: 'supervisor' })
  await expect(other.getByRole('row', { name: /A403/ })).toContainText(shown(run.good_qty))
  const third = await other.context().newPage()
  await third.goto(`${plant.url}${reportQuantity('A403')}`)
  await wizardOn(third).toSummary('13')
  await wizardOn(third).complete.click()
  await expect(third).toHaveURL(/\/interface\/A403$/)

  await expect(other.getByRole('row', { name: /A403/ })).toContainText(shown(run.good_qty + 13))
  await expect(wizard.fact('Good so far')).toContainText(shown(run.good_qty + 13))
  await expect(wizard.fact('Remaining')).toContainText(shown(run.planned_op_qty - run.good_qty - 13))
  await other.context().close()
})

test('T-PLANT-364 an order that ends elsewhere is said at once and asked for again with its pieces, who reports is kept', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const [first, second] = await runsOn(plant, TWO)
  if (!first || !second) throw new Error(`two orders should run on ${TWO}`)
  await signIn('operator', { path: reportQuantity(TWO) })
  await wizard.order(first.card_no).click()
  await wizard.passEmployee()
  await page.keyboard.type('40')
  await endRun(plant, first)
  await tellOrderChanged(plant, TWO, first.card_no)
  await expect(wizard.notice(`Card ${first.card_no} no longer runs on ${TWO}.`)).toBeVisible()
  await wizard.isAt(1, 'Running order')
  await expect(wizard.order(first.card_no)).toHaveCount(0)
  // The one that is left is not taken by itself: the 40 pieces were counted for another.
  await expect(wizard.order(second.card_no)).toHaveAttribute('aria-selected', 'false')
  await expect(wizard.next).toBeDisabled()
  await wizard.order(second.card_no).click()
  await wizard.next.click()
  await expect(wizard.quantity).toHaveText(/^0/)
  await resumeRun(plant, first)
})

test('T-ERROR-20-X a session that ends during the wizard asks for the password over it and loses nothing', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, ONE)
  const before = await booked(plant, run.card_no)
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.passQuantity('31')
  await page.keyboard.type('before the break')
  await wizard.next.click()
  await wizard.isAt(5, 'Summary')
  await plant.sql('delete from session where company_id = 1000')
  await wizard.complete.click()
  const dialog = page.getByRole('dialog', { name: 'You have been signed out' })
  await dialog.getByLabel('Password', { exact: true }).fill('takt-example')
  await dialog.getByLabel('Password', { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await wizard.isAt(5, 'Summary')
  await expect(wizard.fact('Good quantity')).toContainText('31')
  await expect(wizard.fact('Note')).toContainText('before the break')
  expect(await booked(plant, run.card_no)).toEqual(before)
  await wizard.complete.click()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
  expect(await booked(plant, run.card_no)).toEqual({ count: before.count + 1, quantity: before.quantity + 31 })
})

test('W-WIZARD-12 the whole wizard works with the keyboard alone, from the cockpit and back', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const [, second] = await runsOn(plant, TWO)
  const before = await booked(plant, second?.card_no ?? '')
  await signIn('operator', { path: `/interface/${TWO}` })
  await page.getByRole('button', { name: 'Report quantity' }).press('Enter')
  await wizard.isAt(1, 'Running order')
  await expect(page.getByRole('grid')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toBeFocused()
  await scan(page, '0101')
  await expect(wizard.next).toBeEnabled()
  await page.keyboard.press('Enter')
  await wizard.isAt(3, 'Quantity')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await wizard.isAt(4, 'Note')
  await expect(wizard.note).toBeFocused()
  await page.keyboard.press('Enter')
  await wizard.isAt(5, 'Summary')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/interface/${TWO}$`))
  await expect(page.getByText(new RegExp(`^12 booked on order ${second?.work_order_no}`))).toBeVisible()
  expect(await booked(plant, second?.card_no ?? '')).toEqual({
    count: before.count + 1,
    quantity: before.quantity + 12,
  })
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/interface/${TWO}$`))
})

test('T-LOOK-28 a report made by mistake is taken back from its notice, once, also when the first answer is lost', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, 'C305')
  const before = await booked(plant, run.card_no)
  const sent = callsOf(page, 'take_back_good_qty')
  await signIn('operator', { path: reportQuantity('C305') })
  await wizard.toSummary()
  await wizard.complete.click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText(`25 booked on order ${run.work_order_no}`)
  // Booked, and the answer lost on the way: pressed again it is the same request.
  await page.route('**/api/call', async (route) => {
    if (route.request().postDataJSON().name !== 'take_back_good_qty') return await route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await messages.getByRole('button', { name: 'Undo' }).click()
  await expect(messages.getByRole('button', { name: 'Give up' })).toBeVisible()
  await page.unroute('**/api/call')
  await messages.getByRole('button', { name: 'Try again' }).click()
  const total = run.good_qty.toLocaleString('en-GB')
  await expect(messages).toContainText(
    `The report of 25 on order ${run.work_order_no} is taken back. Good in total ${total}.`,
  )
  expect(new Set(sent.map((request) => request.postDataJSON().request_id)).size).toBe(1)
  expect(await booked(plant, run.card_no)).toEqual({ count: before.count + 2, quantity: before.quantity })
})

test('T-PLANT-262 T-PLANT-331 what was entered outlives a reload: go on where you were, or start over; it is booked once', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const { card_no } = await runOn(plant, ONE)
  const before = await booked(plant, card_no)
  const sent = callsOf(page, 'receive_good_qty')
  const question = page.getByRole('alertdialog', { name: 'Go on where you were?' })
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.passQuantity('7')
  await page.keyboard.type('half')
  await page.reload()
  await expect(question).toContainText('not booked yet is still here')
  await question.getByRole('button', { name: 'Go on where you were' }).click()
  await wizard.isAt(4, 'Note')
  await expect(wizard.note).toHaveValue('half')
  expect(sent).toHaveLength(0)
  await wizard.back.click()
  await expect(wizard.quantity).toContainText('7')
  await wizard.next.click()
  await wizard.next.click()
  await wizard.complete.click()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
  expect(await booked(plant, card_no)).toEqual({ count: before.count + 1, quantity: before.quantity + 7 })

  await visit(page, reportQuantity(ONE))
  await wizard.passEmployee()
  await expect(question).toHaveCount(0)
  await page.keyboard.type('9')
  await page.reload()
  await expect(question).toBeVisible()
  // Behind a question nobody sees what a scanner enters.
  await scan(page, '0102')
  await expect(wizard.notice(/Answer the question first\. The badge of .* \(0102\) was scanned/)).toBeVisible()
  await question.getByRole('button', { name: 'Start over' }).click()
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).not.toHaveValue('0102')
  await page.reload()
  await wizard.isAt(2, 'Employee')
  await expect(question).toHaveCount(0)
  expect(sent).toHaveLength(1)
})

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

  test('W-WIZARD-02 W-WIZARD-04 the way back, the step and the whole keypad are in reach', async ({
    page,
    plant,
    signIn,
  }) => {
    const wizard = wizardOn(page)
    const [order] = await plant.sql<{ planned: number }>(
      "select planned_op_qty::int as planned from card where company_id = 1000 and machine_id = 'M103' and status = 'running'",
    )
    await signIn('operator', { path: reportQuantity('M103') })
    // Who is signed in there is known.
    await wizard.isAt(3, 'Quantity')
    for (const key of String((order?.planned ?? 0) * 2)) {
      await wizard.keypad.getByRole('button', { name: key, exact: true }).tap()
    }
    await expect(page.getByText('Order will be over-produced')).toBeVisible()
    for (const key of ['7', '0', 'Enter']) {
      const box = await wizard.keypad.getByRole('button', { name: key, exact: true }).boundingBox()
      const footer = await wizard.next.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0)
    }
    await expect(wizard.keypad.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(wizard.steps.getByText('Quantity')).toBeInViewport({ ratio: 1 })
    await wizard.back.tap()
    await wizard.isAt(2, 'Employee')
  })
})
