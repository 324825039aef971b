import type { Page } from '@playwright/test'
import { aCalendar, aDayType } from '@takt/server/calendar/calendar.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { machineRow } from '../../pages/overview.ts'
import { visit } from '../../pages/shell.ts'
import { shownBoard, wallOf } from '../../pages/wall-boards.ts'

test.use({ ownPlant: 'one state' })

const words = {
  M101: 'No shift',
  M102: 'No shift',
  M103: 'No shift',
  M104: 'Running',
  M105: 'Uncoded stop',
  M106: 'Stopped',
  M107: 'No contact',
} as const
const states: Readonly<Record<(typeof words)[keyof typeof words], string>> = {
  'No shift': 'off',
  Running: 'running',
  'Uncoded stop': 'uncoded',
  Stopped: 'stopped',
  'No contact': 'no-contact',
}

/** Four machines have no shift now: two stand, one of them for a reason, one is silent and one runs. */
async function anEvening(plant: Plant): Promise<void> {
  await plant.allRunning()
  for (const machine_id of ['M101', 'M102', 'M105', 'M106']) await plant.signal(machine_id, 'stopped')
  await plant.sql(
    `update machine_state set memory = jsonb_set(memory, '{reason}', '"304"') where machine_id in ('M102', 'M106')`,
  )
  await plant.sql(
    "update machine_state set last_signal = now() - interval '1 day' where machine_id in ('M103', 'M107')",
  )
  const { day_type } = await aDayType(plant, { spans: [] })
  const { calendar_id } = await aCalendar(plant, { week: Array(7).fill(day_type) })
  await plant.sql(
    "update machine set calendar_id = $1 where company_id = 1000 and machine_id in ('M101', 'M102', 'M103', 'M104')",
    [calendar_id],
  )
}

/** Of each state that a machine is in, by its name in the page. */
const counted = (page: Page, where: string, name: string) =>
  page
    .locator(where)
    .evaluateAll(
      (all, name) =>
        Object.fromEntries(
          all
            .map((one) => [one.getAttribute(name) ?? '', Number(/\d+/.exec(one.textContent ?? '')?.[0])] as const)
            .filter(([, count]) => count > 0),
        ),
      name,
    )

test('T-LOOK-122 wall, live view, overview, cards and cockpit say the same of a machine at the same moment, and count the same', async ({
  plant,
  page,
  signIn,
}) => {
  await anEvening(plant)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(await wallOf(plant, { boards: ['plant', 'andon'] }))
  await expect(shownBoard(page)).toHaveAttribute('data-board', 'plant')
  await expect(shownBoard(page).locator('li[data-state="off"]')).toContainText('3')
  const onWall = await counted(page, '[data-board] li[data-state]', 'data-state')
  expect(onWall).toMatchObject({ off: 3, uncoded: 1, stopped: 1, 'no-contact': expect.any(Number) })
  await page.keyboard.press('ArrowRight')
  const coded = shownBoard(page).locator('li', { hasText: 'M106' })
  await expect(coded).toContainText('Stopped')

  await signIn('operator', { path: '/liveview/all-machines' })
  await expect(page.locator('[data-count="off"]')).toHaveText('3 No shift')
  expect(await counted(page, '[data-count]', 'data-count')).toEqual(onWall)
  const tile = (machine_id: string) => page.locator(`[data-machine="${machine_id}"]`)
  for (const [machine_id, word] of Object.entries(words)) {
    await expect(tile(machine_id)).toHaveAttribute('data-state', states[word])
    await expect(tile(machine_id)).toContainText(word)
  }
  // What nobody has to do anything about stands last.
  await visit(page, '/liveview/what-needs-us')
  await expect(page.locator('[data-count="off"]')).toHaveText('3 No shift')
  expect(
    await page
      .locator('[data-machine]')
      .evaluateAll((all) => all.slice(-3).map((one) => one.getAttribute('data-state'))),
  ).toEqual(['off', 'off', 'off'])

  await visit(page, '/machines/department/10')
  for (const [machine_id, word] of Object.entries(words)) {
    await expect(machineRow(page, machine_id).locator('[data-tone]').first()).toHaveText(word)
  }
  await expect(machineRow(page, 'M102')).toContainText('304')
  await expect(machineRow(page, 'M101')).not.toContainText('Outside')
  await visit(page, '/machine-widgets/department/10')
  for (const [machine_id, word] of Object.entries(words)) {
    await expect(tile(machine_id)).toHaveAttribute('data-state', states[word])
  }
  const edge = (machine_id: string) => tile(machine_id).evaluate((card) => getComputedStyle(card).borderLeftColor)
  expect(await edge('M101')).not.toBe(await edge('M106'))
  expect(await edge('M101')).toBe(await edge('M102'))
  await visit(page, '/interface/M102')
  const band = page.getByRole('main').locator('section').first()
  await expect(band).toContainText('No shift')
  await expect(band).toContainText('304')
  await expect(page.getByRole('banner').locator('[data-tone]')).toHaveText('No shift')
})
