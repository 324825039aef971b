import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate, localMinutes, momentOf } from '@takt/domain/ground/zone-time.ts'
import { stopKey } from '@takt/domain/machines/machine-state.ts'
import { aStop } from '@takt/server/stops/stops.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { expectPath, holdCalls } from '../../pages/shell.ts'
import { latestStop } from '../../pages/stop-code.ts'
import { makeStops } from '../../pages/stops.ts'

const ZONE = 'Europe/Stockholm'

/** Ten stops with one reason, yesterday at the hour it is now. */
async function usualAtThisHour(plant: Plant, machine_id: string, stop_reason: string): Promise<() => Promise<unknown>> {
  const day = addDays(localDate(Date.now(), ZONE), -1)
  const hour = momentOf(day, Math.floor(localMinutes(Date.now(), ZONE) / 60) * 60, ZONE)
  const starts = Array.from({ length: 10 }, (_, at) => hour + 59 * 60_000 + at * 5_000 + 7)
  for (const start of starts) {
    const [start_time, end_time] = [start, start + 1000].map((at) => new Date(at).toISOString()) as [string, string]
    await aStop(plant, { machine_id, start_time, end_time, day, stop_reason })
  }
  return () =>
    plant.sql('delete from stop where company_id = 1000 and machine_id = $1 and stop = any ($2)', [
      machine_id,
      starts.map(stopKey),
    ])
}

test('T-ROUTE-31-X T-LIMIT-05-X the usual reason of this hour stands first with its grounds and is coded in two taps; then it is the last used', async ({
  page,
  plant,
  signIn,
}) => {
  await makeStops(plant, 'M103', 0)
  const forget = await usualAtThisHour(plant, 'M103', '403')
  await plant.signal('M103', 'stopped')
  await signIn('operator', { path: '/interface/M103' })
  const main = page.getByRole('main')
  const first = main.getByRole('button', { name: /^403 Cleaning of tool \d+ of the last 10 stops at this hour/ })
  await expect(first).toBeVisible()
  // A hint and no more: nothing is coded by it.
  expect((await latestStop(plant, 'M103')).stop_reason).toBe('-')
  await first.click()
  await page.getByRole('button', { name: 'Save stop code' }).click()
  await expect(page.getByText('Stop coded: 403 Cleaning of tool')).toBeVisible()
  expect((await latestStop(plant, 'M103')).stop_reason).toBe('403')

  await page.getByRole('button', { name: 'Change code' }).click()
  await expectPath(page, '/interface/M103/stopcode')
  const section = (name: string) => main.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(section('Most likely').getByRole('button').first()).toContainText('at this hour')
  await expect(section('Last used').getByRole('button')).toHaveText(['403Cleaning of tool'])
  // Of this machine and company, on this device.
  expect(await page.evaluate(() => localStorage.getItem('takt:1000:stop-codes:M103'))).toBe('["403"]')
  const search = page.getByRole('searchbox')
  // By keyboard and by scanner: arrows walk over the tiles, a number with Enter chooses its code.
  await search.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(section('Last used').getByRole('button', { pressed: true })).toBeFocused()
  await search.fill('502')
  await search.press('Enter')
  await expect(page.getByRole('complementary')).toContainText('502')
  await search.fill('no mat')
  await expect(main.getByRole('button', { name: /^301 No material/ })).toBeVisible()
  await expect(main.getByRole('button', { name: /^403/ })).toHaveCount(0)
  await forget()
  await plant.signal('M103', 'running')
})

test('T-STATE-11 T-STATE-12 setup is resumed at once where no reason is asked for', async ({ page, plant, signIn }) => {
  await makeStops(plant, 'M101', 0)
  await plant.signal('M101', 'stopped')
  await signIn('operator', { path: '/interface/M101' })
  const held = await holdCalls(page, 'resume_setup')
  await page.getByRole('button', { name: 'Resume setup' }).click()
  const pending = page.getByRole('button', { name: 'Resuming setup..' })
  await expect(pending).toBeVisible()
  await pending.click({ force: true })
  expect(held.count()).toBe(1)
  held.release()
  await expect(page.getByRole('button', { name: 'Resumed' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Setup')).toBeVisible()
  expect(held.count()).toBe(1)
  await plant.signal('M101', 'running')
})

/** M102 asks for a setup reason and stands; afterwards it runs and asks no more. */
async function standingWith326(plant: Plant, steps: () => Promise<void>): Promise<void> {
  const functions = (change: string) =>
    plant.sql(`update machine set special_functions = ${change} where company_id = 1000 and machine_id = 'M102'`)
  await functions('array_append(special_functions, 326)')
  try {
    await makeStops(plant, 'M102', 0)
    await plant.signal('M102', 'stopped')
    await steps()
  } finally {
    await functions('array_remove(special_functions, 326)')
    await plant.signal('M102', 'running')
  }
}

test('T-STATE-10 T-STATE-12-X with function 326 only setup reasons are offered; closing and waiting send nothing', async ({
  page,
  plant,
  signIn,
}) => {
  await standingWith326(plant, async () => {
    await page.clock.install()
    const held = await holdCalls(page, 'resume_setup')
    await signIn('operator', { path: '/interface/M102' })
    const resume = page.getByRole('button', { name: 'Resume setup' })
    const picker = page.getByRole('dialog', { name: 'Choose setup stop reason' })
    await resume.click()
    await expect(picker.getByRole('button', { name: /^101 Tool change/ })).toBeVisible()
    await expect(picker.getByRole('button', { name: /^(201|301|501)/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await resume.click()
    await expect(picker.getByRole('button', { name: /^101 Tool change/ })).toBeVisible()
    await page.clock.fastForward('01:40')
    await expect(picker.getByText(/^Closes in (20|1\d) s$/)).toBeVisible()
    await page.clock.fastForward('00:21')
    await expect(picker).toHaveCount(0)
    await expect(resume).toBeVisible()
    expect(held.count()).toBe(0)
  })
})

test('T-STATE-10 T-STATE-12 T-PANEL-32-X T-ERROR-11 from the overview: a refusal is told in words, then the chosen reason resumes the setup', async ({
  page,
  plant,
  signIn,
}) => {
  await standingWith326(plant, async () => {
    await signIn('operator', { path: '/machines/zone/A1/preview-for/M102' })
    const bar = page.getByRole('complementary')
    const setup = async () => {
      await bar.getByRole('button', { name: 'Resume setup' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^102 Setup/ })
        .click()
    }
    const order = (end: string, where: string) =>
      plant.sql<{ p_order: string }>(
        `update order_run set end_time = ${end} where company_id = 1000 and machine_id = 'M102' and ${where}
         returning p_order`,
      )
    // The order ends while the person still sees it.
    await expect(bar.getByRole('button', { name: 'Resume setup' })).toBeVisible()
    const [ended] = await order('now()', 'end_time is null')
    await setup()
    await expect(page.getByText('No order runs on the machine.')).toBeVisible()
    await order('null', `p_order = ${Number(ended?.p_order)}`)
    await setup()
    await expect(bar.getByRole('button', { name: 'Resumed' })).toBeVisible()
    expect((await latestStop(plant, 'M102')).stop_reason).toBe('102')
  })
})
