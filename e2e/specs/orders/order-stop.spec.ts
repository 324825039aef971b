import { expect, test } from '../../fixtures/takt.ts'
import { runsOf, withFunctions, withPlanned, withRunsKept } from '../../pages/orders.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { expectPath, holdCalls, visit } from '../../pages/shell.ts'

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

test('T-SF-05 T-SF-05-X T-SF-07 T-SF-07-X T-ERROR-04 T-ERROR-13 before orders end it is asked whether, then whether the rest is cancelled, once for all of them', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'P204', [47, 131], () =>
    withRunsKept(plant, 'P204', () =>
      withPlanned(plant, 'P204', {}, async (second) => {
        await somebodyCalls(plant, 'start_order', { machine_id: 'P204', card_no: second.card_no })
        const running = await runsOf(plant, 'P204')
        expect(running.length).toBeGreaterThan(1)
        const held = await holdCalls(page, 'stop_order')
        await page.clock.install()
        await signIn('operator', { path: '/interface/P204/running-orders' })
        const rows = page.getByRole('grid', { name: 'Running orders' }).getByRole('row')
        await expect(rows).toHaveCount(running.length + 1)
        for (let nth = 1; nth <= running.length; nth += 1) await rows.nth(nth).click()
        const bar = page.locator('[data-bottom-bar]')
        const stop = bar.getByRole('button', { name: `Stop ${running.length} orders` })
        const sure = page.getByRole('alertdialog')
        const rest = page.getByRole('dialog', { name: 'Cancel remaining quantity?' })
        await stop.click()
        await expect(sure).toContainText('on P204?')
        await sure.getByRole('button', { name: 'Cancel' }).click()
        await expect(sure).toHaveCount(0)
        await expect(stop).toBeEnabled()
        await expect(rest).toHaveCount(0)
        // The second question left alone for two minutes, or closed: nothing ends.
        await stop.click()
        await sure.getByRole('button', { name: `Stop ${running.length} orders` }).click()
        await expect(rest).toBeVisible()
        await page.clock.fastForward('02:01')
        await expect(rest).toHaveCount(0)
        await stop.click()
        await sure.getByRole('button', { name: `Stop ${running.length} orders` }).click()
        await rest.getByRole('button', { name: 'Close' }).click()
        expect(held.count()).toBe(0)
        expect(await runsOf(plant, 'P204')).toHaveLength(running.length)

        // Somebody else ended one of them: the failure stays until it is tried again or given up.
        held.release()
        let failing = true
        await page.route('**/api/call', (route) =>
          failing && route.request().postDataJSON().name === 'stop_order'
            ? route.fulfill({
                status: 409,
                json: { call_status: [{ call_code: 1, call_message: 'Not now.' }], data: [] },
              })
            : route.fallback(),
        )
        await stop.click()
        await sure.getByRole('button', { name: `Stop ${running.length} orders` }).click()
        await rest.getByRole('button', { name: 'Yes' }).click()
        await expect(page.getByText(/^Something went wrong\. .*Not now\./)).toBeVisible()
        failing = false
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByText(/^Work order stopped!/)).toBeVisible()
        await expect(page.getByText('No order is running')).toBeVisible()
        expect(await runsOf(plant, 'P204')).toHaveLength(0)
        const cancelled = await plant.sql(
          'select 1 from card where company_id = 1000 and cancelled = 1 and card_no = any ($1)',
          [running.map(({ card_no }) => card_no)],
        )
        expect(cancelled).toHaveLength(running.length)
      }),
    ),
  )
})

