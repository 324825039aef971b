import { expect, test } from '../../fixtures/takt.ts'
import { colourOf } from '../../pages/colours.ts'
import { typeByHand } from '../../pages/hand.ts'
import { expectNotSaid } from '../../pages/notices.ts'
import { scan } from '../../pages/scanner.ts'
import { visit } from '../../pages/shell.ts'
import { booked, callsOf, runOn, runsOn, wizardOn } from '../../pages/wizard.ts'

/** One order runs on each of these; that of K504 is in kilograms, and M113 has none. */
const ONE = 'C303'
const KILOS = 'K504'
const NONE = 'M113'

const reportQuantity = (machine_id: string) => `/interface/${machine_id}/report-quantity`

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('W-STEP-24 W-ERROR-14 W-SF-07 T-SF-12-X W-SF-10 one row per run, and a sentence when nothing runs; with SF178 and SF209 the number of the one signed in at the machine is filled in and is digits with their zeros, without them neither', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  await signIn('operator', { path: reportQuantity('K502') })
  const runs = await runsOn(plant, 'K502')
  for (const { p_order, card_no } of runs) {
    await expect(wizard.order(card_no)).toHaveAttribute('data-row-key', String(p_order))
    expect((await wizard.order(card_no).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.getByRole('row')).toHaveCount(runs.length + 1)
  await visit(page, reportQuantity(NONE))
  await expect(page.getByText('No order is running on this machine.')).toBeVisible()
  await expect(wizard.next).toBeDisabled()

  await visit(page, reportQuantity('M103'))
  await wizard.isAt(3, 'Quantity')
  await wizard.back.click()
  await expect(wizard.employee).toHaveValue('0102')
  await expect(page.getByRole('main').getByText('Erik Johansson')).toBeVisible()
  await wizard.employee.fill('')
  await wizard.employee.pressSequentially('H007')
  await expect(wizard.employee).toHaveValue('007')
  const keypad = page.getByRole('group', { name: 'Keypad' })
  await keypad.getByRole('button', { name: 'Clear' }).click()
  for (const key of ['0', '1', '0', '1']) await keypad.getByRole('button', { name: key, exact: true }).click()
  await expect(wizard.employee).toHaveValue('0101')
  await keypad.getByRole('button', { name: 'Enter' }).click()
  await expect(page.getByRole('main').getByText('Anna Lindqvist')).toBeVisible()

  await visit(page, reportQuantity(ONE))
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toHaveValue('')
  await expect(keypad).toHaveCount(0)
  await wizard.employee.pressSequentially('H07')
  await expect(wizard.employee).toHaveValue('H07')
})

test('T-PLANT-427 W-VALID-23 W-VALID-24 W-CALL-04 W-CALL-05-X T-PLANT-317 W-ERROR-01 W-ERROR-02 W-ERROR-03-X an employee is checked and named before the step is passed; half a number is no fault, who is unknown or not allowed is said once, beside the marked field, and a check that fails marks nobody', async ({
  page,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const checks = callsOf(page, 'verify_employee')
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.isAt(2, 'Employee')
  await expect(wizard.employee).toBeFocused()
  await expect(wizard.next).toBeDisabled()
  await test.step('half a number is no fault, and a whole one is named without Enter', async () => {
    const answered = page.waitForResponse((response) => response.request().postDataJSON()?.name === 'verify_employee')
    await wizard.employee.pressSequentially('01')
    await (await answered).finished()
    await expect(page.getByText('Press Check or Enter to have the number checked.')).toBeVisible()
    await expectNotSaid(wizard.notice(/./))
    await expect(wizard.employee).not.toHaveAttribute('aria-invalid', 'true')
    await wizard.employee.pressSequentially('01')
    await expect(page.getByRole('main').getByText('Anna Lindqvist')).toBeVisible()
    await expect(wizard.next).toBeEnabled()
  })
  await test.step('what is typed while the focus is elsewhere replaces the number that is there', async () => {
    await wizard.employee.blur()
    await typeByHand(page, '0109')
    await expect(wizard.employee).toHaveValue('0109')
    await expect(page.getByRole('main').getByText('Elin Forsberg')).toBeVisible()
  })
  await test.step('a check that fails says so, marks nobody and lets one try again', async () => {
    await page.route('**/api/call', (route) =>
      route.request().postDataJSON().name === 'verify_employee' ? route.abort() : route.continue(),
    )
    await wizard.employee.fill('0102')
    await wizard.employee.press('Enter')
    await expect(page.getByText('The employee could not be checked, try again').first()).toBeVisible()
    await expect(wizard.employee).not.toHaveAttribute('aria-invalid', 'true')
    await expectNotSaid(wizard.notice(/./))
    await expect(wizard.next).toBeDisabled()
    await page.unroute('**/api/call')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByRole('main').getByText('Erik Johansson')).toBeVisible()
  })
  await test.step('a scanned number is checked and named before the step is passed', async () => {
    await wizard.employee.fill('0.')
    await wizard.employee.press('Enter')
    await expect(wizard.next).toBeDisabled()
    await wizard.employee.fill('')
    const before = checks.length
    // A scanner types where the focus happens to be, and ends with Enter.
    await page.getByRole('heading', { level: 1 }).focus()
    await scan(page, 'H07')
    await expect(page.getByRole('main').getByText('Tomasz Kowalski')).toBeVisible()
    await wizard.isAt(2, 'Employee')
    await expect(wizard.next).toBeEnabled()
    expect(checks.slice(before).map((request) => request.postDataJSON().payload)).toEqual([
      { machine_id: ONE, employee: 'H07' },
    ])
    await page.keyboard.press('Enter')
    await wizard.isAt(3, 'Quantity')
    await wizard.back.click()
  })
  for (const [number, refusal] of [
    ['9999', 'Failed to find employee. Check the number and enter it again.'],
    ['0124', 'Employee not signed into ERP'],
  ] as const) {
    await wizard.employee.fill(number)
    await wizard.employee.press('Enter')
    await expect(wizard.employee).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(refusal)).toHaveCount(1)
    await expect(wizard.employee).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(wizard.next).toBeDisabled()
  }
  await wizard.done('Running order').click()
  await wizard.isAt(1, 'Running order')
  await expect(page.getByText('Employee not signed into ERP')).toHaveCount(0)
  await wizard.next.click()
  await wizard.employee.fill('0101')
  await expect(wizard.employee).not.toHaveAttribute('aria-invalid', 'true')
})

