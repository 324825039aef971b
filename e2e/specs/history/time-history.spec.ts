import { expect, test } from '../../fixtures/takt.ts'
import { choosePeriod } from '../../pages/period.ts'
import { seriousFindings } from '../../pages/serious-findings.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { codeElsewhere, stopsSince } from '../../pages/stops.ts'
import { makePlacedStops, plot, pointOf, tapBar } from '../../pages/time-history.ts'

const two = '/machines/all/time-history?machines=M110%3BM111&period=8h'
const rows = { rows: 2 }

test('T-ROUTE-27 T-ROUTE-27-X T-LOOK-68 of all machines those with most to code are shown until some are chosen; their stops are bars that are tapped, dragged over and selected by row', async ({
  page,
  plant,
  signIn,
}) => {
  const stops = await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await signIn('operator', { path: '/machines/all/time-history' })
  await expect(page.getByText(/^Eight machines are shown: those with stops to code first/)).toBeVisible()
  await expect(plot(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Machines (8)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^M110 / }).click()
  await dialog.getByRole('searchbox').fill('M111')
  await dialog.getByRole('checkbox', { name: /^M111 / }).click()
  await dialog.getByRole('button', { name: 'Show 2 machines' }).click()
  await choosePeriod(page, 'Last 8 hours')
  await expectPath(page, two)
  const row = page.getByRole('button', { name: /^M110 .* 3 uncoded$/ })
  await expect(row).toBeVisible()

  const bar = page.getByRole('complementary')
  await tapBar(page, stops[0]!, { row: 0, ...rows })
  await expect(bar).toContainText('1 stop selected')
  await expect(page.getByRole('option', { selected: true })).toHaveAccessibleName(/^M110, .* 5:00, Not coded yet$/)
  await tapBar(page, stops[2]!, { row: 0, ...rows, modifiers: ['Shift'] })
  await expect(bar).toContainText('3 stops selected')
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  await row.click()
  await expect(bar).toHaveCount(0)

  // From the second stop of one machine to the third of the other.
  const from = await pointOf(page, stops[1]!.start - 120_000, { row: 0, ...rows })
  const to = await pointOf(page, stops[2]!.end + 120_000, { row: 1, ...rows })
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect(bar).toContainText('4 stops selected')
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(row).toHaveAttribute('aria-pressed', 'false')

  // The same, one row per hour and machine: a stop over the hour stands in both.
  await page.getByRole('radio', { name: 'Machine and hour' }).click()
  await expect(page.getByRole('button', { name: /^M110 \d\d:00 \d uncoded$/ }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^M110 \d\d:00 \d uncoded$/ })
    .first()
    .click()
  await expect(bar).toContainText(/[1-3] stops? selected/)
})

test('T-ROUTE-28 T-ROUTE-21-X selected stops are coded together, and the picture shows what they are then', async ({
  page,
  plant,
  signIn,
}) => {
  const stops = await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await signIn('operator', { path: two })
  await page.getByRole('button', { name: /^M110 .* 3 uncoded$/ }).click()
  const bar = page.getByRole('complementary')
  await bar.getByRole('button', { name: 'Code', exact: true }).click()
  await expectPath(page, two.replace('?', '/code?'))
  await expect(page.getByRole('list', { name: 'Stops to code' }).getByRole('listitem')).toHaveCount(3)
  await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Code 3 stops' }).click()
  await expect(page.getByText('3 stops coded: 502 Break')).toBeVisible()
  await expectPath(page, two)
  const now = await stopsSince(plant, 'M110', stops[0]!.start - 1000)
  expect(now.map(({ stop_reason }) => stop_reason)).toEqual(['502', '502', '502'])

  // A coded stop cannot be selected any more: it tells what it was.
  await expect(page.getByRole('button', { name: /^M110 .* uncoded$/ })).toHaveCount(0)
  await tapBar(page, stops[1]!, { row: 0, ...rows })
  await expect(page.locator('[data-details]')).toContainText(/502 Break.*M110 · \d\d:\d\d:\d\d–\d\d:\d\d:\d\d · 5:00/)
  await expect(bar).toHaveCount(0)

  // Opened without a choice, the page returns to the picture.
  await page.goto(two.replace('?', '/code?'))
  await expectPath(page, two)
})

