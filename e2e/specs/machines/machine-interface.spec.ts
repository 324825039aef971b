import { minutesAgo, plantDayOf } from '@takt/server/ground/db/makes.fixture.ts'
import { runFigures } from '@takt/server/history/history.fixture.ts'
import { bookedOn } from '@takt/server/orders/orders.fixture.ts'
import { aCompanySetting } from '@takt/server/setup/setup.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { colourfulness, colourOf } from '../../pages/colours.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { withFunctions, withPlanned, withRunsKept } from '../../pages/orders.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { answerSetup, sayWhoStarts } from '../../pages/start-questions.ts'

test('T-ROUTE-35 T-ROUTE-35-X T-PLANT-300 T-PLANT-325 the cockpit shows state, people, the order with scrap and what is left, OEE of order, shift and day with a light for each factor, and a button for each menu that is switched on', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const [order] = await plant.sql<{ card_no: string; work_order_no: string; part_no: string; scrap_qty: number }>(
    `select c.card_no, c.work_order_no, c.part_no, c.scrap_qty::float as scrap_qty from order_run r
       join card c using (company_id, card_no)
     where r.company_id = 1000 and r.machine_id = 'M106' and r.end_time is null`,
  )
  const scrap = (quantity: number) =>
    plant.sql('update card set scrap_qty = $2 where company_id = 1000 and card_no = $1', [order?.card_no, quantity])
  const terminal = (name: string, value: number) =>
    plant.sql(
      `update machine set touch_config = jsonb_set(touch_config, array[$1], to_jsonb($2::int))
       where company_id = 1000 and machine_id = 'M106'`,
      [name, value],
    )
  const judged = (green: number, yellow: number) =>
    plant.sql(
      `update machine set efficiency_green_limit = $1, efficiency_yellow_limit = $2
       where company_id = 1000 and machine_id = 'M106'`,
      [green, yellow],
    )
  const tooMany = (made: boolean) =>
    made
      ? bookedOn(plant, { card_no: order?.card_no ?? '' }).then(({ machine_id, p_order }) =>
          runFigures(plant, {
            ...{ machine_id, p_order, day: plantDayOf(minutesAgo(24 * 60)), shift: 77 },
            ...{ run_ms: 3_600_000, reported_qty: 1000, reported_ideal_ms: 36_000_000 },
          }),
        )
      : plant.sql('delete from run_figures where company_id = 1000 and shift = 77')
  await scrap(37)
  // Ten hours' pieces in one.
  await tooMany(true)
  // No availability is above these.
  await judged(102, 101)
  await terminal('refresh_interval', 3)
  try {
    await signIn('supervisor', { path: '/interface/M106' })
    const main = page.getByRole('main')
    await expect(main.getByText('Running', { exact: true }).first()).toBeVisible()
    const orders = main.getByRole('region', { name: 'Running orders' })
    await expect(orders).toContainText(order?.work_order_no ?? '-')
    await expect(orders).toContainText(order?.part_no ?? '-')
    await expect(orders).toContainText(/37 scrap.*left/)
    for (const name of ['OEE of the order', 'OEE of the shift', 'OEE of today']) {
      await expect(main.getByRole('region', { name })).toContainText(/A.*P.*Q.*OEE/)
    }
    const ofToday = main.getByRole('region', { name: 'OEE of today' })
    await expect(ofToday.getByRole('definition').first().getByRole('img', { name: 'Bad' })).toBeVisible()
    const ofOrder = main.getByRole('region', { name: 'OEE of the order' })
    await expect(ofOrder).toContainText(/check the planned time per piece of .+, the pieces per cycle/)
    await expect(ofOrder.getByRole('definition').last().getByRole('img')).toHaveAccessibleName('Watch')
    const people = main.getByRole('region', { name: /^Signed in/ })
    await expect(people).toContainText('Maria Bergström')
    await expect(people).toContainText('Manning 0.33')
    // Cycles of today, told as they come; the figures are asked for again at the terminal's own interval.
    const today = main.getByRole('region', { name: 'Today', exact: true })
    const cycles = await today.textContent()
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/call') && request.postDataJSON().name === 'get_machine_figures',
    )
    await plant.cycles('M106', 5)
    await expect(today).not.toHaveText(cycles ?? '')
    await asked

    await plant.signal('M106', 'stopped')
    await expect(main.getByText('Uncoded stop').first()).toBeVisible()
    const uncoded = main.getByRole('region', { name: /^Uncoded stops/ })
    await uncoded.getByRole('link', { name: /^\d+ stops?$/ }).click()
    await expectPath(page, '/interface/M106/uncoded')

    await visit(page, '/interface/M106')
    const menu = await moreActions(page)
    for (const name of ['Planned orders', 'Notes', 'Cavities']) {
      await expect(menu.getByRole('button', { name })).toBeVisible()
    }
    await terminal('notes_menu', 0)
    await terminal('order_menu', 0)
    await page.keyboard.press('Escape')
    await visit(page, '/interface/M106')
    await moreActions(page)
    await expect(menu.getByRole('button', { name: 'Cavities' })).toBeVisible()
    await expect(menu.getByRole('button', { name: /Notes|orders/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await people.getByRole('button', { name: 'People' }).click()
    await expectPath(page, '/interface/M106/signed-in')
  } finally {
    await plant.signal('M106', 'running')
    for (const name of ['notes_menu', 'order_menu']) await terminal(name, 1)
    await terminal('refresh_interval', 10)
    await scrap(order?.scrap_qty ?? 0)
    await judged(85, 60)
    await tooMany(false)
  }
})

test('T-ROUTE-35-X T-LOOK-133 without a running order the next planned ones are offered and can be started right there', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await withFunctions(plant, 'A402', [], () =>
    withRunsKept(plant, 'A402', () =>
      withPlanned(plant, 'A402', {}, async (card) => {
        await plant.sql(
          "update order_run set end_time = now() where company_id = 1000 and machine_id = 'A402' and end_time is null",
        )
        await signIn('operator', { path: '/interface/A402' })
        const next = page.getByRole('list', { name: 'Next in the plan' })
        const [planned] = await plant.sql<{ left: string; all: string }>(
          `select trim(to_char(planned_op_qty - good_qty, '999,999')) as left, trim(to_char(planned_op_qty, '999,999')) as all
           from card where company_id = 1000 and card_no = $1`,
          [card.card_no],
        )
        const offered = next.getByRole('button', { name: new RegExp(card.work_order_no) })
        await expect(offered).toContainText(`${planned?.left} pcs left`)
        await expect(offered).toContainText(/Planned start \d/)
        await offered.click()
        await expect(page.locator('[data-bottom-bar]')).toContainText(`${planned?.all} pcs planned`)
        await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Start', exact: true }).click()
        await answerSetup(page)
        await sayWhoStarts(page)
        await expect(page.getByText(`Work order started! ${card.work_order_no}`)).toBeVisible()
        await expect(page.getByRole('region', { name: 'Running orders' })).toContainText(`Card ${card.card_no}`)
        await expect(next).toHaveCount(0)
      }),
    ),
  )
})

