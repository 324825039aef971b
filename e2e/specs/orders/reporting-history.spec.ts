import { minutesAgo, plantDayOf } from '@takt/server/ground/db/makes.fixture.ts'
import { aGoodTransaction } from '@takt/server/orders/orders.fixture.ts'
import { aScrapTransaction } from '@takt/server/scrap/scrap.fixture.ts'
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
  await aGoodTransaction(plant, {
    ...{ card_no, good_qty: 41, employee: '0101', trans_time: minutesAgo(60), day: plantDayOf(minutesAgo(0)) },
    ...{ note: 'from the pallet', erp_status: 'W', booked_by: 'operator' },
  })
  await aScrapTransaction(plant, {
    ...{ card_no, scrap_reason: '10', scrap_qty: 17, reduces_good: 1, source: 'report', employee: '0101' },
    ...{ scrap_text: 'edge', erp_scrap_code: '10', trans_time: minutesAgo(30), day: plantDayOf(minutesAgo(0)) },
    ...{ erp_status: 'T', booked_by: 'operator' },
  })
  await page.reload()
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: 'from the pallet' })).toContainText(/Good\s*41.*Anna Lindqvist.*Waits/)
  await expect(rows.filter({ hasText: 'edge' })).toContainText(/Scrap\s*17\s*10 Scratch.*Transferred/)
  const texts = await rows.allInnerTexts()
  expect(texts.findIndex((row) => row.includes('edge'))).toBeLessThan(
    texts.findIndex((row) => row.includes('from the pallet')),
  )
  // All orders of two days, with their numbers.
  const [other] = await plant.sql<{ card_no: string; part_no: string; p_order: number }>(
    `select r.card_no, c.part_no, r.p_order::int from order_run r join card c using (company_id, card_no)
     where company_id = 1000 and r.machine_id = 'C304' and card_no <> $1 and end_time is not null limit 1`,
    [card_no],
  )
  for (const [hours, note] of [
    [47, 'two days ago'],
    [49, 'too long ago'],
  ] as const) {
    await aGoodTransaction(plant, {
      ...{ machine_id: 'C304', card_no: other?.card_no ?? '', p_order: other?.p_order ?? 0, good_qty: 5 },
      ...{ employee: '0102', trans_time: minutesAgo(hours * 60), day: plantDayOf(minutesAgo(0)), note },
    })
  }
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
  await aScrapTransaction(plant, {
    ...{ card_no, scrap_reason: '10', scrap_qty: -6, reduces_good: 1, source: 'adjustment', employee: '0101' },
    ...{ scrap_text: 'counted again', erp_scrap_code: '10', trans_time: minutesAgo(0), erp_status: 'W' },
  })
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
