import { anAuditEntry } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { visit } from '../../pages/shell.ts'
import { codeElsewhere, makeStops, stopRows } from '../../pages/stops.ts'

test('T-SAFE-112 T-SAFE-111 an order and a stop show who changed them when, from what to what', async ({
  page,
  plant,
  signIn,
}) => {
  const [run] = await plant.sql<{ card_no: string }>(
    `select card_no from order_run where company_id = 1000 and machine_id = 'M101' and end_time is null limit 1`,
  )
  await anAuditEntry(plant, {
    username: 'operator',
    what: 'scrap.adjusted',
    key: `${run?.card_no}/1`,
    before: { card_scrap_qty: 4 },
    after: { card_scrap_qty: 2 },
    reason: 'counted twice',
  })
  const [stop] = await makeStops(plant, 'M101', 1)
  await signIn('supervisor', { path: `/interface/M101/order-details/${run?.card_no}` })
  await page.getByRole('button', { name: 'Changes' }).click()
  const dialog = page.getByRole('dialog', { name: /^Changes/ })
  const line = dialog.getByRole('listitem').filter({ hasText: 'counted twice' }).first()
  for (const words of ['Anna Lindqvist', 'Scrap on the order: 4 → 2']) await expect(line).toContainText(words)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await codeElsewhere(plant, page, { machine_id: 'M101', stop: stop?.stop ?? '' })
  await visit(page, '/interface/M101/history-stops')
  await stopRows(page).filter({ hasText: '301 No material' }).first().click()
  await page.getByRole('complementary').getByRole('button', { name: 'Changes' }).click()
  await expect(dialog.getByText('Emma Engström').first()).toBeVisible()
  await expect(dialog.getByText(/Stop reason: .+ → 301 No material/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await signIn('operator', { path: `/interface/M101/order-details/${run?.card_no}` })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changes' })).toHaveCount(0)
})
