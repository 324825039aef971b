import { expect, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { expectPath, visit } from '../../pages/shell.ts'

test('T-ROUTE-57 T-ROUTE-57-X T-ROUTE-30 T-ROUTE-30-X T-PLANT-240 notes of a machine are written, seen everywhere at once, and deleted after a question', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  // What other specs noted, of stops they coded and from buttons of boards, stands in the same list.
  await plant.sql("update stop set note = '' where machine_id = 'C301'")
  await plant.sql("delete from machine_note where machine_id = 'C301' and note not like 'Offset of tool 5 corrected%'")
  await signIn('operator', { path: '/interface/C301' })
  await (await moreActions(page)).getByRole('button', { name: 'Notes' }).click()
  await expectPath(page, '/interface/C301/notes')
  const main = page.getByRole('main')
  const list = main.getByRole('listitem')
  await expect(list.first()).toContainText('Offset of tool 5 corrected')
  await expect(list.first()).toContainText('Emma Engström')
  await expect(list.first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d/)
  const save = main.getByRole('button', { name: 'Save note' })
  await expect(save).toBeDisabled()
  await main.getByLabel('New note about C301').fill('Coolant low')
  await save.click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(main.getByLabel('New note about C301')).toHaveValue('')
  await expect(list.first()).toContainText('Coolant low')
  await expect(list.first()).toContainText('Anna Lindqvist')
  // Somebody else writes one: it is here without a touch.
  await somebodyCalls(plant, 'save_machine_note', { machine_id: 'C301', note: 'Coolant filled' })
  await expect(list.first()).toContainText('Coolant filled')

  // Of the whole zone, to read only; of one machine from its overview, with everything.
  const [{ zone } = { zone: '' }] = await plant.sql<{ zone: string }>(
    "select zone from machine where company_id = 1000 and machine_id = 'C301'",
  )
  await visit(page, `/machines/zone/${zone}/notes/C301`)
  await main.getByRole('link', { name: 'Notes on all machines here' }).click()
  await expectPath(page, `/machines/zone/${zone}/notes/all`)
  await expect(list.filter({ hasText: 'Coolant low' })).toContainText('C301')
  await expect(list.filter({ hasText: 'Use the new fixture' })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Notes on all machines here' })).toHaveCount(0)
  await visit(page, '/machines/all/notes/C301')
  for (const words of ['Coolant low', 'Coolant filled']) {
    const row = list.filter({ hasText: words })
    await row.getByRole('button', { name: /^Delete note by/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this note?' })
    await expect(question).toContainText(words)
    await question.getByRole('button', { name: 'Delete note' }).click()
    await expect(row).toHaveCount(0)
  }
  await main.getByRole('button', { name: 'Back' }).click()
  await expectPath(page, '/machines/all')
  await visit(page, '/interface/M109/notifications')
  // Another spec may have read it.
  await main.getByText('All', { exact: true }).click()
  await expect(main.getByText('Stopped for more than 30 minutes.')).toBeVisible()
})

test('T-ROUTE-30-X in the notes of a whole place several stops are chosen and get the same note', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  for (const machine_id of ['C302', 'C303']) {
    await plant.signal(machine_id, 'stopped')
    await somebodyCalls(plant, 'set_stop_code', {
      machine_id,
      stop: '',
      stop_code: '201',
      note: `Seen at ${machine_id}`,
    })
  }
  try {
    await signIn('operator', { path: '/machines/zone/B2/notes/all' })
    const main = page.getByRole('main')
    const row = (words: string) => main.getByRole('listitem').filter({ hasText: words })
    await expect(row('Seen at C302')).toContainText('C302')
    const bar = page.locator('[data-bottom-bar]')
    for (const machine_id of ['C302', 'C303']) await row(`Seen at ${machine_id}`).getByRole('checkbox').click()
    await bar.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog', { name: '2 stops selected' })
    await dialog.getByLabel('Note').fill('Waiting for bars')
    await dialog.getByRole('button', { name: 'Use note' }).click()
    // What was written before would be lost: that is asked.
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Overwrite/ })
      .click()
    await expect(row('Waiting for bars')).toHaveCount(2)
    await expect(row('Seen at')).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  } finally {
    for (const machine_id of ['C302', 'C303']) await plant.signal(machine_id, 'running')
  }
})