test('T-PLANT-316 T-SF-06 T-ERROR-04 without functions a confirmed press ends the order, a failure says so, and with function 112 there is no panel to stop it', async ({
  page,
  plant,
  signIn,
}) => {
  await withFunctions(plant, 'P205', [], () =>
    withRunsKept(plant, 'P205', async () => {
      const [run] = await runsOf(plant, 'P205')
      await signIn('operator', { path: '/interface/P205/running-orders' })
      const row = page.getByRole('grid', { name: 'Running orders' }).getByRole('row').nth(1)
      const bar = page.locator('[data-bottom-bar]')
      const stop = bar.getByRole('button', { name: 'Stop order' })
      await row.click()
      await expect(stop).toBeVisible()
      await plant.sql('update order_run set end_time = now() where company_id = 1000 and p_order = $1', [run?.p_order])
      const sure = page.getByRole('alertdialog')
      await stop.click()
      await sure.getByRole('button', { name: 'Stop order' }).click()
      await expect(page.getByText(/^Something went wrong\./)).toBeVisible()
      await plant.sql('update order_run set end_time = null where company_id = 1000 and p_order = $1', [run?.p_order])
      await page.reload()
      await row.click()
      await stop.click()
      await sure.getByRole('button', { name: 'Cancel' }).click()
      await expect(sure).toBeHidden()
      expect((await runsOf(plant, 'P205')).map(({ p_order }) => p_order)).toContain(run?.p_order)
      await stop.click()
      await sure.getByRole('button', { name: 'Stop order' }).click()
      await expect(page.getByText(/^Work order stopped!/)).toBeVisible()
      expect((await runsOf(plant, 'P205')).map(({ p_order }) => p_order)).not.toContain(run?.p_order)
    }),
  )
  await withFunctions(plant, 'P205', [112], async () => {
    await visit(page, '/interface/P205/running-orders')
    await page.getByRole('grid', { name: 'Running orders' }).getByRole('row').nth(1).click()
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar.getByRole('button', { name: 'Order details' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Stop order' })).toHaveCount(0)
  })
})

test('T-ROUTE-36 T-ROUTE-49 T-SCREEN-08 W-SCREEN-01-X finished orders and the details of one; another machine or a new row forgets the chosen order', async ({
  page,
  plant,
  signIn,
}) => {
  await signIn('operator', { path: '/interface/C304/finished-orders' })
  const rows = page.getByRole('grid', { name: 'Finished orders' }).getByRole('row')
  await rows.nth(1).click()
  const bar = page.locator('[data-bottom-bar]')
  for (const name of ['Report quantity', 'Report scrap', 'Order details']) {
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
  }
  // Another machine: its list, and nothing chosen.
  const swap = page.getByRole('combobox', { name: 'Change machine' })
  await swap.fill('C303')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/C303/finished-orders')
  await expect(page).toHaveTitle(/C303/)
  await expect(bar).toHaveCount(0)

  const [run] = await plant.sql<{ card_no: string; work_order_no: string; planned: string; part_no: string }>(
    `select c.card_no, c.work_order_no, c.planned_op_qty::text as planned, c.part_no from order_run r
       join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'C303' and r.end_time is null order by r.start_time limit 1`,
  )
  await visit(page, '/interface/C303/running-orders')
  await page.getByRole('row', { name: run?.work_order_no ?? '-' }).click()
  for (const name of ['Stop order', 'Report quantity', 'Report scrap']) {
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await visit(page, '/interface/C303/planned-orders')
  await page.getByRole('grid', { name: 'Planned orders' }).getByRole('row').nth(1).click()
  await bar.getByRole('button', { name: 'More' }).click()
  for (const name of ['Start', 'Order details']) {
    await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await visit(page, '/interface/C303/running-orders')
  await page.getByRole('row', { name: run?.work_order_no ?? '-' }).click()
  await bar.getByRole('button', { name: 'Order details' }).click()
  await expectPath(page, `/interface/C303/order-details/${run?.card_no}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: run?.work_order_no ?? '-' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Order', exact: true })).toContainText(run?.part_no ?? '-')
  await expect(main.getByRole('region', { name: 'Quantity' })).toContainText(
    Number(run?.planned).toLocaleString('en-GB', { maximumFractionDigits: 2 }),
  )
  await expect(main.getByRole('region', { name: 'OEE of the order' })).toContainText(/%/)
  // A piece more: told without a reload.
  const good = main.getByRole('region', { name: 'Quantity' }).locator('div', { hasText: /^Counted by the machine/ })
  const before = await good.textContent()
  await plant.cycles('C303', 3)
  await expect(good).not.toHaveText(before ?? '')
  await main.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/interface/C303/running-orders')
})
