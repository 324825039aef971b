import { aQuery } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { add, builderPath, save, section, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { chooseIn, fieldIn, panel } from '../../pages/panels.ts'
import { visit } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await plant.sql(`delete from query where company_id = 1000 and sql_query_id like 'e2e%'`)
})

const text = `select d::date as day, sum(1) as stops, 5 as good from generate_series(now() - interval '3 days', now(), interval '1 day') as d, machine
  where company_id = <%company_id%> and machine_id = <%machine%> group by 1 order by 1`

test('D-WIDGET-52 D-WIDGET-53-X D-ENTITY-81 D-DATA-03-X a query is written, tried and saved; others only run it', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-queries', widgets: [widget('query-editor', [0, 0, 24, 12])] })
  let lists = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"get_query_list"')) lists += 1
  })
  // One list for all who show it, whichever widget is looked at.
  await signIn('admin', { path: builderPath('e2e-queries') })
  for (const kind of ['SQL graph', 'SQL gauge', 'SQL graph']) {
    await add(page, kind)
    await expect(panel(page, 'Query').getByRole('combobox', { name: 'Saved query' })).toBeVisible()
  }
  expect(lists).toBe(1)
  await page.goto('/dashboards/e2e-queries')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'New query' }).click()
  await page.getByLabel('SQL text').fill('delete from machine')
  await expect(page.getByText('A query begins with SELECT or WITH, not with “delete”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save query' })).toBeDisabled()
  await page.getByLabel('SQL text').fill(text)
  await page.getByLabel('Name', { exact: true }).fill('e2e stops')
  await page.getByLabel('What is asked for machine').fill('Which machine?')
  await expect(page.getByRole('button', { name: 'Run' })).toBeDisabled()
  await page.getByLabel('Which machine?').fill('C301')
  await page.getByRole('button', { name: 'Run' }).click()
  const result = page.getByRole('region', { name: 'First rows of the result' })
  await expect(result.getByRole('columnheader')).toHaveText(['day', 'stops', 'good'])
  await expect(result.locator('tbody tr')).toHaveCount(4)
  await page.getByRole('button', { name: 'Save query' }).click()
  await expect(page.getByRole('combobox', { name: 'Saved query' })).toHaveText(/e2e stops/)
  expect(lists).toBeGreaterThan(2)

  await signIn('operator', { path: '/dashboards/e2e-queries' })
  await page.getByRole('combobox', { name: 'Saved query' }).click()
  await page.getByRole('option', { name: 'e2e stops' }).click()
  await expect(page.getByLabel('Which machine?')).toBeVisible()
  await expect(page.getByLabel('SQL text')).toHaveCount(0)
  await page.getByLabel('Which machine?').fill('C301')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(result.locator('tbody tr')).toHaveCount(4)
})

test('D-WIDGET-06 D-CONFIG-74 D-CONFIG-75 D-CONFIG-76 D-CONFIG-09 D-VALID-05 D-STATE-15 D-STATE-16-X a SQL graph waits for its values, then draws lines', async ({
  page,
  plant,
  signIn,
}) => {
  await aQuery(plant, { sql_query_id: 'e2e graph', sql_query: text, prompts: { machine: 'Which machine?' } })
  await givenDashboard(plant, { slug: 'e2e-sql' })
  let asked = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('"get_query_data"')) asked += 1
  })
  await signIn('admin', { path: builderPath('e2e-sql') })
  await add(page, 'SQL graph')
  const query = panel(page, 'Query')
  await chooseIn(query, 'Saved query', 'e2e graph')
  await save(page)
  await visit(page, '/dashboards/e2e-sql')
  await expect(boxes(page).first().getByText('Enter a value for “machine”')).toBeVisible()
  expect(asked).toBe(0)

  await visit(page, builderPath('e2e-sql'))
  await page.getByRole('button', { name: /^SQL graph,/ }).click()
  await expect(query.getByText('param_0')).toBeVisible()
  await fieldIn(query, 'Which machine?').fill('C301')
  await section(page, 'Display').click()
  await settings(page).getByRole('switch', { name: 'Fixed y axis' }).click()
  await settings(page).getByRole('switch', { name: 'Show the accepted range' }).click()
  await settings(page).getByRole('textbox', { name: 'Range ends at' }).fill('50')
  // The ends of a range stop at each other, when they are left and not while somebody types.
  const least = settings(page).getByRole('textbox', { name: 'Least y' })
  await least.fill('500')
  await expect(least).toHaveValue('500')
  await least.blur()
  await expect(least).toHaveValue('100')
  await least.fill('20')
  await least.blur()
  await settings(page).getByRole('textbox', { name: 'Line colour', exact: true }).fill('#ff00ff')
  await settings(page).getByRole('combobox', { name: 'Text size (px)' }).click()
  await page.getByRole('option', { name: '22', exact: true }).click()
  await save(page)
  expect((await storedDashboard(plant, 'e2e-sql'))?.widgets[0]?.config).toMatchObject({
    query: { sqlSource: expect.stringMatching(/^\d+$/), parameters: { machine: 'C301' } },
    fixedY: true,
    endRange: 50,
    minY: 20,
    gridColor: '#ff00ff',
    fontSize: 22,
  })
  await visit(page, '/dashboards/e2e-sql')
  const box = boxes(page).first()
  await expect(box.locator('svg path')).toHaveCount(2)
  await expect(box.locator('[data-band="0–50"]')).toBeVisible()
  await expect(box.getByRole('list', { includeHidden: true })).toHaveText(/stops.*Good/)
  await expect(box.getByRole('rowheader')).toHaveText(Array.from({ length: 4 }, () => /^\d{4}-\d\d-\d\d$/))
  await expect(box.getByText('100', { exact: true })).toBeVisible()
  await expect(box.locator('[data-tick]').first()).toHaveText('20')
  await expect(box.locator('figure')).toHaveCSS('font-size', '22px')
  await expect(box.locator('figure')).toHaveCSS('--grid', '#ff00ff')
})

test('D-WIDGET-07-X D-WIDGET-08 a SQL gauge shows the first value; the query names its ends; none is no value', async ({
  page,
  plant,
  signIn,
}) => {
  const given = async (name: string, query: string) => {
    const row = await aQuery(plant, {
      sql_query_id: name,
      sql_query: `${query} from machine where company_id = <%company_id%> limit 1`,
    })
    return { query: { sqlSource: String(row.record_no), parameters: {} }, title: name }
  }
  await givenDashboard(plant, {
    slug: 'e2e-sql-gauge',
    widgets: [
      widget('sql-gauge', [0, 0, 8, 6], await given('e2e value', 'select 42 as oee, 10 as min, 50 as max')),
      widget('sql-gauge', [8, 0, 8, 6], await given('e2e nothing', 'select null::int as oee')),
      widget('sql-gauge', [16, 0, 8, 6], await given('e2e broken', 'select 1 / 0 as oee')),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-sql-gauge' })
  await expect(
    boxes(page)
      .first()
      .getByRole('img', { name: /42.*10–50/ }),
  ).toBeVisible()
  await expect(
    boxes(page)
      .nth(1)
      .getByRole('img', { name: /: -.*0–100/ }),
  ).toBeVisible()
  await expect(boxes(page).nth(2).getByText('The query “e2e broken” cannot be run with these values.')).toBeVisible()
})