test.describe('quantity', () => {
  test('W-VALID-06 W-VALID-10 W-VALID-11-B T-PLANT-202 T-PLANT-233 T-PLANT-234 W-TOOL-15 W-TOOL-19-X T-LOOK-14 whole pieces: nothing is no quantity, too many are refused and said', async ({
    page,
    plant,
    signIn,
  }) => {
    const wizard = wizardOn(page)
    await signIn('operator', { path: reportQuantity(ONE) })
    await wizard.passEmployee()
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.type('0')
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.type('07')
    await expect(wizard.quantity).toHaveText(/^7\D*$/)
    await expect(wizard.next).toBeEnabled()
    await expect(wizard.keypad.getByRole('button', { name: 'Decimal point' })).toHaveCount(0)
    await expect(wizard.keypad.getByRole('button', { name: 'Plus or minus' })).toHaveCount(0)
    // Comma and minus are not swallowed: 15 would be booked for 1,5.
    await page.keyboard.type(',5')
    await expect(wizard.quantity).toHaveText(/^7\.5\D*$/)
    await expect(page.locator('[data-refused]')).toContainText('This is counted in whole pieces.')
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.press('Delete')
    await page.keyboard.type('-5')
    await expect(wizard.quantity).toHaveText(/^−5\D*$/)
    await expect(page.locator('[data-refused]')).toContainText('This is not a quantity.')
    await page.keyboard.press('Delete')
    for (const key of ['Backspace', 'Delete', 'c', 'C']) {
      await page.keyboard.type('12')
      await expect(wizard.next).toBeEnabled()
      await page.keyboard.press(key)
      await expect(wizard.next).toBeDisabled()
    }
    const { planned_op_qty, good_qty } = await runOn(plant, ONE)
    await typeByHand(page, '9999999')
    const most = (planned_op_qty * 11 - good_qty).toLocaleString('en-GB')
    const planned = planned_op_qty.toLocaleString('en-GB')
    const whole = (planned_op_qty * 11).toLocaleString('en-GB')
    const rule = `${planned} are planned, and an order takes 11 times its plan at most (${whole})`
    await expect(page.getByText(`At most ${most} can be entered here: ${rule}.`)).toBeVisible()
    const refused = page.locator('[data-refused]')
    await expect(refused).toContainText(`At most ${most}`)
    await expect(refused.locator('svg')).toBeVisible()
    const { red, green, blue } = await colourOf(refused, 'color')
    expect(red).toBeGreaterThan(Math.max(green, blue) + 60)
    await expect(page.getByText('9,999,999', { exact: true })).toBeVisible()
    // More digits than fit are not taken, and not in silence.
    await page.keyboard.type('9999999')
    await expect(wizard.quantity).toHaveText(/^9{10}\D*$/)
    await expect(page.getByText('Full: at most 10 digits fit.')).toBeVisible()
    await page.keyboard.press('Backspace')
    await typeByHand(page, '9999999')
    await expect(wizard.quantity).toHaveText(/^9999999\D*$/)
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.press('Backspace')
    await typeByHand(page, '25')
    // Keys act on the keypad only while its step is shown.
    await wizard.next.click()
    await wizard.isAt(4, 'Note')
    await page.keyboard.type('5')
    await expect(wizard.note).toHaveValue('5')
    await wizard.back.click()
    await expect(wizard.quantity).toHaveText(/^25\D*$/)
    // What stood there is selected: the first key replaces it.
    await typeByHand(page, '40')
    await expect(wizard.quantity).toHaveText(/^40\D*$/)
  })

  test('W-TOOL-16 W-TOOL-19-X T-LOOK-14 kilograms have one decimal point, typed as dot or comma', async ({
    page,
    plant,
    signIn,
  }) => {
    const wizard = wizardOn(page)
    const { card_no } = await runOn(plant, KILOS)
    const before = await booked(plant, card_no)
    await signIn('operator', { path: reportQuantity(KILOS) })
    await wizard.passEmployee()
    // Thousands set apart by hand are three places behind the sign: said while the number can still be changed.
    await page.keyboard.type('1,500')
    await expect(page.getByText('That is 1.5. For 1,500, type it without a point or comma.')).toBeVisible()
    await page.keyboard.press('Delete')
    await page.keyboard.type('.')
    await expect(wizard.quantity).toHaveText(/^0\.\D*$/)
    await expect(wizard.next).toBeDisabled()
    await page.keyboard.type('5,5')
    await expect(wizard.quantity).toHaveText(/^0\.55\D*$/)
    await wizard.next.click()
    await wizard.next.click()
    await wizard.complete.click()
    await expect(page).toHaveURL(new RegExp(`/interface/${KILOS}$`))
    expect((await booked(plant, card_no)).quantity).toBeCloseTo(before.quantity + 0.55)
  })

  test('W-VALID-14 W-VALID-15 W-VALID-17 W-VALID-18-X T-PLANT-204 T-PLANT-233 overproduction warns in yellow, in one sentence, and blocks nothing; far above it asks', async ({
    page,
    plant,
    signIn,
  }) => {
    const wizard = wizardOn(page)
    const run = await runOn(plant, ONE)
    const plan = (quantity: number) =>
      plant.sql('update card set planned_op_qty = $2 where company_id = 1000 and card_no = $1', [run.card_no, quantity])
    const becomes = page.getByText('Order will be over-produced, are you sure you want to continue?')
    const is = page.getByText('Order is over-produced, are you sure you want to continue?')
    const open = async (quantity: number) => {
      await plan(quantity)
      await signIn('operator', { path: reportQuantity(ONE) })
      await wizard.passEmployee()
    }
    await open(run.good_qty + 10)
    await page.keyboard.type('10')
    await expect(wizard.quantity).toHaveText(/^10\D*$/)
    await expect(becomes).toHaveCount(0)
    const usual = await wizard.next.evaluate((button) => getComputedStyle(button).backgroundColor)
    await page.keyboard.type('0')
    await expect(becomes).toBeVisible()
    await expect(page.locator('[data-refused]')).toHaveCount(0)
    await expect(is).toHaveCount(0)
    await expect(wizard.next).not.toHaveCSS('background-color', usual)
    await expect(wizard.fact('Remaining after this')).toContainText('90 more than ordered')
    await wizard.next.click()
    await expect(page.getByRole('alertdialog')).toContainText(/more than planned; this plant asks above 10 %/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, it is right' }).click()
    await wizard.isAt(4, 'Note')

    await open(run.good_qty - 1)
    await page.keyboard.type('3')
    await expect(is).toBeVisible()
    await expect(becomes).toHaveCount(0)
    await expect(wizard.next).toBeEnabled()

    await open(0)
    await page.keyboard.type('500000')
    await expect(wizard.next).toBeEnabled()
    await expect(is).toHaveCount(0)
    await expect(becomes).toHaveCount(0)
    await plan(run.planned_op_qty)
  })
})

test('W-VALID-03-X a note may be left out here, holds 1000 characters and is booked without spaces around it', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const { card_no } = await runOn(plant, ONE)
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.passQuantity('2')
  await expect(wizard.next).toBeEnabled()
  await expect(page.getByText('1,000 characters left')).toBeVisible()
  await page.keyboard.insertText('x'.repeat(1005))
  await expect(wizard.note).toHaveValue('x'.repeat(1000))
  await expect(page.getByText('Full: at most 1,000 characters fit.')).toBeVisible()
  await wizard.note.fill('  two lines')
  await page.keyboard.press('Enter')
  await page.keyboard.type('of a note ')
  await wizard.isAt(4, 'Note')
  await expect(page.getByText('981 characters left')).toBeVisible()
  await wizard.next.click()
  await wizard.complete.click()
  await expect(page).toHaveURL(new RegExp(`/interface/${ONE}$`))
  const [row] = await plant.sql(
    'select note from good_transaction where company_id = 1000 and card_no = $1 order by record_no desc limit 1',
    [card_no],
  )
  expect(row).toEqual({ note: 'two lines\nof a note' })
})

