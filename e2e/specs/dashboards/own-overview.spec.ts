import { anOwnOverview, aQuery } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { dropDashboards, givenDashboard, widget } from '../../pages/dashboard.ts'
import { expectPath, openMenu } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await plant.sql(`delete from own_overview where company_id = 1000 and overview_name like 'e2e%'`)
  await plant.sql(`delete from query where company_id = 1000 and sql_query_id like 'e2e%'`)
  await plant.sql(
    `delete from config where company_id = 1000 and template like 'web_own_overview_%' and changed_by <> 'example'`,
  )
})

/** Ten machines at most, M101 with 7 pieces, M102 with 12 and so on. */
async function givenOverview(plant: Plant): Promise<number> {
  const query = await aQuery(plant, {
    sql_query_id: 'e2e pieces',
    prompts: { machinelist: 'Which machines?' },
    sql_query: `select machine_id, row_number() over (order by machine_id) * 5 + 2 as pieces_made, zone from machine
       where company_id = <%company_id%> and machine_id in (<%machinelist%>) order by machine_id`,
  })
  return (await anOwnOverview(plant, { overview_name: 'e2e pieces per machine', query_no: query.record_no })).record_no
}

test('T-ROUTE-65 T-ROUTE-65-C W-ROUTE-47 W-ROUTE-48-C W-SCREEN-12-X an own overview asks for its values, shows its rows, sorts, searches, refreshes and keeps columns; an unknown one leads back', async ({
  page,
  plant,
  signIn,
}) => {
  const record_no = await givenOverview(plant)
  await signIn('supervisor', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'e2e pieces per machine' }).click()
  await expectPath(page, `/overview/${record_no}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('e2e pieces per machine')
  await expect(page.getByText('Enter a value for “Which machines?”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeDisabled()
  await page.getByLabel('Which machines?').fill('M101;M102;C301')
  await page.getByLabel('Which machines?').press('Enter')

  const table = page.getByRole('grid', { name: 'e2e pieces per machine' })
  const heads = table.getByRole('columnheader')
  const rows = table.getByRole('row').filter({ has: page.getByRole('gridcell') })
  await expect(heads).toHaveText([/^Machine/, /^Pieces made/, /^Zone/])
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('C301')
  await expect(page.getByText('3 rows')).toBeVisible()
  await heads.filter({ hasText: 'Pieces made' }).getByRole('button').click()
  await heads.filter({ hasText: 'Pieces made' }).getByRole('button').click()
  await expect(rows.first()).toContainText('17')
  await page.getByRole('searchbox', { name: 'Search in the rows' }).fill('m1 12')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('M101')
  await expect(page.getByText('1 of 3 rows')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in the rows' }).fill('nowhere')
  await expect(page.getByText('No row matches the search')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()

  await page.getByRole('button', { name: 'Columns' }).click()
  const setup = page.getByRole('dialog', { name: 'Columns of e2e pieces per machine' })
  await setup.getByRole('checkbox', { name: 'Zone' }).click()
  await setup.getByRole('button', { name: 'Pieces made further to the front' }).click()
  await setup.getByRole('button', { name: 'Save for me' }).click()
  await expect(heads).toHaveText([/^Pieces made/, /^Machine/])

  await plant.sql(`update query set sql_query = replace(sql_query, '* 5', '* 100') where sql_query_id = 'e2e pieces'`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(table).toContainText('302')
  // Values and columns are there the next time too.
  await page.reload()
  await expect(heads).toHaveText([/^Pieces made/, /^Machine/])
  await expect(page.getByLabel('Which machines?')).toHaveValue('M101;M102;C301')
  await expect(rows).toHaveCount(3)
  // What the query cannot do is told with the values still there to change.
  await plant.sql(
    `update query set sql_query = replace(sql_query, 'zone', 'no_such_column') where sql_query_id = 'e2e pieces'`,
  )
  await page.getByLabel('Which machines?').fill('M103')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The overview could not be loaded.')).toBeVisible()
  await expect(page.getByText('The query “e2e pieces” cannot be run with these values.')).toBeVisible()
  await expect(page.getByLabel('Which machines?')).toHaveValue('M103')

  for (const wrong of ['999999', 'stops']) {
    await signIn('supervisor', { path: `/overview/${wrong}` })
    await expect(page.getByText(/^There is no overview /)).toBeVisible()
    await page.getByRole('link', { name: 'To the machines' }).click()
    await expectPath(page, '/machines/all')
  }
})

test('W-SCREEN-12-X a saved query becomes an overview for its level, and is deleted again by who may write queries', async ({
  page,
  plant,
  signIn,
}) => {
  await givenOverview(plant)
  await givenDashboard(plant, { slug: 'e2e-queries', widgets: [widget('query-editor', [0, 0, 24, 12])] })
  await signIn('admin', { path: '/dashboards/e2e-queries' })
  await page.getByRole('combobox', { name: 'Saved query' }).click()
  await page.getByRole('option', { name: 'e2e pieces' }).click()
  await page.getByLabel('Which machines?').fill('M102')
  await page.getByRole('button', { name: 'Save as overview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as overview' })
  await dialog.getByLabel('Name of the overview').fill('e2e for bosses')
  await dialog.getByRole('combobox', { name: 'Least user level' }).click()
  await page.getByRole('option', { name: '5', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save as overview' }).click()
  await expect(page.getByText('“e2e for bosses” is saved and stands in the menu.')).toBeVisible()

  await signIn('operator', { path: '/machines/all' })
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'e2e pieces per machine' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'e2e for bosses' })).toHaveCount(0)

  await signIn('admin', { path: '/machines/all' })
  await (await openMenu(page)).getByRole('link', { name: 'e2e for bosses' }).click()
  await expect(page.getByRole('grid', { name: 'e2e for bosses' })).toContainText('M102')
  await page.getByRole('button', { name: 'Delete overview' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete overview' }).click()
  await expectPath(page, '/machines/all')
  await expect((await openMenu(page)).getByRole('link', { name: 'e2e for bosses' })).toHaveCount(0)
})
