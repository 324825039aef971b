import { expect, test } from '../../fixtures/takt.ts'
import { scrapOf, scrapOn } from '../../pages/scrap.ts'
import { expectPath } from '../../pages/shell.ts'
import { runOn } from '../../pages/wizard.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-PLANT-208 T-ROUTE-37 T-ROUTE-37-X W-ROUTE-11 W-ROUTE-13 W-STEP-25 W-SCREEN-02-X W-SCREEN-03-X what was reported on the running order or in 48 hours, newest first: all, good only, scrap only', async ({
  page,
  plant,
  signIn,
}) => {
  const { card_no } = await runOn(plant, 'C304')
  await plant.sql(
    "update order_run set start_time = least(start_time, now() - interval '3 hours') where company_id = 1000 and card_no = $1 and end_time is null",
    [card_no],
  )
  await signIn('supervisor', { path: '/interface/C304/reporting-history' })
  await plant.sql(
    `insert into good_transaction (company_id, machine_id, card_no, p_order, good_qty, employee, trans_time, day, shift, note, erp_status, booked_at, booked_by)
     select 1000, machine_id, card_no, p_order, 41, '0101', now() - interval '1 hour', now()::date, 1, 'from the pallet', 'W', now(), 'operator'
     from order_run where company_id = 1000 and card_no = $1 and end_time is null`,
    [card_no],
  )
  await plant.sql(
    `insert into scrap_transaction (company_id, machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason, scrap_qty, reduces_good, source, employee, scrap_text, erp_scrap_code, trans_time, day, shift, erp_status, booked_at, booked_by)
     select 1000, r.machine_id, r.card_no, r.p_order, c.part_no, c.op_number, '', '10', 17, 1, 'report', '0101', 'edge', '10', now() - interval '30 minutes', now()::date, 1, 'T', now(), 'operator'
     from order_run r join card c using (company_id, card_no) where r.company_id = 1000 and r.card_no = $1 and r.end_time is null`,
    [card_no],
  )
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'from the pallet' })).toContainText(/Good\s*41.*Anna Lindqvist.*Waits/)
  await expect(rows.filter({ hasText: 'edge' })).toContainText(/Scrap\s*17\s*10 Scratch.*Transferred/)
  const texts = await rows.allInnerTexts()
  expect(texts.findIndex((row) => row.includes('edge'))).toBeLessThan(
    texts.findIndex((row) => row.includes('from the pallet')),
  )
  // All orders of two days, with their numbers.
  const [other] = await plant.sql<{ card_no: string; part_no: string }>(
    `insert into good_transaction (company_id, machine_id, card_no, p_order, good_qty, employee, trans_time, day, shift, note, erp_status, booked_at, booked_by)
     select 1000, 'C304', r.card_no, r.p_order, 5, '0102', t.at, now()::date, 1, t.note, 'W', now(), 'operator'
     from (select card_no, p_order from order_run where company_id = 1000 and machine_id = 'C304' and card_no <> $1 and end_time is not null limit 1) r,
       (values (now() - interval '47 hours', 'two days ago'), (now() - interval '49 hours', 'too long ago')) t (at, note)
     returning card_no, (select part_no from card c where c.company_id = 1000 and c.card_no = good_transaction.card_no) as part_no`,
    [card_no],
  )
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'All orders of the last 48 hours' }).click()
  await expect(rows.filter({ hasText: 'two days ago' })).toContainText(other?.card_no ?? '-')
  await expect(rows.filter({ hasText: 'two days ago' })).toContainText(other?.part_no ?? '-')
  await expect(rows.filter({ hasText: 'edge' })).toContainText(/Scrap.*17.*10 Scratch.*Anna Lindqvist.*Transferred/s)
  await expect(rows.filter({ hasText: 'too long ago' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Scrap' }).click()
  await expectPath(page, '/interface/C304/scrap-quantity-history')
  await expect(rows.filter({ hasText: 'edge' })).toBeVisible()
  await expect(rows.filter({ hasText: 'two days ago' })).toHaveCount(0)
  await plant.sql("delete from good_transaction where company_id = 1000 and note in ('two days ago', 'too long ago')")

  await page.getByRole('radio', { name: 'Good' }).click()
  await expectPath(page, '/interface/C304/report-quantity-history')
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: new RegExp(card_no) }).click()
  await expect(page.getByRole('heading', { name: 'Reported quantity' })).toBeVisible()
  await expect(rows.filter({ hasText: 'from the pallet' })).toContainText(/\d\d:\d\d.*41.*Anna Lindqvist/s)
  await expect(rows.filter({ hasText: 'edge' })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Scrap' }).click()
  await expect(page.getByRole('columnheader', { name: 'Good' })).toBeVisible()
  await expect(rows.filter({ hasText: 'edge' })).toContainText(/\d\d:\d\d.*17.*-17.*10 Scratch.*Transferred/s)
  await expect(rows.filter({ hasText: 'from the pallet' })).toHaveCount(0)
  // What a correction left of it stands behind what was reported, of the scrap and of the good pieces.
  await plant.sql(
    `insert into scrap_transaction (company_id, machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason, scrap_qty, reduces_good, source, employee, scrap_text, erp_scrap_code, trans_time, day, shift, erp_status, booked_at, booked_by)
     select company_id, machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason, -6, 1, 'adjustment', employee, 'counted again', erp_scrap_code, now(), day, shift, 'W', now(), 'supervisor'
     from scrap_transaction where company_id = 1000 and card_no = $1 and scrap_text = 'edge'`,
    [card_no],
  )
  await page.reload()
  await expect(rows.filter({ hasText: 'edge' })).toContainText(/17 → 11.*-17 → -11.*10 Scratch/s)
})

