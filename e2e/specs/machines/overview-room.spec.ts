import type { Page } from '@playwright/test'
import { runFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { machineRow, selectMachine } from '../../pages/overview.ts'
import { expectPath, visit, withUser } from '../../pages/shell.ts'

/** Words with a figure in them of which a part lies outside of a box that hides it, and headings that are cut. */
const cutFigures = (page: Page) =>
  page.getByRole('grid').evaluate((grid) => {
    const cut: string[] = []
    const walker = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement
      if (element.closest('svg') || element.closest('[title]')) continue
      const isHeading = element.closest('[role=columnheader]') !== null
      if (!isHeading && !/\d/.test(node.textContent ?? '')) continue
      const words = document.createRange()
      words.selectNodeContents(node)
      const { left, right, bottom } = words.getBoundingClientRect()
      for (let box: Element | null = element; box && box !== grid; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const outside =
          (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) ||
          (overflowY !== 'visible' && isHeading && bottom > edge.bottom + 1)
        const ofCell = (box.role === 'gridcell' || box.role === 'columnheader') && right > edge.right + 1
        if (outside || ofCell) cut.push(node.textContent ?? '')
      }
    }
    return { cut, sideways: grid.scrollWidth - grid.clientWidth }
  })

/** Goes through the pages of columns, of which none may cut anything, and back to the first. */
async function columnsOfAllPages(page: Page): Promise<number> {
  const more = page.getByRole('button', { name: /^\d+ (more column|kolumn(er)? till|weitere Spalte)/ })
  const first = page.getByRole('button', { name: /^(First columns|Första kolumnerna|Erste Spalten)$/ })
  const seen = new Set<string>()
  for (;;) {
    expect(await cutFigures(page)).toEqual({ cut: [], sideways: 0 })
    for (const heading of await page.getByRole('columnheader').allInnerTexts()) seen.add(heading)
    if ((await more.count()) === 0) break
    await more.click()
  }
  if ((await first.count()) > 0) await first.click()
  return seen.size
}

/** A state that lasts for months, an order of millions, a machine of which nothing was heard for days; and the way back. */
async function longContents(plant: Plant): Promise<() => Promise<void>> {
  const states = await plant.sql<{ machine_id: string; since: string; last_signal: string }>(
    "select machine_id, since::text, last_signal::text from machine_state where company_id = 1000 and machine_id in ('C302', 'C303')",
  )
  const [order] = await plant.sql<{ card_no: string; good_qty: string; planned_op_qty: string }>(
    `select c.card_no, c.good_qty, c.planned_op_qty from card c join order_run r using (company_id, card_no)
     where company_id = 1000 and r.machine_id = 'C304' and r.end_time is null limit 1`,
  )
  const make = (good: string, planned: string) =>
    plant.sql('update card set good_qty = $2, planned_op_qty = $3 where company_id = 1000 and card_no = $1', [
      order?.card_no,
      good,
      planned,
    ])
  await plant.sql("update machine_state set since = now() - interval '123 days 22 hours' where machine_id = 'C302'")
  await plant.sql("update machine_state set last_signal = now() - interval '3 days' where machine_id = 'C303'")
  await make('1234567.25', '2500000')
  const leaveKilograms = await kilograms(plant)
  return async () => {
    await leaveKilograms()
    for (const { machine_id, since, last_signal } of states) {
      await plant.sql(
        'update machine_state set since = $2, last_signal = $3 where company_id = 1000 and machine_id = $1',
        [machine_id, since, last_signal],
      )
    }
    await make(order?.good_qty ?? '0', order?.planned_op_qty ?? '0')
  }
}

