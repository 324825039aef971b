import { expect, test } from '../../fixtures/takt.ts'
import { expectAskedBeforeLoss } from '../../pages/discard.ts'
import { withFunctions, withPlanned } from '../../pages/orders.ts'
import { addFlag, bar, choose, dropFlags, notice, orderWithoutFlags, withPrinter } from '../../pages/pallets.ts'
import { expectPath, holdCalls, openMenu, visit, withSetting } from '../../pages/shell.ts'
import { runOn, wizardOn } from '../../pages/wizard.ts'

const M = 'M104'

test('T-ROUTE-52 W-ROUTE-16 W-STEP-16 W-STEP-18 W-STEP-29 W-STEP-31-C W-WIZARD-18 a flag is printed step by step, and the history follows the printer', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no, work_order_no, pack_qty } = await orderWithoutFlags(plant, M)
  await addFlag(plant, { machine_id: M, card_no, qty: 70 })
  const gone = await addFlag(plant, { machine_id: M, card_no, qty: 30 })
  await plant.sql(`update pallet_flag set status = 'Cancelled' where erp_id = $1`, [gone])
  await withPrinter(plant, async (labels) => {
    await page.addInitScript(() => localStorage.setItem('takt:1000:printer', '"Zebra dispatch"'))
    await signIn('operator', { path: `/interface/${M}/print-pallet-flag` })
    const wizard = wizardOn(page)
    await wizard.isAt(2, 'Pallet history')
    await expect(wizard.fact('Order')).toContainText(work_order_no)
    const planned = (await runOn(plant, M)).planned_op_qty
    await expect(wizard.fact('Planned')).toContainText(planned.toLocaleString('en-GB'))
    await expect(wizard.fact('On pallets')).toContainText('70')
    await expect(wizard.fact('Remainder')).toContainText((planned - 70).toLocaleString('en-GB'))
    const usual = await wizard
      .fact('Remainder')
      .locator('dd')
      .evaluate((figure) => getComputedStyle(figure).color)
    await expect(page.getByRole('grid', { name: 'Pallet history' }).getByRole('row')).toHaveCount(3)
    await wizard.next.click()
    await wizard.isAt(3, 'Quantity on the pallet')
    const shown = page.getByRole('group', { name: 'Pieces on the pallet' }).locator('output')
    expect((await shown.textContent())?.replace(/\D/g, '')).toBe(String(pack_qty))
    await wizard.next.click()
    await wizard.isAt(4, 'Employee')
    await wizard.employee.fill('0101')
    await wizard.employee.press('Enter')
    await wizard.next.click()
    await wizard.isAt(5, 'Print')
    // The machine's own, in words, for whoever may not choose: the device's is no way round it.
    await expect(page.getByText('Zebra hall')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Printer' })).toHaveCount(0)
    const copies = page.getByLabel('Number of copies')
    await expect(copies).toHaveValue('1')
    await copies.fill('')
    await expect(wizard.complete).toBeDisabled()
    await copies.fill('25')
    await copies.blur()
    await expect(copies).toHaveValue('25')
    await expect(copies).toHaveAccessibleDescription(/1 to 10/)
    await copies.fill('2')
    await copies.blur()
    const held = await holdCalls(page, 'print_pallet_flag')
    await wizard.complete.click()
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true')
    held.release()
    await expect(notice(page, /^Sent to printer/)).toBeVisible()
    await visit(page, `/interface/${M}/pallet-flag-history`)
    await expect(page.getByRole('row').nth(1)).toContainText('Printed')
    await expect(page.getByRole('row').nth(1)).toContainText('Zebra hall')
    expect(labels).toHaveLength(1)
    expect(labels[0]).toContain('^PQ2')
    // More on pallets than was planned is said in red, and in a word.
    await addFlag(plant, { machine_id: M, card_no, qty: planned })
    await visit(page, `/interface/${M}/print-pallet-flag`)
    await expect(wizard.fact('Remainder')).toContainText(/^Remainder[\d,]+ more than ordered/)
    await expect(wizard.fact('Remainder').locator('dd')).not.toHaveCSS('color', usual)
  })
})