test('T-LOOK-134 what runs leads on to what is next: from the list of running orders, and from the cockpit by a link for a finger', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await withPlanned(plant, 'A402', {}, async () => {
    await signIn('operator', { path: '/interface/A402/running-orders' })
    await page.getByRole('button', { name: 'Planned orders' }).click()
    await expectPath(page, '/interface/A402/planned-orders')
    await visit(page, '/interface/A402')
    const next = page.getByRole('region', { name: 'Running orders' }).locator('p').filter({ hasText: /^Next/ })
    const link = next.getByRole('link')
    await expect(next).toContainText(/pcs left$/)
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
    await link.click()
    await expectPath(page, '/interface/A402/planned-orders')
  })
})

test('T-STATE-01-B a machine that is silent for five minutes says since when, and what it did before', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const heard = (ago: string) =>
    plant.sql(
      `update machine_state set last_signal = now() - interval '${ago}' where company_id = 1000 and machine_id = 'A405'`,
    )
  // Without a setting of the company's own it is five minutes.
  const [own] = await plant.sql<{ value: string }>(
    "delete from company_setting where company_id = 1000 and name = 'noContactSeconds' returning value",
  )
  try {
    await heard('4 minutes')
    await signIn('operator', { path: '/machines/zone/C1' })
    const row = page.getByRole('row', { name: /\bA405\b/ })
    await expect(row).toContainText('Running')
    await expect(row).not.toContainText('No contact')
    await heard('6 minutes')
    await page.reload()
    await expect(row).toContainText(/No contact/)
    await expect(row).toContainText('Last heard: Running')
    const [last] = await plant.sql<{ at: string }>(
      `select to_char(last_signal at time zone 'Europe/Stockholm', 'HH24:MI') as at
       from machine_state where company_id = 1000 and machine_id = 'A405'`,
    )
    await expect(row).toContainText(`since ${last?.at}`)
    // Grey, beside a machine that runs and is green.
    const running = page.getByRole('row').locator('[data-tone="running"]').first()
    expect(colourfulness(await colourOf(row.locator('[data-tone]'), 'backgroundColor'))).toBeLessThan(40)
    expect(colourfulness(await colourOf(running, 'backgroundColor'))).toBeGreaterThan(80)
    await visit(page, '/interface/A405')
    const state = page.getByRole('main').getByText(`no contact since ${last?.at}`)
    await expect(state).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Last heard: Running')
    expect(colourfulness(await colourOf(state.locator('..'), 'backgroundColor'))).toBeLessThan(40)
  } finally {
    await aCompanySetting(plant, { name: 'noContactSeconds', value: own?.value ?? '120' })
    await plant.signal('A405', 'running')
  }
})
