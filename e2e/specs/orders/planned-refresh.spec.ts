import { expect, test } from '../../fixtures/takt.ts'
import { setInactivity } from '../../pages/confirmation.ts'
import { noticesOf } from '../../pages/notices.ts'
import { callsOf, wizardOn } from '../../pages/wizard.ts'

const M = 'C304'

test.afterEach(({ plant }) => setInactivity(plant, null))

test('W-STEP-21 W-STEP-22-X the planned orders are asked for every three minutes while they are looked at; what was typed stays, and an order that is gone is no longer chosen', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const planned = await plant.sql<{ card_no: string }>(
    `select card_no from card where company_id = 1000 and machine_id = $1 and status = 'planned' and cancelled = 0
     order by planned_start_time, card_no limit 2`,
    [M],
  )
  const [first] = planned
  expect(planned).toHaveLength(2)
  const wizard = wizardOn(page)
  const loads = callsOf(page, 'get_planned_orders')
  const seen = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await setInactivity(plant, '0')
  await page.clock.install()
  await signIn('operator', { path: `/interface/${M}/order-by-card` })
  await expect(wizard.order(first?.card_no ?? '')).toBeVisible()
  const before = loads.length
  await page.clock.fastForward('02:50')
  expect(loads).toHaveLength(before)
  await page.clock.fastForward('00:12')
  await expect.poll(() => loads.length).toBe(before + 1)

  // Nobody looks: nothing is asked.
  await seen('hidden')
  await page.clock.fastForward('03:10')
  expect(loads).toHaveLength(before + 1)
  await seen('visible')

  await page.getByRole('searchbox', { name: 'Search' }).fill(first?.card_no ?? '')
  await wizard.order(first?.card_no ?? '').click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAccessibleName(/^Step 1 /)
  await wizard.back.click()
  await expect(wizard.order(first?.card_no ?? '')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('searchbox', { name: 'Search' }).fill('0')
  const told = await noticesOf(page)
  await page.setViewportSize({ width: 1280, height: 480 })
  const list = page.getByRole('grid')
  await list.evaluate((grid) => grid.scrollTo({ top: 40 }))
  const scrolled = () => list.evaluate((grid) => grid.scrollTop)
  expect(await scrolled()).toBe(40)
  const failed = loads.length
  // One refresh that fails is nobody's business, whether the server breaks down or refuses.
  for (const status of [500, 409]) {
    await page.route('**/api/call', async (route) => {
      if (route.request().postDataJSON().name !== 'get_planned_orders') return route.fallback()
      await route.fulfill({
        status,
        json: { call_status: [{ call_code: 1, call_message: `broken ${status}` }], data: [] },
      })
    })
    const answered = page.waitForResponse(
      (response) => response.request().postDataJSON()?.name === 'get_planned_orders',
    )
    await page.clock.fastForward('03:05')
    expect((await answered).status()).toBe(status)
    await page.unroute('**/api/call')
  }
  // The next one comes after another three minutes and finds all as it was.
  const good = page.waitForResponse(
    (response) => response.request().postDataJSON()?.name === 'get_planned_orders' && response.ok(),
  )
  await page.clock.fastForward('03:05')
  await good
  expect(loads.length).toBeGreaterThan(failed + 2)
  await expect(wizard.order(first?.card_no ?? '')).toHaveAttribute('aria-selected', 'true')
  expect(await scrolled()).toBe(40)

  await plant.sql(`update card set status = 'finished' where company_id = 1000 and card_no = $1`, [first?.card_no])
  try {
    await page.clock.fastForward('03:05')
    await expect(wizard.notice(new RegExp(first?.card_no ?? ''))).toBeVisible()
    // All that was ever told is this.
    expect(await told()).toContain(first?.card_no)
    expect(await told()).not.toContain('broken')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('0')
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)
  } finally {
    await plant.sql(`update card set status = 'planned' where company_id = 1000 and card_no = $1`, [first?.card_no])
  }
})