test('W-STEP-40-X W-VALID-20 with SF37 each cavity with good pieces gets a flag of its own', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await orderWithoutFlags(plant, M)
  const cavities = (count: number) =>
    plant.sql('update order_run set insatser = $2 where company_id = 1000 and card_no = $1 and end_time is null', [
      card_no,
      count,
    ])
  const [run] = await plant.sql<{ insatser: string }>(
    'select insatser from order_run where company_id = 1000 and card_no = $1 and end_time is null',
    [card_no],
  )
  await cavities(3)
  await withFunctions(plant, M, [37], () =>
    withPrinter(plant, async (labels) => {
      await signIn('operator', { path: `/interface/${M}/print-pallet-flag` })
      const wizard = wizardOn(page)
      await wizard.isAt(2, 'Pallet history')
      await wizard.next.click()
      await wizard.isAt(3, 'Quantity on the pallet')
      await wizard.next.click()
      await wizard.isAt(4, 'Employee')
      await wizard.employee.fill('0101')
      await wizard.employee.press('Enter')
      await wizard.next.click()
      await wizard.isAt(5, 'Print per cavity')
      const set = async (label: string, pieces: string) => {
        await page.getByLabel(label, { exact: true }).fill(pieces)
        await page.getByLabel(label, { exact: true }).blur()
      }
      await set('Produced by cavity 1', '10')
      await set('Scrap of cavity 1', '2')
      await set('Produced by cavity 2', '4')
      await set('Scrap of cavity 2', '9')
      await set('Produced by cavity 3', '7')
      const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
      await expect(row('1').getByRole('cell').last()).toHaveText('8')
      await expect(row('2').getByRole('cell').last()).toHaveText('0')
      await expect(row('Total').getByRole('cell')).toHaveText(['21', '11', '15'])
      const copies = page.getByLabel('Number of copies')
      await copies.fill('99')
      await expect(copies).toHaveAccessibleDescription(/1 to 10/)
      await expect(wizard.complete).toBeDisabled()
      await copies.fill('10')
      await wizard.complete.click()
      await expect(notice(page, /^Sent to printer/)).toBeVisible()
      await expect.poll(() => labels.length).toBe(2)
    }),
  )
  await cavities(Number(run?.insatser ?? 1))
  const flags = await plant.sql<{ qty: string }>(
    'select qty from pallet_flag where company_id = 1000 and card_no = $1 order by print_order',
    [card_no],
  )
  expect(flags.map(({ qty }) => Number(qty))).toEqual([8, 7])
})

test('T-PLANT-553 T-ROUTE-52 W-ROUTE-17 W-STEP-30 W-WIZARD-30-X W-VALID-22 labels are printed of the running order and stand in their own history', async ({
  page,
  plant,
  signIn,
}) => {
  const { work_order_no } = await orderWithoutFlags(plant, M)
  await withPrinter(plant, async (labels) => {
    await page.addInitScript(() => localStorage.setItem('takt:1000:printer', '"Zebra dispatch"'))
    await signIn('admin', { path: `/interface/${M}/print-label` })
    const wizard = wizardOn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Step 2 of 2: Label printing')
    const count = page.getByLabel('Number of labels')
    await count.fill('')
    await expect(wizard.complete).toBeDisabled()
    await count.fill('30')
    // The device's own, for whoever may choose.
    await expect(page.getByRole('combobox', { name: 'Printer' })).toContainText('Zebra dispatch')
    await wizard.complete.click()
    await expect(notice(page, /^Sent to printer/)).toBeVisible()
    await visit(page, `/interface/${M}/label-history`)
    await expect(page.getByRole('row', { name: new RegExp(work_order_no) })).toContainText('Printed')
    expect(labels[0]).toContain('^PQ30')
  })
  // The printer has lost its address: whoever reads "Sent" is told so where they are by then.
  await visit(page, `/interface/${M}/print-label`)
  await wizardOn(page).complete.click()
  await expect(notice(page, /was not printed on Zebra dispatch: The printer has no address/)).toBeVisible()
})

