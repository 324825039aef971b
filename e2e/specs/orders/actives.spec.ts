import { expect, test } from '../../fixtures/takt.ts'
import { withFunctions } from '../../pages/orders.ts'
import { machineRow } from '../../pages/overview.ts'
import { drawn, holdCalls, visit } from '../../pages/shell.ts'

test('T-ROUTE-11 T-ROUTE-11-X T-PANEL-13 running orders of a place; a chosen one is stopped after a question and leaves the list', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const [run] = await plant.sql<{
    p_order: string
    card_no: string
    work_order_no: string
    machine_description: string
  }>(
    `select r.p_order, r.card_no, c.work_order_no, m.machine_description from order_run r
       join card c using (company_id, card_no) join machine m on m.company_id = r.company_id and m.machine_id = r.machine_id
     where r.company_id = 1000 and r.machine_id = 'C304' and r.end_time is null`,
  )
  await withFunctions(plant, 'C304', [131], async () => {
    await signIn('operator', { path: '/actives/zone/B2' })
    const row = machineRow(page, 'C304')
    await expect(row).toContainText(run?.work_order_no ?? '-')
    await expect(row).toContainText(run?.card_no ?? '-')
    await expect(row).toContainText(run?.machine_description ?? '-')
    await expect(machineRow(page, 'M101')).toHaveCount(0)
    await row.click()
    const bar = page.getByRole('complementary')
    await expect(bar).toContainText(`C304 · ${run?.work_order_no}`)
    await bar.getByRole('button', { name: 'Stop order' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`Stop order ${run?.work_order_no} on C304?`)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await bar.getByRole('button', { name: 'Stop order' }).click()
    await question.getByRole('button', { name: 'Stop order' }).click()
    await expect(page.getByText(`Work order stopped! ${run?.work_order_no}`)).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  })
  await plant.sql('update order_run set end_time = null where company_id = 1000 and p_order = $1', [run?.p_order])
  await plant.sql("update card set status = 'running' where company_id = 1000 and card_no = $1", [run?.card_no])
})

test('T-DATA-03 running orders are asked for again every 300 s', async ({ page, signIn }) => {
  let asked = 0
  await page.route('**/api/call', (route) => {
    if ((route.request().postDataJSON() as { name: string }).name === 'get_running_orders') asked += 1
    return route.fallback()
  })
  await page.clock.install()
  await signIn('operator', { path: '/actives' })
  await expect(machineRow(page, 'A401').first()).toBeVisible()
  const before = asked
  await page.clock.fastForward(290_000)
  expect(asked).toBe(before)
  await page.clock.fastForward(11_000)
  await expect.poll(() => asked).toBe(before + 1)
})

for (const { path, list, held, none, shows } of [
  {
    path: '/actives/all',
    list: 'get_running_orders',
    held: 'get_machines',
    none: 'No order is running here.',
    shows: 'A401',
  },
  {
    path: '/a-actives/all',
    list: 'get_internal_activities',
    held: 'get_machines',
    none: 'No open activities here.',
    shows: 'A401',
  },
  {
    path: '/machine-widgets/mine/all',
    list: 'get_machines',
    held: 'get_my_machines',
    none: 'no machines in this location',
    shows: /^M10\d|no machines in this location/,
  },
  {
    path: '/liveview/all-machines?locationtype=mine&location=all',
    list: 'get_machines',
    held: 'get_my_machines',
    none: 'No machines here',
    shows: /^M10\d|No machines here/,
  },
  {
    path: '/files/q-reports',
    list: 'get_quick_reports',
    held: 'get_files',
    none: 'No report has been generated yet.',
    shows: /Order report|No report has been generated yet/,
  },
]) {
  test(`T-SCREEN-21-X T-PLANT-223 T-PLANT-365 ${path} says that there is nothing only when all of it is known`, async ({
    page,
    plant,
    signIn,
  }) => {
    await plant.allRunning()
    const machines = await holdCalls(page, held)
    const listed = page.waitForResponse(
      (response) => response.url().endsWith('/api/call') && response.request().postDataJSON()?.name === list,
    )
    await signIn('operator', { path })
    await (await listed).finished()
    await expect.poll(() => machines.count()).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // It says that it loads; to whom that takes too long, that it failed.
    const loads = page.getByRole('main').locator('[aria-busy="true"], [role="status"], [role="alert"]')
    await expect(loads.first()).toBeVisible()
    await drawn(page)
    await expect(page.getByText(none)).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/^0 /)).toHaveCount(0)
    machines.release()
    // It was the answer that was kept which the page waited for.
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
  })
}

test('T-PLANT-365 machines that could not be loaded are neither out of setup nor none', async ({ page, signIn }) => {
  await page.route('**/api/call', (route) =>
    route.request().postDataJSON()?.name === 'get_machines'
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  )
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await signIn('operator', { path: '/interface/M101/first-piece-ok' })
  await expect(again).toBeVisible()
  await expect(page.getByText('The machine is not in setup')).toHaveCount(0)
  await visit(page, '/liveview/all-machines')
  await expect(again).toBeVisible()
  await expect(page.getByText('No machines here')).toHaveCount(0)
})
