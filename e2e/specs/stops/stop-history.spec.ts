import { reasonColour } from '@takt/domain/machines/reason-colours.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { rgbOf } from '../../pages/colours.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { codeElsewhere, makeStops, stopRows, stopsSince } from '../../pages/stops.ts'

test('T-PLANT-305 T-ROUTE-32 T-ROUTE-32-X T-ROUTE-44 T-PANEL-16 T-PANEL-17 T-PANEL-17-X T-VALID-13 past stops are noted and given another code', async ({
  page,
  plant,
  signIn,
}) => {
  // Below, the stops of this reason are counted: another spec may have given it to its own, today and at this machine.
  await plant.sql("update stop set stop_reason = '302' where machine_id = 'M101' and stop_reason = '301'")
  const [one, two] = await makeStops(plant, 'M101', 2)
  const since = one?.start ?? 0
  await signIn('supervisor', { path: '/interface/M101/history-stops' })
  for (const stop of [one, two]) await codeElsewhere(plant, page, { machine_id: 'M101', stop: stop?.stop ?? '' })
  await plant.signal('M101', 'stopped')
  // Newest first, the current stop included.
  const rows = stopRows(page)
  await expect(rows.first()).toContainText('Ongoing')
  await expect(rows.nth(1)).toContainText('301 No material')
  // What it says of a stop: when, how long, why in which colour, of which order, and who said so.
  const moved = (minutes: number, seconds: number) =>
    plant.sql<Record<'began' | 'ended' | 'order' | 'part' | 'colour' | 'coder', string>>(
      `with put as (update stop set start_time = start_time + make_interval(mins => $2),
         end_time = end_time + make_interval(mins => $2, secs => $3)
         where company_id = 1000 and machine_id = 'M101' and stop = $1 returning *)
       select to_char(start_time at time zone 'Europe/Stockholm', 'HH24:MI') as began,
         to_char(end_time at time zone 'Europe/Stockholm', 'HH24:MI') as ended, 
         (select work_order_no from card where company_id = 1000 and card_no = belongs_to_order) as "order",
         (select part_description from card join part using (company_id, part_no, op_number)
           where company_id = 1000 and card_no = belongs_to_order) as part,
         (select stop_reason_color from stop_code where company_id = 1000 and stop_code = '301') as colour,
         (select e.employee_name from app_user join employee e using (company_id, employee_number)
           where company_id = 1000 and username = 'supervisor') as coder
       from put`,
      [one?.stop, minutes, seconds],
    )
  const [said] = await moved(-40, 305)
  expect(said?.order).not.toBe('')
  await page.reload()
  // It lies among what others left here.
  const cells = rows
    .filter({ hasText: `${said?.began}` })
    .filter({ hasText: '5:0' })
    .getByRole('gridcell')
  await expect(cells.nth(1)).toContainText(said?.began ?? '?')
  await expect(cells.nth(2)).toContainText(said?.ended ?? '?')
  await expect(cells.nth(3)).toHaveText(/^5:0[5-9]$/)
  await expect(cells.nth(4)).toHaveText('301 No material')
  const swatch = cells.nth(4).locator('[style*="background-color"]')
  await expect(swatch).toHaveAttribute('style', new RegExp(rgbOf(reasonColour('301', said?.colour ?? ''))))
  // The number, and what the order makes below it.
  await expect(cells.nth(6)).toHaveText(`${said?.order}${said?.part}`)
  await expect(cells.nth(7)).toHaveText(said?.coder ?? '?')
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhone = rows.filter({ hasText: `${said?.began}` }).filter({ hasText: '5:0' })
  await expect(onPhone).toContainText(`${said?.order} ${said?.part}`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await moved(40, -305)
  await expect(rows.filter({ hasText: 'Ongoing' })).toHaveCount(1)
  await page.getByRole('radio', { name: 'Coded', exact: true }).click()
  await expect(rows.filter({ hasText: 'Ongoing' })).toHaveCount(0)
  await expect(rows.filter({ hasText: '301 No material' })).toHaveCount(2)
  await page.getByRole('radio', { name: 'Uncoded', exact: true }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await expect(rows.nth(2)).toBeVisible()

  const bar = page.getByRole('complementary')
  const write = bar.getByRole('button', { name: /^(Add|Change) note$/ })
  await rows.first().click()
  await expect(write).toBeDisabled()
  await expect(bar).toContainText('Code the stops before writing a note on them.')
  await rows.first().click()

  const writeNote = async (words: string) => {
    await write.click()
    await page.getByLabel('Note', { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Use note' }).click()
  }
  const notes = async () => (await stopsSince(plant, 'M101', since)).slice(0, 2).map(({ note }) => note)
  await rows.nth(1).click()
  await writeNote('forklift broken')
  await expect(page.getByText('Note saved on 1 stop')).toBeVisible()
  await expect(rows.nth(1)).toContainText('forklift broken')
  expect(await notes()).toEqual(['', 'forklift broken'])

  // Over a note that is there already it asks first.
  await rows.nth(2).click()
  await expect(bar).toContainText('2 stops selected')
  await writeNote('late delivery')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 of the selected stops has a note already.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await notes()).toEqual(['', 'forklift broken'])
  // One that is refused is named, the other has its note.
  await page.route('**/api/call', (route) => {
    const { name, payload } = route.request().postDataJSON() as { name: string; payload: { stop?: string } }
    return name === 'update_history_note' && payload.stop === one?.stop
      ? route.fulfill({ status: 409, json: { call_status: [{ call_code: 1, call_message: 'Locked.' }], data: [] } })
      : route.fallback()
  })
  await writeNote('late delivery')
  await question.getByRole('button', { name: 'Overwrite notes' }).click()
  await expect(page.getByText(/1 of 2 .*M101 .*\(Locked\.\)/)).toBeVisible()
  expect(await notes()).toEqual(['', 'late delivery'])
  await page.unroute('**/api/call')
  await writeNote('late delivery')
  await question.getByRole('button', { name: 'Overwrite notes' }).click()
  await expect(page.getByText('Note saved on 2 stops')).toBeVisible()
  expect(await notes()).toEqual(['late delivery', 'late delivery'])

  await bar.getByRole('button', { name: 'Change code' }).click()
  await expectPath(page, '/interface/M101/history-stops/code')
  await expect(page.getByRole('list', { name: 'Stops to code' })).toContainText('301 No material')
  await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Code 2 stops' }).click()
  await expect(page.getByText('2 stops coded: 502 Break')).toBeVisible()
  await expectPath(page, '/interface/M101/history-stops')
  expect((await stopsSince(plant, 'M101', since)).map((stop) => stop.stop_reason)).toEqual(['502', '502', '-'])
  expect(await notes()).toEqual(['late delivery', 'late delivery'])
  // Without a choice there is nothing to code; from an overview it is the same list.
  await visit(page, '/machines/zone/A1/history/M101/code')
  await expectPath(page, '/machines/zone/A1/history/M101')
  await expect(rows.nth(1)).toContainText('502 Break')
  await expect(rows.nth(1)).toContainText('late delivery')
  await plant.signal('M101', 'running')
})
