import type { Page } from '@playwright/test'
import { runFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { aScrapTransaction } from '@takt/server/scrap/scrap.fixture.ts'
import { patience } from '../../../scripts/stages/machine.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { boards, shownBoard, unreadable, wallOf } from '../../pages/wall-boards.ts'

test.use({ ownPlant: 'wall boards' })

const sizes = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1280, height: 720 },
] as const

/** A morning: machines run, one has a fault, one nobody has explained, one is set up, and there is scrap. */
async function aMorning(plant: Plant): Promise<void> {
  await plant.allRunning()
  const now = Date.now()
  for (const machine_id of ['M101', 'M102', 'C301']) await plant.signal(machine_id, 'stopped')
  await plant.sql(`update machine_state set memory = jsonb_set(memory, '{reason}', '"201"') where machine_id = 'M102'`)
  await plant.sql(`update stop_code set loss_kind = 'breakdown' where stop_code = '201'`)
  const [run] = await plant.sql<{ card_no: string; machine_id: string }>(
    'select card_no, machine_id from order_run where company_id = 1000 and end_time is null order by card_no limit 1',
  )
  const reasons = await plant.sql<{ code: string }>(
    'select code from scrap_reason where company_id = 1000 order by code limit 6',
  )
  const [today] = await plant.sql<{ day: string }>("select (now() at time zone 'Europe/Stockholm')::date::text as day")
  for (const [nth, { code }] of reasons.entries()) {
    await aScrapTransaction(plant, {
      ...{ card_no: run?.card_no ?? '', scrap_reason: code, scrap_qty: nth + 1, day: today?.day ?? '' },
      trans_time: new Date(now - nth * 1000).toISOString(),
    })
  }
  await plant.sql('delete from shift_figures where company_id = 1000 and machine_id = $1', [run?.machine_id])
  await shiftFigures(plant, {
    ...{ machine_id: run?.machine_id ?? '', day: today?.day ?? '', counted_qty: 12_345, counted_ideal_ms: 3_600_000 },
    ...{ scrap_qty: 21, scrap_oee_qty: 21 },
  })
  await kilogramsAndMetres(plant, today?.day ?? '')
}

/** Two machines make something else than pieces today, one of them after its pieces. */
async function kilogramsAndMetres(plant: Plant, day: string): Promise<void> {
  const runs = await plant.sql<{ p_order: string; machine_id: string; card_no: string; part_no: string }>(
    `select r.p_order, r.machine_id, r.card_no, c.part_no from order_run r join card c using (company_id, card_no)
     where company_id = 1000 and r.end_time is null order by card_no desc limit 2`,
  )
  for (const [nth, unit] of ['kg', 'm'].entries()) {
    const { p_order, machine_id, card_no, part_no } = runs[nth] ?? {
      p_order: 0,
      machine_id: '',
      card_no: '',
      part_no: '',
    }
    await plant.sql('update part set unit = $2 where company_id = 1000 and part_no = $1', [part_no, unit])
    await plant.sql('delete from run_figures where company_id = 1000 and machine_id = $1 and day = $2', [
      machine_id,
      day,
    ])
    await shiftFigures(plant, { machine_id, day, reported_qty: 12_345.5, scrap_qty: 1234.5 })
    await runFigures(plant, { machine_id, day, p_order: Number(p_order), reported_qty: 12_345.5, scrap_qty: 1234.5 })
    const booked = { card_no, scrap_reason: '52', scrap_qty: 1234.5, day }
    await aScrapTransaction(plant, { ...booked, trans_time: new Date().toISOString() })
  }
}

const heading = (page: Page) => page.locator('[data-board] h1')
const onBoard = (page: Page, board: string) => expect(shownBoard(page)).toHaveAttribute('data-board', board)

/** Its figures stand, and the picture that may be in it. */
async function drawn(page: Page, board: string): Promise<void> {
  await onBoard(page, board)
  await expect(shownBoard(page).getByText(/^(Waiting for|Väntar på|Warten auf)/)).toHaveCount(0)
  await expect(shownBoard(page).locator('section :is(h2, tbody th)').first()).toBeVisible()
  if (board === 'losses') await expect(shownBoard(page).locator('canvas')).toBeVisible()
}

test.afterEach(async ({ plant }) => {
  await plant.sql("update company set language = 'en' where company_id = 1000")
  await plant.sql('delete from session where link_id is not null')
  await plant.sql('delete from wall_link')
})