test('W-STEP-32 W-STEP-33-X W-STATE-11 W-ERROR-17 W-ERROR-18 W-ERROR-19-X scrap of an order is adjusted by reason; a list that does not load is tried three times again', async ({
  page,
  plant,
  signIn,
}) => {
  const wizard = scrapOn(page)
  const { card_no } = await runOn(plant, 'C305')
  await plant.sql('delete from scrap_transaction where company_id = 1000 and card_no = $1', [card_no])
  await plant.sql('update card set scrap_qty = 0 where company_id = 1000 and card_no = $1', [card_no])
  await page.clock.install()
  let broken = true
  await page.route('**/api/call', async (route) => {
    const { name } = route.request().postDataJSON() as { name: string }
    if (!broken || name !== 'get_scrap_adjustments') return route.fallback()
    await route.fulfill({ status: 500, json: { call_status: [{ call_code: 1, call_message: 'broken' }] } })
  })
  await signIn('supervisor', { path: `/interface/C305/order-details/${card_no}` })
  await page.getByRole('button', { name: 'Adjust scrap' }).click()
  await wizard.isAt('Adjust scrap')
  for (const [wait, said] of [
    [1_000, 'Retrying... 1/3'],
    [2_000, 'Retrying... 2/3'],
    [4_000, 'Retrying... 3/3'],
  ] as const) {
    await expect(page.getByText(said)).toBeVisible()
    await page.clock.fastForward(wait)
  }
  await expect(page.getByText('Retries aborted. Please try again later.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Next|Complete)$/ })).toBeDisabled()
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('combobox', { name: 'Add a reason' }).click()
  await page.getByRole('option', { name: /^10 / }).click()
  const keypad = page.getByRole('group', { name: /Adjusted quantity: 10/ })
  for (const key of ['1', '2']) await keypad.getByRole('button', { name: key, exact: true }).click()
  await expect(page.getByRole('row', { name: /^10 / })).toContainText('12')
  await wizard.next.click()
  await page.getByLabel('Employee number').fill('0101')
  await page.getByLabel('Employee number').press('Enter')
  await wizard.complete.click()
  await expect(wizard.notice(/Scrap of .* adjusted/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`order-details/${card_no}$`))
  expect((await scrapOf(plant, card_no)).at(-1)).toMatchObject({ scrap_reason: '10', scrap_qty: 12 })
})
