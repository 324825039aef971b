import { expect, test } from '../../fixtures/takt.ts'
import { expectPath } from '../../pages/shell.ts'
import { chooseCode } from '../../pages/stop-code.ts'
import { makeStops, stopRows, stopsSince } from '../../pages/stops.ts'

test('T-VALID-12-X T-PANEL-21 an ongoing stop is split on the time line; its first part is then coded', async ({
  page,
  plant,
  signIn,
}) => {
  await makeStops(plant, 'M102', 0)
  const since = Date.now()
  await plant.signal('M102', 'stopped')
  await signIn('operator', { path: '/interface/M102/uncoded' })
  await stopRows(page).click()
  const bar = page.getByRole('complementary')
  await bar.getByRole('button', { name: 'Split stop' }).click()
  await expectPath(page, '/interface/M102/uncoded/split')

  // By pointer, by keyboard and exactly: all three show one moment.
  const cut = page.getByRole('slider', { name: 'Cut' })
  await expect(cut).toBeVisible()
  const line = await cut.locator('..').boundingBox()
  if (!line) throw new Error('the time line has no place')
  await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2)
  await page.mouse.down()
  await page.mouse.move(line.x + line.width - 2, line.y + line.height / 2, { steps: 3 })
  await page.mouse.up()
  const dragged = Number(await cut.getAttribute('aria-valuenow'))
  expect(dragged).toBeGreaterThan(0)
  await cut.focus()
  await page.keyboard.press('Home')
  await expect(cut).toHaveAttribute('aria-valuenow', '0.02')
  // The stop began a moment ago: until it has grown there is nowhere to move to.
  await expect.poll(async () => Number(await cut.getAttribute('aria-valuemax'))).toBeGreaterThan(0.06)
  await page.keyboard.press('ArrowRight')
  await expect(cut).toHaveAttribute('aria-valuenow', '0.03')
  const time = page.getByLabel('Split at')
  await expect(time).toHaveValue((await cut.getAttribute('aria-valuetext')) ?? '')
  await time.fill('nonsense')
  await expect(page.getByText(/^Give a time between/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split here' })).toBeDisabled()
  await cut.focus()
  await page.keyboard.press('Home')

  await page.getByRole('button', { name: 'Split here' }).click()
  await expect(page.getByText('Stop split. Code its first part now.')).toBeVisible()
  await expectPath(page, '/interface/M102/uncoded/code')
  const [first, second, ...others] = await stopsSince(plant, 'M102', since)
  expect(others).toEqual([])
  expect(first?.end).toBe(second?.start)
  expect(second?.end).toBeNull()
  expect((first?.end ?? 0) - (first?.start ?? 0)).toBe(1000)

  await expect(page.getByRole('list', { name: 'Stops to code' }).getByRole('listitem')).toHaveCount(1)
  await chooseCode(page, '502')
  await bar.getByRole('button', { name: 'Code 1 stop' }).click()
  await expect(page.getByText('1 stop coded: 502 Break')).toBeVisible()
  expect((await stopsSince(plant, 'M102', since)).map((stop) => stop.stop_reason)).toEqual(['502', '-'])

  // Without a choice there is nothing to split.
  await page.goto('/interface/M102/uncoded/split')
  await expectPath(page, '/interface/M102/uncoded')
  await plant.signal('M102', 'running')
})