for (const language of ['en', 'sv', 'de']) {
  test(`T-LOOK-59 all six boards are readable from five metres on three sizes of screen (${language})`, async ({
    plant,
    browser,
  }) => {
    await aMorning(plant)
    await plant.sql('update company set language = $1 where company_id = 1000', [language])
    const context = await browser.newContext({ viewport: sizes[0], reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    for (const [nth, board] of boards.entries()) {
      await page.goto(await wallOf(plant, { boards: [board] }))
      await drawn(page, board)
      await page.emulateMedia({ colorScheme: nth % 2 === 0 ? 'light' : 'dark' })
      for (const size of sizes) {
        await page.setViewportSize(size)
        const found = await page.evaluate(unreadable, (24 * size.width) / 1920)
        expect([board, size.width, found]).toEqual([board, size.width, []])
      }
    }
    expect(faults).toEqual([])
    await context.close()
  })
}

test('T-LOOK-149 the board of late orders says how late and from what it counts: the planned end, or the start of what has not begun', async ({
  plant,
  page,
}) => {
  await aMorning(plant)
  await page.goto(await wallOf(plant, { boards: ['orders'] }))
  await drawn(page, 'orders')
  await expect(shownBoard(page).getByRole('columnheader', { name: 'Late by' })).toBeVisible()
  const late = shownBoard(page).locator('tbody tr')
  const waits = late.filter({ hasText: 'Not started yet' })
  await expect(late.first().getByRole('cell').nth(2)).toContainText(/at its (start|end)$/)
  await expect(waits.filter({ hasText: 'at its end' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  const overlap = () =>
    late.evaluateAll((rows) =>
      rows.filter((row) => row.scrollHeight > row.clientHeight + 1).map((row) => row.textContent),
    )
  await expect.poll(overlap).toEqual([])
})

test('T-LOOK-92 a wall tells pieces, kilograms and metres apart, on a phone too', async ({ plant, page }) => {
  await aMorning(plant)
  await page.goto(await wallOf(plant, { boards: ['plant'] }))
  await drawn(page, 'plant')
  const made = shownBoard(page).locator('[data-units]')
  await expect(made).toHaveAttribute('data-units', /[34]/)
  for (const said of ['12,346 kg', '12,346 m']) await expect(made).toContainText(said)
  await page.goto(await wallOf(plant, { boards: ['quality'] }))
  await drawn(page, 'quality')
  for (const said of ['1,235 scrapped of 12,346 kg', '1,234.5 kg', '1,234.5 m']) {
    await expect(shownBoard(page)).toContainText(said)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shownBoard(page)).toContainText('1,235 scrapped of 12,346 kg')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('T-LOOK-54 boards change by themselves without loading the page, by keys and by buttons, and stay while they are paused', async ({
  plant,
  page,
}) => {
  await aMorning(plant)
  await page.clock.install()
  await page.goto(await wallOf(plant, { seconds: 20, boards: ['plant', 'losses', 'orders'] }))
  let loads = 0
  page.on('load', () => (loads += 1))
  await drawn(page, 'plant')
  await page.clock.runFor(10_000)
  const line = page.locator('[data-share]')
  await expect(line).toHaveAttribute('data-share', /^0\.[45]/)
  await page.clock.runFor(10_000)
  await onBoard(page, 'losses')
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused')).toBeVisible()
  await page.clock.runFor(60_000)
  await onBoard(page, 'losses')
  await page.keyboard.press('ArrowLeft')
  await onBoard(page, 'plant')
  await page.getByRole('button', { name: 'Next board' }).click()
  await page.getByRole('button', { name: 'Next board' }).click()
  await onBoard(page, 'orders')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.clock.runFor(21_000)
  await onBoard(page, 'plant')
  expect(loads).toBe(0)
})

test('T-LOOK-54 after four hundred boards the page holds what it held after ten: elements, listeners and live subscriptions', async ({
  plant,
  browser,
}) => {
  const SECONDS = 5
  await aMorning(plant)
  const context = await browser.newContext({ viewport: sizes[0], reducedMotion: 'reduce' })
  const page = await context.newPage()
  // The lists of those who hear live events are nobody's to see: the page's own map of them is noticed when it is made.
  await page.addInitScript(() => {
    const { set } = Map.prototype
    Map.prototype.set = function (key: unknown, value: unknown) {
      if (key === 'MachineChanged' && value instanceof Set) Object.assign(window, { heard: this })
      return set.call(this, key, value)
    }
  })
  await page.clock.install()
  await page.goto(await wallOf(plant, { seconds: SECONDS, boards: boards.filter((board) => board !== 'andon') }))
  await drawn(page, 'plant')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    const subscriptions = await page.evaluate(() => {
      const { heard } = window as unknown as { heard: Map<string, Set<unknown>> }
      return [...heard.values()].reduce((sum, { size }) => sum + size, 0)
    })
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { subscriptions, elements, listeners: of('JSEventListeners'), nodes: of('Nodes') }
  }
  // In one leap each: second by second the page would be drawn two thousand times, and nothing else would happen.
  const turns = async (count: number) => {
    for (let turned = 0; turned < count; turned += 1) await page.clock.fastForward(SECONDS * 1000)
    await drawn(page, 'plant')
  }
  await turns(10)
  const before = await held()
  await turns(400)
  // A board waits for its first answer or says that what it shows is old, at either moment, and that goes again. Of what
  // stays, each of the eighty rounds would leave at least one.
  const most = 40
  await expect(async () => {
    const after = await held()
    expect(after.subscriptions).toBeLessThan(before.subscriptions + most)
    expect(after.elements).toBeLessThan(before.elements + most)
    expect(after.listeners).toBeLessThan(before.listeners + most)
    expect(after.nodes).toBeLessThan(before.nodes + 2 * most)
  }).toPass({ timeout: patience(40_000) })
  await context.close()
})

test('T-LOOK-57 a wall says what it waits for, since when it has no connection and how old what it shows is, and good news as such', async ({
  plant,
  page,
}) => {
  await aMorning(plant)
  await page.goto(await wallOf(plant, { boards: ['plant', 'maintenance'] }))
  await drawn(page, 'plant')
  await plant.stopServer()
  await expect(page.getByText(/^No connection since \d\d:\d\d · what is shown is \d+ (s|min) old$/)).toBeVisible()
  await expect(heading(page)).toHaveText('Plant today')
  await expect(shownBoard(page).getByText('Good today')).toBeVisible()
  await plant.startServer()
  await expect(page.getByText(/^No connection since/)).toHaveCount(0)
  await plant.sql('delete from machine_state')
  await plant.sql("update machine_state set last_signal = now() - interval '3 days'")
  await page.reload()
  await expect(page.getByText('Waiting for the first signal of the day')).toBeVisible()
  await expect(page.getByText('No machine has sent anything yet.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('No machine is in technical fault')).toBeVisible()
})

test('T-LOOK-51 T-LOOK-113 the machine that needs somebody comes first as soon as it stands, and its page turns by itself', async ({
  plant,
  page,
}) => {
  await plant.allRunning()
  await page.clock.install()
  await page.goto(await wallOf(plant, { boards: ['andon'] }))
  await drawn(page, 'andon')
  const first = shownBoard(page).locator('li').first()
  await expect(first).toHaveAttribute('data-state', 'running')
  await expect(page.getByText('Pieces of the shift: good / planned by now')).toBeVisible()
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible()
  await plant.signal('P202', 'stopped')
  await expect(first).toContainText('P202')
  await expect(first).toHaveAttribute('data-state', 'uncoded')
  await expect(first).toContainText('Uncoded stop')
  await page.clock.runFor(15_000)
  await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible()
  await plant.signal('P202', 'running')
})

test('T-LOOK-58 an administrator hangs up boards of a place; who is signed in sees all six from the menu', async ({
  plant,
  page,
  signIn,
  browser,
}) => {
  await plant.allRunning()
  await signIn('admin', { path: '/admin/wall-links' })
  await page.getByRole('button', { name: 'New wall link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Assembly')
  await dialog.getByRole('combobox', { name: 'Place' }).click()
  await page.getByRole('option', { name: 'Department: Assembly' }).click()
  for (const board of ['Plant today', 'Losses today', 'Quality today', 'Maintenance']) {
    await dialog.getByRole('checkbox', { name: board }).click()
  }
  await dialog.getByRole('textbox', { name: 'Seconds: Machines now' }).fill('45')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const address = await page.getByLabel('Address').inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const card = page.getByRole('listitem', { name: 'Assembly' })
  await expect(card).toContainText('Machines now, 45 s · Late and at risk, 30 s')
  await expect(card).toContainText('Assembly')
  const context = await browser.newContext({ viewport: sizes[2], locale: 'en-GB' })
  const wall = await context.newPage()
  await wall.goto(address)
  await onBoard(wall, 'andon')
  await expect(wall).toHaveURL(/\/isolation\/boards$/)
  const names = shownBoard(wall).locator('li h2')
  await expect(names.first()).toContainText(/^A4/)
  for (const name of await names.allTextContents()) expect(name).toMatch(/^A4/)
  await context.close()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Wall boards' }).click()
  await expect(heading(page)).toHaveText('Plant today')
  for (const title of ['Maintenance', 'Quality today', 'Late and at risk', 'Losses today']) {
    await page.keyboard.press('ArrowLeft')
    await expect(heading(page)).toHaveText(title)
  }
})