test('W-WIZARD-30-X T-ROUTE-50 T-ROUTE-50-X T-PANEL-33 T-PANEL-32-X T-ERROR-10 T-ERROR-10-B T-ERROR-15 rows of the history are cancelled and reverted, struck through meanwhile', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await orderWithoutFlags(plant, M)
  const older = await addFlag(plant, { machine_id: M, card_no })
  const newer = await addFlag(plant, { machine_id: M, card_no })
  await plant.sql(`update print_job set queued = now() where print_text like $1`, [`%${newer}`])
  await signIn('operator', { path: `/interface/${M}/pallet-flag-history` })
  const row = (erp_id: string) => page.getByRole('row', { name: new RegExp(erp_id) })
  await expect(page.getByRole('row').nth(1)).toContainText(newer)
  await expect(page.getByRole('row').nth(2)).toContainText(older)
  await row(newer).click()
  await expect(bar(page).getByRole('button', { name: 'Print again' })).toBeVisible()
  await expect(bar(page).getByRole('button', { name: /[Cc]ancel/ })).toHaveCount(0)

  await signIn('admin', { path: `/interface/${M}/pallet-flag-history` })
  await row(newer).click()
  await row(older).click()
  await bar(page).getByRole('button', { name: 'Cancel print' }).click()
  await expect(notice(page, 'Cancelled')).toBeVisible()
  for (const erp_id of [older, newer]) {
    await expect(row(erp_id)).toContainText('Cancelled')
    await expect(row(erp_id)).toHaveCSS('text-decoration-line', 'line-through')
  }
  await row(newer).click()
  await bar(page).getByRole('button', { name: 'Revert cancellation' }).click()
  await expect(notice(page, 'Reverted cancellation')).toBeVisible()
  await expect(row(newer)).toContainText('Printed')

  await plant.sql(`update pallet_flag set erp_status = 'T' where erp_id = $1`, [newer])
  await row(newer).click()
  await bar(page).getByRole('button', { name: 'Cancel print' }).click()
  await expect(notice(page, /The ERP has pallet flag/)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Cancel print' })).toBeEnabled()
  await expect(row(newer)).toContainText('Printed')
})

test('T-ERROR-14 T-ROUTE-52 T-ROUTE-52-X W-ROUTE-16 T-PANEL-26 T-PANEL-26-X T-PLANT-206 W-STEP-31-C flags are printed again on the machine’s printer; choosing another needs the permission', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await orderWithoutFlags(plant, M)
  const good = await addFlag(plant, { machine_id: M, card_no })
  const gone = await addFlag(plant, { machine_id: M, card_no })
  await plant.sql(`update pallet_flag set status = 'Cancelled' where erp_id = $1`, [gone])
  await plant.sql(`update pallet_flag set flag_type = 'UP' where erp_id = $1`, [good])
  const setPrinter = (name: string) =>
    plant.sql(
      `update machine set touch_config = jsonb_set(touch_config, '{pallet_flag_printer}', to_jsonb($2::text))
       where company_id = 1000 and machine_id = $1`,
      [M, name],
    )
  const row = (erp_id: string) => page.getByRole('row', { name: new RegExp(erp_id) })
  const again = bar(page).getByRole('button', { name: 'Print again' })
  await withPrinter(plant, async (labels) => {
    await setPrinter('')
    await signIn('operator', { path: `/interface/${M}/pallet-flag-history` })
    await page.getByRole('button', { name: 'Reprint pallet flags' }).click()
    await expect(row(good)).toBeVisible()
    await expect(row(gone)).toHaveCount(0)
    await row(good).click()
    await expect(again).toBeDisabled()
    await expect(bar(page)).toContainText('No printer is set for this machine.')
    await setPrinter('Zebra hall')
    await page.reload()
    await row(good).click()
    await expect(bar(page)).toContainText('Zebra hall')
    await expect(bar(page).getByRole('combobox')).toHaveCount(0)
    await again.click()
    await expect(notice(page, 'print jobs queued!')).toBeVisible()
    await expectPath(page, `/interface/${M}/pallet-flag-history`)
    await expect(page.getByRole('row').nth(1)).toContainText('UP')
    await expect.poll(() => labels.length).toBe(1)
    expect(labels[0]).toContain(good)
    await page.getByRole('row').nth(1).click()
    await expect(again).toBeEnabled()
    await expect(bar(page).getByRole('combobox')).toHaveCount(0)

    // Whoever may choose has the device's preset.
    await page.evaluate(() => localStorage.setItem('takt:1000:printer', '"Office A4"'))
    await signIn('admin', { path: `/interface/${M}/reprint-pallet-flags` })
    await row(good).click()
    await expect(bar(page).getByRole('combobox', { name: 'Printer' })).toContainText('Office A4')
    await choose(page, 'Printer', 'Zebra dispatch')
    await again.click()
    await expect.poll(() => labels.length).toBe(2)
  })
})

