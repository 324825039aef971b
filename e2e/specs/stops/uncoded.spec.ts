import { expect, test } from '../../fixtures/takt.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { codeElsewhere, makeStops, stopRows, stopsSince } from '../../pages/stops.ts'

const everywhere = '/machines/zone/A1/uncoded/M101'

test('T-ROUTE-20 T-ROUTE-20-X T-ROUTE-21-X T-PANEL-19 T-PANEL-20 T-VALID-12 several uncoded stops are chosen and coded with one code', async ({
  page,
  plant,
  signIn,
}) => {
  const [first, second, third] = await makeStops(plant, 'M101', 3)
  await plant.signal('M101', 'stopped')
  await signIn('operator', { path: everywhere })
  const rows = stopRows(page)
  await expect(rows).toHaveCount(4)
  // Oldest first, the ongoing one marked.
  await expect(rows.filter({ hasText: 'Ongoing' })).toHaveCount(1)
  await expect(rows.last()).toContainText('Ongoing')
  await expect(rows.first()).toContainText('M101')

  const bar = page.getByRole('complementary')
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect(bar).toContainText('4 stops selected')
  await expect(bar.getByRole('button', { name: 'Split stop' })).toBeDisabled()
  await rows.last().click()
  await expect(bar).toContainText('3 stops selected')

  await bar.getByRole('button', { name: 'Code', exact: true }).click()
  await expectPath(page, `${everywhere}/code`)
  await expect(page.getByRole('heading', { name: 'Why did these 3 stops happen?' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Stops to code' }).getByRole('listitem')).toHaveCount(3)
  await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Code 3 stops' }).click()
  await expect(page.getByText('3 stops coded: 502 Break')).toBeVisible()
  await expectPath(page, everywhere)
  await expect(rows).toHaveCount(1)
  const now = await stopsSince(plant, 'M101', first?.start ?? 0)
  expect(now.map(({ stop, stop_reason }) => [stop, stop_reason])).toEqual([
    [first?.stop, '502'],
    [second?.stop, '502'],
    [third?.stop, '502'],
    [expect.any(String), '-'],
  ])

  // Opened without a choice, the page returns to its list.
  await page.goto(`${plant.url}${everywhere}/code`)
  await expectPath(page, everywhere)
  await plant.signal('M101', 'running')
})

test('T-ROUTE-19 T-ROUTE-33-X T-CALL-43-X a stop coded elsewhere leaves list and choice; one that was coded meanwhile is named, the others are coded', async ({
  page,
  plant,
  signIn,
}) => {
  const [gone, late] = await makeStops(plant, 'M102', 2)
  const [kept] = await makeStops(plant, 'M103', 1)
  await signIn('supervisor', { path: '/machines/zone/A1/uncoded-location' })
  const ours = stopRows(page).filter({ hasText: /M10[23]/ })
  await expect(ours).toHaveCount(3)
  for (const row of await ours.all()) await row.click()
  const bar = page.getByRole('complementary')
  await expect(bar).toContainText('3 stops selected')
  await codeElsewhere(plant, page, { machine_id: 'M102', stop: gone?.stop ?? '' })
  await expect(ours).toHaveCount(2)
  await expect(bar).toContainText('2 stops selected')

  await bar.getByRole('button', { name: 'Code', exact: true }).click()
  await expectPath(page, '/machines/zone/A1/uncoded-location/code')
  await chooseCode(page, '502')
  // Coded by another hand right before ours arrives, without this screen having heard of it.
  await page.route('**/api/call', async (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { machine_id: string } }
    if (name === 'update_uncoded_stop' && payload.machine_id === 'M102') {
      await codeElsewhere(plant, page, { machine_id: 'M102', stop: late?.stop ?? '' })
    }
    return route.fallback()
  })
  await bar.getByRole('button', { name: 'Code 2 stops' }).click()
  await expect(
    page.getByText(/1 of 2 stops coded\. Not coded: M102 .*\(Somebody else has coded this stop/),
  ).toBeVisible()
  const reasons = async (machine_id: string, stop: string | undefined) =>
    (
      await plant.sql('select stop_reason from stop where company_id = 1000 and machine_id = $1 and stop = $2', [
        machine_id,
        stop,
      ])
    )[0]
  expect(await reasons('M102', late?.stop)).toEqual({ stop_reason: '301' })
  expect(await reasons('M103', kept?.stop)).toEqual({ stop_reason: '502' })
  await expect(page.getByText('These stops are coded now')).toBeVisible()
})

test('T-ROUTE-43 T-CALL-17-X T-PLANT-257 at the terminal by keyboard: the ongoing shift, then all shifts; arrows move, space chooses, Enter opens, and it is coded', async ({
  page,
  plant,
  signIn,
}) => {
  const [earlier] = await makeStops(plant, 'M103', 1)
  await plant.sql(`update stop set shift = 9 where company_id = 1000 and machine_id = 'M103' and stop = $1`, [
    earlier?.stop,
  ])
  await signIn('operator', { path: '/interface/M103/uncoded' })
  await expect(page.getByText('No uncoded stops in this shift')).toBeVisible()
  await expect(page.getByText('1 uncoded stop in earlier shifts.')).toBeVisible()
  await plant.signal('M103', 'stopped')
  await expect(stopRows(page)).toHaveCount(1)
  await expect(stopRows(page)).toContainText('Ongoing')
  await page.getByRole('switch', { name: 'All shifts' }).click()
  await expect(stopRows(page)).toHaveCount(2)

  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(stopRows(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(stopRows(page).first()).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Enter')
  await expectPath(page, '/interface/M103/uncoded/code')
  await expect(page.getByRole('list', { name: 'Stops to code' })).toContainText('Ongoing')
  await chooseCode(page, '301')
  await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Code 1 stop' }).click()
  await expectPath(page, '/interface/M103/uncoded')
  // The next one of the earlier shifts can be coded at once; whoever comes from elsewhere sees the ongoing shift.
  await expect(page.getByRole('switch', { name: 'All shifts' })).toBeChecked()
  await expect(stopRows(page)).toHaveCount(1)
  await visit(page, '/interface/M103')
  await visit(page, '/interface/M103/uncoded')
  await expect(page.getByText('1 uncoded stop in earlier shifts.')).toBeVisible()
  const coded = await plant.sql<{ stop_reason: string }>(
    `select stop_reason from stop where company_id = 1000 and machine_id = 'M103' order by start_time desc limit 2`,
  )
  expect(coded.map(({ stop_reason }) => stop_reason).toSorted()).toEqual(['-', '301'])
  await plant.signal('M103', 'running')
})

test('T-PANEL-01 the bottom bar goes 250 ms after the choice, and stays when another choice comes within', async ({
  page,
  plant,
  signIn,
}) => {
  await makeStops(plant, 'M101', 2)
  await page.clock.install()
  await signIn('operator', { path: everywhere })
  await expect(stopRows(page)).toHaveCount(2)
  const bar = page.getByRole('complementary')
  await stopRows(page).first().click()
  await expect(bar).toContainText('1 stop selected')
  await page.clock.pauseAt(Date.now() + 60_000)
  await stopRows(page).first().click()
  await page.clock.runFor(249)
  await expect(bar).toHaveCount(1)
  await stopRows(page).last().click()
  await page.clock.runFor(1000)
  await expect(bar).toContainText('1 stop selected')
  await stopRows(page).last().click()
  await page.clock.runFor(249)
  await expect(bar).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(0)
})
