import { aCard, aGoodTransaction, anOrderRun, aPart } from '@takt/server/orders/orders.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'

test('T-LOOK-09 the first screen of the cockpit answers its four questions without scrolling, on a terminal', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.cycles('M104', 12)
  await signIn('operator', { path: '/interface/M104' })
  const main = page.getByRole('main')
  const shift = main.getByRole('region', { name: /\d\d:\d\d–\d\d:\d\d$/ })
  await expect(shift.getByRole('list', { name: 'Pieces per hour' })).toBeVisible()
  const wanted = [
    main.getByText('Running', { exact: true }).first(),
    main.getByRole('button', { name: 'Report quantity' }),
    main.getByRole('button', { name: 'More', exact: true }),
    shift.getByRole('list', { name: 'Pieces per hour' }),
    shift.getByText(/planned by now, .* by the end/),
    shift.getByRole('region', { name: 'OEE of the shift' }),
    main
      .getByRole('region', { name: 'Running orders' })
      .getByText(/an hour|done/)
      .first(),
    main.getByRole('region', { name: /^Uncoded stops/ }),
  ]
  for (const one of wanted) await expect(one).toBeInViewport({ ratio: 1 })
})

for (const width of [390, 1280]) {
  test(`T-LOOK-94 T-LOOK-113 on ${width} px the shift tells pieces and kilograms apart, each beside what was planned and by its hours`, async ({
    page,
    plant,
    signIn,
  }) => {
    const [card_no, machine_id] = [`KG-${width}`, 'M104']
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await plant.allRunning()
    await aPart(plant, { part_no: card_no, unit: 'kg', planned_unit_time: 36 })
    await aCard(plant, { card_no, machine_id, part_no: card_no, planned_op_qty: 100 })
    await anOrderRun(plant, { machine_id, card_no, start_time: ago(2), end_time: ago(1), insatser: 1 })
    await aGoodTransaction(plant, { card_no, good_qty: 480.5, trans_time: ago(1.5) })
    await page.setViewportSize({ width, height: 844 })
    await signIn('operator', { path: `/interface/${machine_id}` })
    const shift = page.getByRole('main').getByRole('region', { name: /\d\d:\d\d–\d\d:\d\d/ })
    await expect(shift.getByRole('list', { name: /^Pieces per hour/ })).toHaveCount(2)
    await expect(shift.getByRole('list', { name: /^Pieces per hour/ }).first()).toHaveAccessibleName(
      'Pieces per hour pcs',
    )
    await expect(shift.getByRole('list', { name: 'Pieces per hour kg' })).toContainText('480.5')
    await expect(shift.getByRole('paragraph').filter({ hasText: /^480\.5 kg/ })).toContainText('of 100 planned by now')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const table of ['good_transaction', 'order_run', 'card']) {
      await plant.sql(`delete from ${table} where company_id = 1000 and card_no = $1`, [card_no])
    }
  })
}

test('T-LOOK-10 T-LOOK-18 T-LOOK-19 a stop on the line of the shift is pressed, named, coded from there, and that is undone', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  const minute = 60_000
  await plant.signal('M107', 'running', Date.now() - 40 * minute)
  await plant.signal('M107', 'stopped', Date.now() - 30 * minute)
  await plant.signal('M107', 'running', Date.now() - 20 * minute)
  await signIn('operator', { path: '/interface/M107' })
  const stop = page
    .getByRole('listbox', { name: 'Stops of the shift' })
    .getByRole('option', { name: /10:00, Not coded yet/ })
  // Beside it: a gloved finger does not meet six pixels.
  const box = (await stop.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width + 12, box.y + box.height / 2)
  await expect(stop).toHaveAttribute('aria-selected', 'true')
  // Away from it again; and the keyboard reaches it, too.
  await page.mouse.click(box.x - 150, box.y + box.height / 2)
  await expect(stop).toHaveAttribute('aria-selected', 'false')
  await page.getByRole('listbox', { name: 'Stops of the shift' }).press('End')
  await expect(stop).toHaveAttribute('aria-selected', 'true')
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toContainText(/M107 .* · 10 min · Not coded yet/)
  await bar.getByRole('button', { name: 'Code', exact: true }).click()
  await expectPath(page, /\/interface\/M107\/stopcode\?stop=/)
  const panel = await chooseCode(page, '205')
  await panel.getByRole('button', { name: 'Save stop code' }).click()
  // Back where it was pressed.
  await expectPath(page, '/interface/M107')
  await expect(
    page.getByRole('listbox', { name: 'Stops of the shift' }).getByRole('option', { name: /10:00, 205 / }),
  ).toBeVisible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 stop is as it was before.')).toBeVisible()
  await expect(stop).toBeVisible()
})

test('T-LOOK-11 what was pressed most at a machine stands first among its other actions', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await signIn('operator', { path: '/interface/M106' })
  const dialog = await moreActions(page)
  await expect(dialog.getByRole('region').first()).toHaveAccessibleName('Orders')
  await dialog.getByRole('button', { name: 'Notes' }).click()
  await expectPath(page, '/interface/M106/notes')
  await visit(page, '/interface/M106')
  await moreActions(page)
  const used = dialog.getByRole('region', { name: 'Used most here' })
  await expect(used.getByRole('button')).toHaveText(['Notes'])
  await expect(dialog.getByRole('button', { name: 'Notes' })).toHaveCount(2)
})
