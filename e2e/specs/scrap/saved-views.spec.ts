import { aSavedView } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { expectRecords, forgetAnalysisRows, givenCard, givenScrap, openFilter } from '../../pages/analysis.ts'
import { expectPath } from '../../pages/shell.ts'

test.use({ ownPlant: 'analysis' })

test.afterEach(async ({ plant }) => await forgetAnalysisRows(plant))

test('W-NAV-01 W-STATE-36 W-PERM-06 W-PERM-07 a view is saved, shown again from another layout, saved over after a question and deleted', async ({
  page,
  plant,
  signIn,
}) => {
  await givenCard(plant, 'E2E-1', { machine_id: 'M101' })
  await givenCard(plant, 'E2E-2', { machine_id: 'M102' })
  await givenScrap(plant, { card_no: 'E2E-1', daysAgo: 3, scrap_qty: 10 })
  await givenScrap(plant, { card_no: 'E2E-2', daysAgo: 3, scrap_qty: 12 })
  await aSavedView(plant, {
    dataset: 'history-scrap',
    name: 'E2E of everybody',
    config: {
      ...{ query: {}, groupBy: 'year', forceProdtime: true, week_numbers: [], weeksEnabled: false },
      ...{ timeHorizon: '30 days', startTime: '', endTime: '', overview: 'overview-1' },
    },
  })
  await signIn('supervisor', { path: '/data/history-scrap/overview-2' })
  await expectRecords(page, 2)
  await page.getByRole('radio', { name: 'Month' }).click()
  const machines = await openFilter(page, 'Machine')
  await machines.getByRole('button', { name: /^M102/ }).click()
  await expectRecords(page, 1)

  const panel = page.getByRole('complementary', { name: 'What is shown' })
  await panel.getByRole('tab', { name: 'Views' }).click()
  const remove = panel.getByRole('button', { name: 'Delete view' })
  await expect(remove).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Save for everybody' })).toBeHidden()
  const name = panel.getByLabel('Name of the view')
  await name.fill('abc')
  await panel.getByRole('button', { name: 'Save for me' }).click()
  await expect(panel.getByText('name too short')).toBeVisible()
  await name.fill('Press two')
  await panel.getByRole('button', { name: 'Save for me' }).click()
  await expect(page.getByText('The view “Press two” is saved.')).toBeVisible()

  // Everybody's view belongs to another layout: the path changes, and only its last part.
  await panel.getByRole('button', { name: /E2E of everybody/ }).click()
  await expectPath(page, '/data/history-scrap/overview-1?period=30-days')
  await expectRecords(page, 2)
  await expect(remove).toBeDisabled()
  await panel.getByRole('tab', { name: 'Filters' }).click()
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last 30 days')

  await panel.getByRole('tab', { name: 'Views' }).click()
  await panel.getByRole('button', { name: /Press two/ }).click()
  await expectPath(page, '/data/history-scrap/overview-2?period=1-year')
  await expectRecords(page, 1)
  await panel.getByRole('tab', { name: 'Filters' }).click()
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last 12 months')

  await panel.getByRole('tab', { name: 'Views' }).click()
  await name.fill('Press two')
  await panel.getByRole('button', { name: 'Save for me' }).click()
  await page
    .getByRole('alertdialog', { name: 'Save over “Press two”?' })
    .getByRole('button', { name: 'Save over it' })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await panel.getByRole('button', { name: /Press two/ }).click()
  await remove.click()
  await page
    .getByRole('alertdialog', { name: 'Delete “Press two”?' })
    .getByRole('button', { name: 'Delete view' })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(panel.getByRole('button', { name: /Press two/ })).toBeHidden()

  // An operator may save and delete nothing.
  await signIn('operator', { path: '/data/history-scrap/overview-1' })
  await panel.getByRole('tab', { name: 'Views' }).click()
  await expect(panel.getByRole('button', { name: /E2E of everybody/ })).toBeVisible()
  await expect(remove).toBeHidden()
  await expect(name).toBeHidden()
})