test('T-ROUTE-15 T-ROUTE-15-X T-PLANT-569 failed prints of all machines are queued again on another printer; without global print there is no such page', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await orderWithoutFlags(plant, M)
  const failed = await addFlag(plant, { machine_id: M, card_no })
  await plant.sql(
    `update print_job set status = 'Failed', last_error = 'the printer is out of paper' where print_text like $1`,
    [`%${failed}`],
  )
  await withPrinter(plant, async (labels) => {
    await signIn('admin', { path: '/machines/all' })
    await (await openMenu(page)).getByRole('link', { name: 'Global print' }).click()
    await expect(page.getByRole('row', { name: /Printed/ }).first()).toBeVisible()
    await choose(page, 'State', 'Failed')
    await expectPath(page, '/machines/global-print/Failed')
    const row = page.getByRole('row', { name: new RegExp(failed) })
    await expect(row).toContainText('out of paper')
    await expect(page.getByRole('row', { name: /Printed/ })).toHaveCount(0)
    await row.click()
    await choose(page, 'Printer', 'Zebra dispatch')
    await bar(page).getByRole('button', { name: 'Print again' }).click()
    await expect(notice(page, 'print jobs queued!')).toBeVisible()
    await expect.poll(() => labels.length).toBe(1)
    await choose(page, 'State', 'Printed')
    await expect(row).toContainText('Zebra dispatch')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row).toContainText(M)
    await expect(row).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
    for (const words of ['Printed', new RegExp(`${failed}$`)]) {
      const isWhole = row.getByText(words).evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      expect(await isWhole, String(words)).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await withSetting(plant, 'globalPrint', '0', async () => {
    await page.goto('/machines/global-print')
    await expectPath(page, '/machines/all')
    await expect((await openMenu(page)).getByRole('link', { name: 'Machines', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Global print' })).toHaveCount(0)
  })
})

test('T-PLANT-266 T-PLANT-209 T-PLANT-231 T-PANEL-15 T-PANEL-15-X T-PANEL-28 T-PANEL-29 T-VALID-14 T-VALID-14-C T-ERROR-09 T-ERROR-18 a planned order is prepared, its flags are printed, adjusted and printed again; what the server says of a failure stands until it is closed', async ({
  page,
  plant,
  signIn,
}) => {
  await withPlanned(plant, M, {}, async (card) => {
    const reset = () =>
      plant.sql(
        `update card set print_prepared = 0, material_prepared = 0, other_info_8 = '1', planned_op_qty = 1000
         where company_id = 1000 and card_no = $1`,
        [card.card_no],
      )
    await reset()
    await withPrinter(plant, async (labels) => {
      const printed = await holdCalls(page, 'get_pallet_history')
      await signIn('operator', { path: `/interface/${M}/planned-orders` })
      await page.getByRole('row', { name: new RegExp(card.work_order_no) }).click()
      await bar(page).getByRole('button', { name: 'More' }).click()
      // Until it is known what was printed of the order before, nothing is, though the printer is there.
      await expect(bar(page).getByText('Zebra hall')).toBeVisible()
      for (const name of ['Print flags', 'Adjust and print']) {
        await expect(bar(page).getByRole('button', { name })).toBeDisabled()
      }
      printed.release()
      await bar(page)
        .getByRole('button', { name: /^Prepared \d of 4$/ })
        .click()
      await page.getByRole('button', { name: 'Material: not prepared' }).click()
      await expect(page.getByRole('button', { name: 'Material: prepared' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Material: prepared' }).click()
      await expect(page.getByRole('button', { name: 'Material: not prepared' })).toBeVisible()
      await page.keyboard.press('Escape')

      const print = bar(page).getByRole('button', { name: 'Print flags' })
      await print.click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('this print is blocked, want to print it anyway?')
      await question.getByRole('button', { name: 'Do not print' }).click()
      await expect(notice(page, 'Print declined')).toBeVisible()
      expect(await plant.sql('select 1 from pallet_flag where card_no = $1', [card.card_no])).toEqual([])

      await bar(page).getByRole('button', { name: 'Adjust and print' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Quantity').fill('1500')
      await expectAskedBeforeLoss(page, dialog, dialog.getByLabel('Quantity'))
      await bar(page).getByRole('button', { name: 'Adjust and print' }).click()
      await dialog.getByLabel('Quantity').fill('2001')
      await dialog.getByRole('button', { name: 'Print flags' }).click()
      await expect(dialog).toContainText('The quantity must lie between 1,000 and 2,000.')
      await dialog.getByLabel('Quantity').fill('1100')
      await dialog.getByRole('button', { name: 'Print flags' }).click()
      await question.getByRole('button', { name: 'Print anyway' }).click()
      await expect(notice(page, 'print jobs queued!')).toBeVisible()
      const flags = await plant.sql<{ qty: string }>('select qty from pallet_flag where card_no = $1', [card.card_no])
      expect(flags.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(1100)
      await expect.poll(() => labels.length).toBe(flags.length)
      const log = await plant.sql(
        `select username from audit where what = 'print.block-overridden' and key = $1 and at > now() - interval '1 hour'`,
        [card.card_no],
      )
      expect(log).toEqual([{ username: 'operator' }])

      await expect(print).toHaveCount(0)
      const held = await holdCalls(page, 'reprint_pallet_flag')
      await bar(page).getByRole('button', { name: 'Print again' }).click()
      // The other panel of the bar cannot be pressed meanwhile.
      const other = page.locator('[data-help="panel.planned-order"]')
      await expect(other).toHaveAttribute('inert')
      held.release()
      await expect.poll(() => labels.length).toBe(flags.length * 2)
      await expect(other).not.toHaveAttribute('inert')

      await page.route('**/api/call', async (route) => {
        if (!/print/.test(route.request().postDataJSON().name)) return route.fallback()
        const call_status = [{ call_code: 1, call_message: 'The printer has no labels left.' }]
        await route.fulfill({ status: 409, json: { call_status } })
      })
      await page.clock.install()
      await bar(page).getByRole('button', { name: 'Print again' }).click()
      const failed = page.getByText('The printer has no labels left.')
      await expect(failed).toBeVisible()
      await page.clock.runFor(11_000)
      await expect(failed).toBeVisible()
    })
    await reset()
    await dropFlags(plant, card.card_no)
    await plant.sql(`update card set other_info_8 = '' where company_id = 1000 and card_no = $1`, [card.card_no])
  })
})
