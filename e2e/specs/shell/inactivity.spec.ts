import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/takt.ts'
import { selectMachine } from '../../pages/overview.ts'
import { expectPath, withSetting } from '../../pages/shell.ts'

const timesInactive = (page: Page) => page.evaluate(() => (window as { inactive?: number }).inactive ?? 0)

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const counted = window as { inactive?: number }
    window.addEventListener('UserWentInactive', () => {
      counted.inactive = (counted.inactive ?? 0) + 1
    })
  })
})

test('T-STATE-06 T-STATE-08 T-STATE-08-X five minutes without input clear the selection once; the next input starts anew; nobody is signed out', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machines/all' })
  const bar = await selectMachine(page, 'A401')
  await page.clock.fastForward('04:30')
  await expect(bar).toBeVisible()
  expect(await timesInactive(page)).toBe(0)
  await page.clock.fastForward('00:50')
  await expect(bar).toBeHidden()
  expect(await timesInactive(page)).toBe(1)
  await page.clock.fastForward('12:00')
  expect(await timesInactive(page)).toBe(1)
  await page.mouse.move(300, 300)
  await page.clock.fastForward('05:20')
  expect(await timesInactive(page)).toBe(2)
  await expectPath(page, '/machines/all')
})

test('T-STATE-08-X a wizard that was left open returns to the machine’s page; 0 switches it off', async ({
  page,
  plant,
  signIn,
}) => {
  const [order] = await plant.sql<{ machine_id: string }>(
    `select machine_id from order_run where company_id = 1000 and end_time is null
     and exists (select from machine m where m.company_id = 1000 and m.machine_id = order_run.machine_id and m.touch_config is not null)
     order by machine_id limit 1`,
  )
  const wizard = `/interface/${order?.machine_id}/report-quantity`
  await withSetting(plant, 'inactivity_timeout', '0', async () => {
    await signIn('operator', { path: wizard })
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    await page.clock.fastForward('20:00')
    await expectPath(page, wizard)
  })
  await withSetting(plant, 'inactivity_timeout', '2', async () => {
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
    await page.clock.fastForward('02:20')
    await expectPath(page, `/interface/${order?.machine_id}`)
  })
})