test('T-PLANT-489 more than ten reasons are counted, and named when somebody wants to know', async ({
  page,
  plant,
  signIn,
}) => {
  for (const table of ['stop', 'signal', 'machine_state', 'machine_checkpoint']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and machine_id = 'M110'`)
  }
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  for (let at = 60; at > 12; at -= 4) {
    await plant.signal('M110', 'stopped', minutesAgo(at))
    await plant.signal('M110', 'running', minutesAgo(at - 2))
  }
  await plant.signal('M110', 'running')
  await plant.sql(
    `update stop s set stop_reason = c.stop_code
     from (select stop_code, names, row_number() over (order by stop_code) as n from stop_code
           where company_id = 1000 and stop_code ~ '^[2-6]') c,
       (select start_time, row_number() over (order by start_time) as n from stop
        where company_id = 1000 and machine_id = 'M110') o
     where s.company_id = 1000 and s.machine_id = 'M110' and s.start_time = o.start_time and o.n = c.n`,
  )
  await signIn('operator', { path: '/machines/all/time-history?machines=M110&period=h8' })
  const legend = page.getByRole('list', { name: 'Legend' })
  const more = legend.getByRole('button', { name: '2 more reasons' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  const folded = await legend.getByRole('listitem').count()
  await more.click()
  await expect(legend.getByRole('listitem')).toHaveCount(folded + 2)
  const fewer = legend.getByRole('button', { name: 'Fewer reasons' })
  expect((await fewer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await fewer.click()
  await expect(legend.getByRole('listitem')).toHaveCount(folded)
})

test('by keyboard: arrows move between bars, space selects, Enter codes; a stop coded elsewhere leaves the selection and a running one grows', async ({
  page,
  plant,
  signIn,
}) => {
  await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await plant.signal('M111', 'stopped')
  const running = (await stopsSince(plant, 'M111', 0)).at(-1)!
  await signIn('operator', { path: two })
  await plot(page).focus()
  await page.keyboard.press('Home')
  const option = page.getByRole('option')
  await expect(option).toHaveAccessibleName(/^M110, /)
  await expect(plot(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAccessibleName(/^M111, /)
  await page.keyboard.press('End')
  await expect(option).toHaveAccessibleName(/^M111, .* to Ongoing, 0:\d\d, Not coded yet$/)
  const seconds = async () =>
    Number(/0:(\d\d),/.exec((await option.getAttribute('aria-label')) ?? '')?.[1] ?? Number.NaN)
  const before = await seconds()
  await expect.poll(seconds).toBeGreaterThan(before)
  await page.keyboard.press(' ')
  const bar = page.getByRole('complementary')
  await expect(bar).toContainText('3 stops selected')

  await codeElsewhere(plant, page, { machine_id: 'M111', stop: running.stop })
  await expect(bar).toContainText('2 stops selected')
  await plot(page).focus()
  await page.keyboard.press('Enter')
  await expectPath(page, two.replace('?', '/code?'))
  await expect(page.getByRole('list', { name: 'Stops to code' }).getByRole('listitem')).toHaveCount(2)
  await plant.signal('M111', 'running')
})

test('T-ROUTE-28-C W-ROUTE-28-C short addresses lead to the place one was last at, or to one machine; my machines are a place too', async ({
  page,
  plant,
  signIn,
}) => {
  await makePlacedStops(plant, 'M110')
  await signIn('operator', { path: '/machines/zone/A1' })
  await expect(page.getByText('M101').first()).toBeVisible()
  await visit(page, '/time-history')
  await expectPath(page, '/machines/zone/A1/time-history')
  await expect(page.getByText('M101', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Location: / }).click()
  await page.locator('a[href="/machines/zone/B2/time-history"]').click()
  await expectPath(page, '/machines/zone/B2/time-history')
  await page.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/machines/zone/B2')
  await visit(page, '/history/M110/time-history')
  await expectPath(page, '/machines/all/time-history?machines=M110')
  await expect(page.getByRole('button', { name: 'Machines (1)' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Machine and hour' })).toBeChecked()
  await visit(page, '/machines/mine/all/time-history')
  await expectPath(page, '/machines/mine/all/time-history')
  await expect(page.getByRole('heading', { name: 'Time history' })).toBeVisible()
})

test('zoom by buttons, wheel and double tap, back to all; the table tells the same stops', async ({
  page,
  plant,
  signIn,
}) => {
  const stops = await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await signIn('operator', { path: two })
  const all = page.getByRole('button', { name: 'Show all' })
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(all).toBeVisible()
  await page.getByRole('button', { name: 'Earlier' }).click()
  await all.click()
  await expect(all).toHaveCount(0)

  const { x, y } = await pointOf(page, stops[1]!.start - 300_000, { row: 0, ...rows })
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -400)
  await page.keyboard.up('Control')
  await expect(all).toBeVisible()
  await all.click()
  await page.mouse.dblclick(x, y)
  await expect(all).toBeVisible()
  // An hour is shown: its minutes are labelled.
  await expect(page.getByText(/^\d\d:(05|10)$/).first()).toBeVisible()
  await all.click()

  await page.getByRole('radio', { name: 'Table' }).click()
  const lines = page.getByRole('row').filter({ hasText: 'M110' })
  await expect(lines.first()).toContainText('Not coded yet')
  await lines.first().click()
  await expect(page.getByRole('complementary')).toContainText('1 stop selected')
})

test('T-LOOK-68 in the table each stop stands once, with all of its time, however many hours it lasted', async ({
  page,
  plant,
  signIn,
}) => {
  const [first] = await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await plant.sql(
    "update stop set start_time = start_time - interval '90 minutes' where company_id = 1000 and machine_id = 'M110' and start_time = $1",
    [new Date(first!.start)],
  )
  await signIn('operator', { path: two })
  await page.getByRole('radio', { name: 'Table' }).click()
  const lines = page.getByRole('row').filter({ hasText: 'M110' })
  await expect(lines).toHaveCount(3)
  await expect(lines.first()).toContainText('1:35:00')
  await expect(lines.last()).toContainText('5:00')
})

test('the time history with a bar chosen is free of serious accessibility findings', async ({
  page,
  plant,
  signIn,
}) => {
  await makePlacedStops(plant, 'M110')
  await makePlacedStops(plant, 'M111')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await signIn('operator', { path: two })
  await plot(page).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('option')).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('a tap selects, two fingers zoom', async ({ page, plant, signIn }) => {
    const stops = await makePlacedStops(plant, 'M110')
    await makePlacedStops(plant, 'M111')
    await signIn('operator', { path: two })
    await expect(page.getByRole('button', { name: /^M110 .* 3 uncoded$/ })).toBeVisible()
    const { x, y } = await pointOf(page, stops[0]!.start, { row: 0, ...rows })
    // Beside the bar, as a thick finger in a glove does.
    await page.touchscreen.tap(x - 8, y)
    await expect(page.getByRole('complementary')).toContainText('1 stop selected')

    const touch = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: x - 300 - apart, y, id: 1 },
      { x: x - 300 + apart, y, id: 2 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
    for (const apart of [40, 70, 100]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText('1 stop selected')
  })
})