test('W-STEP-14 W-STEP-15 the summary shows the order and what will be booked; an order number only where there is one', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = wizardOn(page)
  const run = await runOn(plant, ONE)
  const [part] = await plant.sql<Record<string, string>>(
    `select p.part_no, p.part_description, p.op_number, p.op_name, p.quantity_per_cycle::text, p.planned_setup_time::float::text,
       p.planned_unit_time::float::text, round(3600 / p.planned_unit_time, 1)::float::text as speed, p.capacity_factor::float::text
     from part p join card c using (company_id, part_no, op_number) where company_id = 1000 and c.card_no = $1`,
    [run.card_no],
  )
  const minutes = Number(part?.planned_setup_time) * 60
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const setup = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
  const order = page.getByRole('region', { name: 'Order' }).locator('dl > div')
  const shown = [
    `Part number${part?.part_no}`,
    `Part description${part?.part_description}`,
    `Order number${run.work_order_no}`,
    `Ordered${run.planned_op_qty.toLocaleString('en-GB')}`,
    `Pieces per cycle${part?.quantity_per_cycle}`,
    `Operation number${part?.op_number}`,
    `Operation name${part?.op_name}`,
    `Planned setup time${setup}`,
    `Planned unit time${part?.planned_unit_time} s`,
    `Planned speed${part?.speed} per hour`,
    `Capacity factor${part?.capacity_factor}`,
  ]
  await signIn('operator', { path: reportQuantity(ONE) })
  await wizard.toSummary('4')
  await expect(order).toHaveText(shown)
  await expect(page.getByRole('region', { name: 'Will be booked' }).locator('dl > div')).toHaveText([
    'Good quantity4',
    'EmployeeAnna Lindqvist',
  ])

  const number = (value: string) =>
    plant.sql('update card set work_order_no = $2 where company_id = 1000 and card_no = $1', [run.card_no, value])
  await number('')
  await page.reload()
  await page.getByRole('button', { name: 'Start over' }).click()
  await wizard.toSummary('4')
  await expect(order).toHaveText(shown.filter((line) => !line.startsWith('Order number')))
  await number(run.work_order_no)
})
