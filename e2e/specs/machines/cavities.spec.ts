import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { moreActions } from '../../pages/more-actions.ts'
import { somebodyCalls } from '../../pages/people-call.ts'
import { expectPath } from '../../pages/shell.ts'

async function inserts(plant: Plant, machine_id: string) {
  return plant.sql<{ tool_id: string; insert_location: number; status: number }>(
    `select i.tool_id, i.insert_location, i.status from machine m
       join tool_insert i on i.company_id = m.company_id and i.tool_id = m.tool_id
     where m.company_id = 1000 and m.machine_id = $1 order by i.insert_location`,
    [machine_id],
  )
}

test('T-ROUTE-34 T-ROUTE-34-X T-PANEL-02 T-STATE-13 T-NAV-25 cavities are shown by their place, closed and opened with a note, and their history tells it', async ({
  page,
  plant,
  signIn,
}) => {
  await plant.allRunning()
  await plant.sql(
    `update tool_insert set status = 1 where company_id = 1000 and tool_id =
       (select tool_id from machine where company_id = 1000 and machine_id = 'M104')`,
  )
  const before = await inserts(plant, 'M104')
  const { tool_id } = before[0]!
  await signIn('supervisor', { path: '/interface/M104' })
  await (await moreActions(page)).getByRole('button', { name: 'Cavities' }).click()
  await expectPath(page, '/cavities/M104')
  const main = page.getByRole('main')
  const bar = page.locator('[data-bottom-bar]')
  const tile = (location: number) => main.getByRole('button', { name: new RegExp(`^${location}\\D`) })
  await expect(main.getByRole('listitem')).toHaveCount(before.length)
  await expect(main.getByText(`Tool ${tool_id} · ${before.length} of ${before.length} open`)).toBeVisible()

  await tile(1).click()
  await tile(2).click()
  await expect(bar).toContainText('Cavities 1, 2')
  await expect(bar.getByRole('button', { name: 'Open 2' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('dialog').getByLabel('Note').fill('worn gate')
  await page.getByRole('dialog').getByRole('button', { name: 'Use note' }).click()
  await bar.getByRole('button', { name: 'Close 2' }).click()
  await expect(page.getByText('2 cavities closed')).toBeVisible()
  await expect(tile(1)).toContainText('Closed')
  await expect(bar).toHaveCount(0)

  // A mixed choice can be neither opened nor closed, and says why.
  await tile(1).click()
  await tile(3).click()
  await expect(bar).toContainText('Only closed cavities can be opened.')
  await expect(bar.getByRole('button', { name: 'Close 2' })).toBeDisabled()
  // Somebody else opens one of them: it leaves the choice.
  await somebodyCalls(plant, 'open_cavities', { machine_id: 'M104', tool_id, insert_locations: [1], note: '' })
  await expect(bar).toContainText('Cavity 3')

  await page.getByRole('radio', { name: 'Open cavities' }).click()
  await expectPath(page, '/cavities/M104/open')
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await tile(2).click()
  await bar.getByRole('button', { name: 'Open 1' }).click()
  await expect(page.getByText('1 cavity opened')).toBeVisible()
  await expect(main.getByText('No cavity is closed.')).toBeVisible()
  expect((await inserts(plant, 'M104')).map(({ status }) => status)).toEqual(before.map(() => 1))

  await page.getByRole('radio', { name: 'Close cavities' }).click()
  await expectPath(page, '/cavities/M104/close')
  await expect(main.getByRole('listitem')).toHaveCount(before.length)
  await tile(1).click()
  await bar.getByRole('button', { name: 'History' }).click()
  await expectPath(page, '/cavities/M104/history')
  const rows = main.getByRole('grid', { name: 'Cavity history' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/2ClosedOpensupervisor/)
  await expect(rows.filter({ hasText: 'worn gate' })).toHaveCount(2)
})

test('T-PERM-06-C with setting 2 the cavities can be read and not changed', async ({ page, signIn }) => {
  await signIn('operator', { path: '/cavities/M104' })
  const main = page.getByRole('main')
  await expect(main.getByRole('listitem').first()).toContainText('Open')
  await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('radiogroup')).toHaveCount(0)
})
