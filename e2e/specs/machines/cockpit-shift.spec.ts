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
    shift.getByText(/due by now, .* by the end/),
    shift.getByRole('region', { name: 'OEE of the shift' }),
    main
      .getByRole('region', { name: 'Running orders' })
      .getByText(/an hour|done/)
      .first(),
    main.getByRole('region', { name: /^Uncoded stops/ }),
  ]
  for (const one of wanted) await expect(one).toBeInViewport({ ratio: 1 })
})

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
