import type { Locator, Page } from '@playwright/test'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { callsOf } from '../../pages/wizard.ts'

const indicator = (page: Page) => page.getByRole('banner').getByRole('link', { name: /uncoded stops?$/ })
/** The colour as it is painted, whatever notation the style uses. */
const isOrange = (link: Locator) =>
  link.evaluate((element) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    paint.fillStyle = getComputedStyle(element).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, opacity = 0] = paint.getImageData(0, 0, 1, 1).data
    return opacity > 0 && red > 1.25 * green && green > 1.5 * blue
  })

/** What the database says, so that the hour of the day and its shifts do not matter. */
const uncodedAt = async (plant: Plant, where: string) => {
  const [row] = await plant.sql<{ count: number }>(
    `select count(*)::int as count from stop s join machine m using (company_id, machine_id)
     where company_id = 1000 and s.stop_reason = '-' and s.shift <> 0 and ${where}`,
  )
  return row?.count ?? 0
}
const stopUncoded = async (plant: Plant, machine_id: string) => {
  await plant.signal(machine_id, 'stopped')
  // At night and on Sundays a stop lies in no shift and would not have to be coded.
  await plant.sql("update stop set shift = 1 where company_id = 1000 and machine_id = $1 and stop_reason = '-'", [
    machine_id,
  ])
  await plant.signal(machine_id, 'running')
}

test('T-SHELL-21 T-SHELL-22 T-SHELL-23 T-SHELL-23-X the indicator counts the uncoded stops of the place, is orange above zero, and leads to them', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql("update stop set stop_reason = '100' where company_id = 1000 and stop_reason = '-'")
  await page.clock.install()
  await signIn('operator', { path: '/machines/zone/B2' })
  await expect(indicator(page)).toHaveText(/^0 uncoded/)
  expect(await isOrange(indicator(page))).toBe(false)

  // Without a reload, and only of this place.
  await stopUncoded(plant, 'C307')
  await stopUncoded(plant, 'M101')
  const here = await uncodedAt(plant, "m.zone = 'B2'")
  expect(here).toBeGreaterThan(0)
  await expect(indicator(page)).toHaveText(new RegExp(`^${here} uncoded`))
  expect(await isOrange(indicator(page))).toBe(true)
  await indicator(page).click()
  await expectPath(page, '/machines/zone/B2/uncoded-location')
  await expect(page.getByRole('row', { name: /C307/ }).first()).toBeVisible()

  await visit(page, '/machines/all')
  await expect(indicator(page)).toHaveText(new RegExp(`^${await uncodedAt(plant, 'true')} uncoded`))
  await indicator(page).click()
  await expectPath(page, '/machines/all/uncoded-location')

  await visit(page, '/machines/mine/all')
  const mine = await uncodedAt(
    plant,
    "machine_id in (select f.machine_id from favourite_machine f join app_user u using (company_id, user_id) where u.username = 'operator' and f.company_id = 1000)",
  )
  await expect(indicator(page)).toHaveText(new RegExp(`^${mine} uncoded`))
  // What the live link may ever miss is asked for within a minute.
  const loads = callsOf(page, 'get_machines')
  await page.clock.fastForward(61_000)
  await expect.poll(() => loads.length).toBe(1)
})

test('T-SHELL-28 the location swap offers all, mine, department, zone and category, and keeps the kind of overview', async ({
  page,
  signIn,
}) => {
  await signIn('operator', { path: '/machine-widgets/zone/B2' })
  const swap = page.getByRole('button', { name: /^Location:/ })
  await swap.click()
  const places = page.getByRole('dialog', { name: 'Location' })
  for (const kind of ['Department', 'Zone', 'Category']) {
    await expect(places.getByRole('heading', { name: kind, exact: true })).toBeVisible()
  }
  await places.getByRole('link', { name: 'My machines' }).click()
  await expectPath(page, '/machine-widgets/mine/all')
  await swap.click()
  await places.getByRole('link', { name: 'All machines' }).click()
  await expectPath(page, '/machine-widgets/all')
})

test('T-SHELL-30 T-SHELL-31 T-SHELL-32 the machine swap jumps when one is left, and forgets what was typed a second after it was left', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('operator', { path: '/machines/all' })
  const swap = page.getByRole('combobox', { name: 'Find machine' })
  await swap.fill('M10')
  await swap.press('Enter')
  await expectPath(page, '/machines/all')
  await expect(swap).toHaveValue('M10')
  await swap.press('Backspace')
  await expect(swap).toHaveValue('M1')
  await swap.press('Delete')
  await expect(swap).toHaveValue('')
  await swap.fill('M10')
  await swap.press('Escape')
  await expect(swap).toHaveValue('')
  await swap.fill('M10')
  await page.clock.pauseAt(Date.now() + 60_000)
  await swap.blur()
  await page.clock.runFor(900)
  expect(await swap.inputValue()).toBe('M10')
  await page.clock.runFor(200)
  await expect(swap).toHaveValue('')
  await page.clock.resume()
  await swap.fill('M102')
  await swap.press('Enter')
  await expectPath(page, '/interface/M102')
})
