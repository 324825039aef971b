import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test('T-ROUTE-60-X the signal test shows what arrives as it arrives, and keeps a test as a note without touching order or stops', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const orders = () =>
    plant.sql(
      `select p_order, end_time, card_no from order_run where company_id = 1000 and machine_id = 'A404' and end_time is null`,
    )
  const stops = () => plant.sql("select count(*) from stop where company_id = 1000 and machine_id = 'A404'")
  const before = [await orders(), await stops()]
  await signIn('operator', { path: '/interface/A404' })
  await (await moreActions(page)).getByRole('button', { name: 'Signal test' }).click()
  await expectPath(page, '/interface/A404/machine-test')
  const signals = page.getByRole('main').getByRole('region', { name: 'Signals' })
  await expect(signals).toContainText('Running')
  await expect(signals).toContainText(/Last signal\d\d:\d\d:\d\d/)
  await expect(signals).toContainText('Not in force')
  await expect(signals).toContainText(/Cycles since opened0/)
  await plant.cycles('A404', 4)
  await expect(signals).toContainText(/Cycles since opened4/)

  await page.getByRole('button', { name: 'Start test' }).click()
  await plant.cycles('A404', 3)
  await expect(page.getByRole('status').filter({ hasText: 'cycles in' })).toContainText(/^3 cycles in/)
  await page.getByRole('button', { name: 'End test' }).click()
  await expect(page.getByText('Test kept as a note: 3 cycles.')).toBeVisible()
  expect([await orders(), await stops()]).toEqual(before)
  await visit(page, '/interface/A404/notes')
  await expect(page.getByRole('listitem').first()).toContainText(/^Signal test \d\d:\d\d:\d\d–\d\d:\d\d:\d\d: 3 cycles/)
})
