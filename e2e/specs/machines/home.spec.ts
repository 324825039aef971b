import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, withUser } from '../../pages/shell.ts'

test('T-ROUTE-02 T-ROUTE-02-X home has a tile per menu entry, my machines with what they do, and what waits to be coded', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.signal('M101', 'stopped')
  const [order] = await plant.sql<{ work_order_no: string; employee_name: string }>(
    `select c.work_order_no, e.employee_name from order_run r join card c using (company_id, card_no)
       join attendance a on a.until is null and a.company_id = r.company_id and a.machine_id = r.machine_id
       join employee e on e.company_id = a.company_id and e.employee_number = a.employee_number
     where r.company_id = 1000 and r.machine_id = 'M101' and r.end_time is null`,
  )
  await signIn('operator', { path: '/' })
  await expectPath(page, '/home')
  const main = page.getByRole('main')
  for (const name of ['Machines', 'Running orders', 'Notifications', 'Factory overview']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  }
  // Not the operator's business.
  await expect(main.getByRole('link', { name: 'Connectors' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /\d+ uncoded stops? on \d+ machines?/ })).toBeVisible()
  const tile = main.getByRole('link', { name: /^M101/ })
  await expect(tile).toContainText('Uncoded stop')
  await expect(tile).toContainText('Not coded yet')
  await expect(tile).toContainText(order?.work_order_no ?? '-')
  await expect(tile).toContainText(order?.employee_name ?? '-')
  await plant.signal('M101', 'running')
  await expect(tile).toContainText('Running')
  await tile.click()
  await expectPath(page, '/interface/M101')
})

test('T-ROUTE-02-X with nothing to show home says so and leads to all machines', async ({ page, plant, signIn }) => {
  const nothing = { removed: ['can-navigate', 'can-access-dashboard'], machine_restrictions: ['NONE'] }
  await withUser(plant, 'planner', nothing, async () => {
    await signIn('planner', { path: '/home' })
    await expect(page.getByText('There is nothing to show here yet.')).toBeVisible()
    await page.getByRole('button', { name: 'to machines overview' }).click()
    await expectPath(page, '/machines/all')
  })
})