/** Today C304 has made pieces and C305 kilograms; and the way back. */
async function kilograms(plant: Plant): Promise<() => Promise<void>> {
  const undo: (() => Promise<unknown>)[] = []
  for (const [machine_id, unit, good, scrap] of [
    ['C304', 'pcs', 12_345, 12],
    ['C305', 'kg', 345.25, 2.75],
  ] as const) {
    const [run] = await plant.sql<{ p_order: string; part_no: string; op_number: string; unit: string }>(
      `select r.p_order, p.part_no, p.op_number, p.unit from order_run r join card c using (company_id, card_no)
         join part p using (company_id, part_no, op_number)
       where company_id = 1000 and r.machine_id = $1 and r.end_time is null limit 1`,
      [machine_id],
    )
    const [{ day } = { day: '' }] = await plant.sql<{ day: string }>(
      "select (now() at time zone 'Europe/Stockholm')::date::text as day",
    )
    const away = async () => {
      for (const table of ['run_figures', 'shift_figures']) {
        await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = $1 and day = $2 and shift = 1`, [
          machine_id,
          day,
        ])
      }
    }
    await away()
    const made = { machine_id, day, reported_qty: good, scrap_qty: scrap }
    await shiftFigures(plant, { ...made, run_ms: 600_000, reported_ideal_ms: 600_000 })
    await runFigures(plant, { ...made, p_order: Number(run?.p_order) })
    const called = (name: string | undefined) =>
      plant.sql('update part set unit = $3 where company_id = 1000 and part_no = $1 and op_number = $2', [
        ...[run?.part_no, run?.op_number],
        name,
      ])
    await called(unit)
    undo.push(away, () => called(run?.unit))
  }
  return async () => {
    for (const step of undo) await step()
  }
}

test.beforeEach(async ({ plant }) => {
  await plant.allRunning()
})

for (const language of ['en', 'sv', 'de'] as const) {
  test(`T-LOOK-24 in ${language} no figure, time or heading is cut from 1024 to 3840 px, and what has no room is one press away`, async ({
    page,
    plant,
    signIn,
  }) => {
    // Eight widths, each with all of its pages.
    test.slow()
    const leave = await longContents(plant)
    await withUser(plant, 'supervisor', { language }, async () => {
      await signIn('supervisor', { path: '/machines/zone/B2' })
      for (const width of [1024, 1152, 1280, 1440, 1680, 1920, 2560, 3840]) {
        await page.setViewportSize({ width, height: 800 })
        const row = machineRow(page, 'C304')
        await expect(row).toBeVisible()
        await expect(async () => expect(await columnsOfAllPages(page)).toBe(13)).toPass()
      }
    })
    await leave()
  })
}

test('T-LOOK-24 what matters most stays: on a narrow screen the machine, its state, time and strip', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn('operator', { path: '/machines/zone/B2' })
  const headers = page.getByRole('columnheader')
  await expect(headers.filter({ hasText: 'Last 8 hours' })).toBeVisible()
  for (const name of ['State', 'Time', 'Machine', 'Uncoded'])
    await expect(headers.filter({ hasText: name })).toHaveCount(1)
  const more = page.getByRole('button', { name: /more columns?$/ })
  await expect(more).toHaveAttribute('title', /Tool/)
  await more.click()
  await expect(headers.filter({ hasText: 'Tool' })).toHaveCount(1)
  for (const name of ['State', 'Machine']) await expect(headers.filter({ hasText: name })).toHaveCount(1)
  await page.setViewportSize({ width: 2560, height: 1200 })
  await expect(headers).toHaveCount(13)
  await expect(more).toHaveCount(0)
})

test('T-LOOK-25 each row has the last eight hours as a line, told in words, that follows its machine', async ({
  page,
  plant,
  signIn,
}) => {
  const minute = 60_000
  await plant.signal('C305', 'running', Date.now() - 50 * minute)
  await plant.signal('C305', 'stopped', Date.now() - 40 * minute)
  await plant.signal('C305', 'running', Date.now() - 20 * minute)
  await signIn('operator', { path: '/machines/zone/B2' })
  const line = machineRow(page, 'C305').getByRole('img', { name: /^Last 8 hours: / })
  const uncoded = async () =>
    Number((await line.getAttribute('aria-label'))?.match(/uncoded (?:(\d+) h )?(\d+) min/)?.[2] ?? -1)
  const fills = () => line.locator('path').evaluateAll((all) => all.map((one) => one.getAttribute('fill')))
  await expect(line).toHaveAccessibleName(/running .*, stopped .*, uncoded /)
  expect(await fills()).toContain('var(--state-running)')
  expect(await fills()).toContain('var(--state-uncoded)')
  const before = await uncoded()
  expect(before).toBeGreaterThanOrEqual(20)
  // What happens at the machine is on its line at once, and a reason that an earlier stop is given takes the colour away.
  await plant.signal('C305', 'stopped')
  await expect(machineRow(page, 'C305')).toContainText('Uncoded stop')
  await plant.sql(
    "update stop set stop_reason = '501' where company_id = 1000 and machine_id = 'C305' and stop_reason = '-' and end_time is not null",
  )
  await plant.signal('C305', 'running')
  await expect.poll(uncoded).toBeLessThan(before)
  expect((await fills()).some((fill) => fill?.startsWith('#'))).toBe(true)
})

test('T-LOOK-25 the overview asks once for all strips, not for each machine', async ({ page, signIn }) => {
  const asked: object[] = []
  await page.route('**/api/call', (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: object }
    if (name === 'get_recent_strips') asked.push(payload)
    return route.fallback()
  })
  await signIn('operator', { path: '/machines/all' })
  await expect(machineRow(page, 'A401').getByRole('img', { name: /^Last 8 hours: / })).toBeVisible()
  await visit(page, '/machines/zone/B2')
  await expect(machineRow(page, 'C305').getByRole('img', { name: /^Last 8 hours: / })).toBeVisible()
  expect(asked.filter((payload) => Object.keys(payload).length === 0).length).toBeLessThanOrEqual(2)
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('T-LOOK-27 machines are grouped by department with what they do together; the address keeps it', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.signal('C306', 'stopped')
  await signIn('operator', { path: '/machines/all' })
  await page.getByRole('button', { name: 'Group by' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zone' }).click()
  await expectPath(page, '/machines/all?group=zone')
  const heading = page.getByRole('row', { name: /^Hall B, cells/ })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toContainText('8 machines')
  await expect(heading).toContainText('6 running')
  await expect(heading).toContainText('1 stopped')
  await expect(heading).toContainText(/[1-9]\d* uncoded/)
  await expect(heading).toContainText('1 without contact')
  await expect(heading).toContainText('Availability')
  await plant.signal('C306', 'running')
  await expect(heading).toContainText('7 running')
  await expect(heading).toContainText('0 stopped')
  // It stood, and nobody has said why.
  await expect(heading).toContainText(/[1-9]\d* uncoded/)
  // A heading is nothing to choose.
  await selectMachine(page, 'C305')
  await heading.click()
  await expect(page.getByRole('row', { selected: true })).toContainText('C305')
  await page.reload()
  const headings = page.getByRole('row', { name: /\d+ machines/ })
  await expect(headings.first()).toBeVisible()
  await page.getByRole('button', { name: 'Group by' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'No groups' }).click()
  await expectPath(page, '/machines/all')
  await expect(machineRow(page, 'C305')).toBeVisible()
  await expect(headings).toHaveCount(0)
})

for (const width of [390, 1024, 1920]) {
  test(`T-LOOK-91 on ${width} px a group tells what it made of each unit, its scrap and OEE, of the time that it names`, async ({
    page,
    plant,
    signIn,
  }) => {
    const leave = await kilograms(plant)
    await page.setViewportSize({ width, height: 900 })
    await signIn('operator', { path: '/machines/zone/B2?group=zone' })
    const heading =
      width === 390 ? page.getByRole('heading', { level: 2 }) : page.getByRole('row', { name: /^Hall B, / })
    await expect(heading).toContainText(/Today: ?Good (?=.*12,345 pcs)(?=.*345\.25 kg)/)
    await expect(heading).toContainText(/Scrap (?=.*12 pcs)(?=.*2\.75 kg)/)
    await expect(heading).toContainText(/OEE\s+\d/)
    if (width !== 390) {
      expect(await cutFigures(page)).toEqual({ cut: [], sideways: 0 })
      const [box, row] = [await heading.getByText('Today:').boundingBox(), await heading.boundingBox()]
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await leave()
  })
}

test('T-LOOK-91 T-LOOK-115 good and scrap of a row are of one period, which stands over both; the order’s own are named so', async ({
  page,
  plant,
  signIn,
}) => {
  const leave = await kilograms(plant)
  await page.setViewportSize({ width: 2560, height: 1200 })
  await signIn('operator', { path: '/machines/zone/B2' })
  const headers = page.getByRole('columnheader')
  await expect(headers.filter({ hasText: 'Scrap, today' })).toHaveCount(1)
  const names = await headers.allInnerTexts()
  const [good, scrap] = [names.indexOf('Good, today'), names.indexOf('Scrap, today')]
  expect(good).toBeGreaterThan(0)
  const cells = machineRow(page, 'C305').getByRole('gridcell')
  await expect(cells.nth(good)).toContainText('345.25 kg')
  await expect(cells.nth(scrap)).toContainText('2.75 kg')
  await expect(headers.filter({ hasText: 'Order: good / planned' })).toHaveCount(1)
  await expect(cells.nth(names.indexOf('Order: good / planned'))).toContainText(/^[\d.,]+ \/ [\d,]+ kg/)
  await page.getByRole('button', { name: 'Period of the figures' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Last 24 hours' }).click()
  await expect(headers.nth(good)).toHaveText('Good, last 24 hours')
  await expect(headers.nth(scrap)).toHaveText('Scrap, last 24 hours')
  await page.getByRole('button', { name: 'Period of the figures' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Today', exact: true }).click()
  await leave()
})
