import { addDays } from '@takt/domain/ground/dates.ts'
import { shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'

const M = 'M104'

test('T-LOOK-61 T-PLANT-314 W-SHELL-01 W-ROUTE-26 W-ROUTE-27 W-NAV-02-X W-NAV-03-X W-SCREEN-04-X W-ROUTE-49-X the history goes from weeks down to single bookings and back to where it was; what the path leaves out is the present', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.cycles(M, 5)
  await page.setViewportSize({ width: 1280, height: 420 })
  await signIn('operator', { path: `/history/${M}/week` })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Production by week')
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(44)
  await expect(page.getByRole('row', { name: /^Total/ })).toHaveCount(1)
  const rows = page.getByRole('row')
  const first = rows.nth(1)
  const week = (await first.locator('[role="gridcell"]').first().innerText()).trim()
  expect(week).toMatch(/^\d{4}-W\d\d$/)
  await first.click()
  await expectPath(page, `/history/${M}/day/${week.replace('-W', '')}`)
  await expect(heading).toHaveText('Production by day')
  await expect(page.getByText(`${M} · ${week}`)).toBeVisible()
  const [today] = await plant.sql<{ day: string }>(
    `select to_char(now() at time zone (select time_zone from company where company_id = 1000), 'YYYY-MM-DD') as day`,
  )
  const day = today?.day ?? ''
  await page.getByRole('row', { name: new RegExp(day) }).click()
  await expectPath(page, `/history/${M}/hour/${day}`)
  await expect(heading).toHaveText('Production by hour')

  // By a press to the day before, and to a day that has begun.
  await expect(page.getByRole('button', { name: 'The period after' })).toHaveCount(0)
  await page.getByRole('button', { name: 'The period before' }).click()
  await expectPath(page, `/history/${M}/hour/${addDays(day, -1)}`)
  await page.getByRole('button', { name: 'The period after' }).click()
  await expectPath(page, `/history/${M}/hour/${day}`)

  // A whole day, whatever time it is now.
  const yesterday = addDays(day, -1)
  await shiftFigures(plant, { machine_id: M, day: yesterday, run_ms: 3_600_000, counted_qty: 50 })
  await visit(page, `/history/${M}/hour/${yesterday}`)
  const list = page.getByRole('grid')
  await list.hover()
  await page.mouse.wheel(0, 160)
  const scrolled = () => list.evaluate((grid) => (grid.scrollTop || grid.parentElement?.scrollTop) ?? 0)
  await expect.poll(scrolled).toBeGreaterThan(100)
  const before = await scrolled()
  await page
    .getByRole('row', { name: /^0[4-6]:00/ })
    .first()
    .click()
  await expectPath(page, new RegExp(`/history/${M}/transactions/${yesterday}/[4-6]$`))
  await expect(heading).toHaveText('Events')
  await page.goBack()
  await expectPath(page, `/history/${M}/hour/${yesterday}`)
  await expect.poll(scrolled).toBe(before)

  await visit(page, `/history/${M}/hour/tomorrow`)
  await expectPath(page, `/history/${M}/hour`)
  await expect(page.getByText(day)).toBeVisible()
  await visit(page, `/history/${M}/day/202699`)
  await expectPath(page, `/history/${M}/day`)
  await visit(page, `/history/${M}/transactions/${day}/25`)
  await expectPath(page, `/history/${M}/transactions/${day}`)
  await visit(page, '/history/NOBODY/week')
  await expect(page.getByText('There is no machine NOBODY')).toBeVisible()
  await plant.sql('delete from shift_figures where company_id = 1000 and machine_id = $1 and day = $2', [M, yesterday])
})
