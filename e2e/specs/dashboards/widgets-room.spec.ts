/** Tables, reports, legends and scales in a third of a screen: a wall has nobody who scrolls. */
import type { Locator } from '@playwright/test'
import { aQuery } from '@takt/server/dashboards/dashboards.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, widget } from '../../pages/dashboard.ts'
import { cutTexts } from '../../pages/painted.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await plant.sql("delete from query where company_id = 1000 and sql_query_id like 'e2e room%'")
})

async function givenQuery(plant: Plant, name: string, sql_query: string) {
  const query = await aQuery(plant, { sql_query_id: `e2e room ${name}`, sql_query })
  return { sqlSource: String(query.record_no), parameters: {} }
}

const machines = ['M101', 'M102', 'M103', 'M104', 'M105', 'M106', 'M107', 'M108']

const ofReasons = (
  count: number,
) => `select '2030-W' || (10 + week) as week, 'Stop reason ' || reason as name, 5 as pieces
  from generate_series(1, 8) week, generate_series(1, ${count}) reason where <%company_id%>::int = 1000`

const failures = `select 'M101' as machine_id, reason as stop_reason, 36000 as tot_run_time, 1800 as tot_stop_time_sec,
    1 as total_stops, '' as week_number, (<%today_start%>::timestamptz - week * interval '7 days')::date::text as trans_date,
    groups as group_id
  from generate_series(0, 9) week, (select '202' as reason, 'TEC' as groups union all select '501', 'STA') kinds
  where 'M101' in (<%machinelist%>) and <%company_id%>::int = 1000`

/** The names that lie within the box of the legend, and whether any is half outside. */
const isWhole = (figure: Locator) =>
  figure.evaluate((graph) => {
    const legend = graph.querySelector('div[aria-hidden] > ul')?.parentElement as HTMLElement
    const edge = legend.getBoundingClientRect()
    return [...legend.querySelectorAll('li')]
      .filter((entry) => entry.checkVisibility())
      .every((entry) => entry.getBoundingClientRect().bottom <= edge.bottom + 0.5)
  })

/** Labels under an axis that are neither whole nor left out. */
const halfLabels = (axis: Locator) =>
  axis.evaluate((line) =>
    [...line.querySelectorAll('span')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )

test('D-WIDGET-62-X weekly grids, reports, legends and weeks are whole in a third of a screen; what is longer rolls by itself', async ({
  page,
  plant,
  signIn,
}) => {
  const few = await givenQuery(plant, 'few', ofReasons(18))
  const many = await givenQuery(plant, 'many', ofReasons(90))
  const history = await givenQuery(plant, 'history', failures)
  const special = (subComponent: string, config: object = {}) => ({ subComponent, machineId: ['M101'], ...config })
  const stack = (query: object, config: object = {}) => ({ subComponent: 'sql-stack-graph', query, ...config })
  await givenDashboard(plant, {
    slug: 'e2e-thirds',
    size: { x: 3, y: 3 },
    widgets: [
      widget('special-component', [0, 0, 1, 1], special('target-fulfillment', { includeWeekend: true })),
      widget('special-component', [1, 0, 1, 1], special('target-fulfillment-alternate', { includeWeekend: true })),
      widget('special-component', [2, 0, 1, 1], special('target-fulfillment', { machineId: machines })),
      widget('mtbf-mttr', [0, 1, 1, 1], {
        machineList: ['M101'],
        query: history,
        repairGroups: ['TEC'],
        waitGroups: ['STA'],
        showTables: false,
        showTotals: false,
        fontSize: 18,
      }),
      widget('special-component', [1, 1, 1, 1], stack(few)),
      widget('special-component', [2, 1, 1, 1], stack(few, { legend: 'right' })),
      widget('special-component', [0, 2, 0.5, 0.5], stack(many)),
      widget('gauge', [1, 2, 1, 1], {
        machineId: ['M101'],
        valueKey: 'today_cycles',
        maxValue: 2_000_000,
        numTicks: 10,
      }),
      widget('navigator', [2, 2, 0.5, 0.5], {
        navigator: { size: 6, buttons: [{ label: 'Injection moulding', type: 'app-location', link: '/machines/all' }] },
      }),
      widget('lean', [2.5, 2, 0.5, 1], { leanType: 'delivery' }),
      widget('action-button', [2, 2.6, 0.25, 0.14], { label: 'Note for M101', apiCall: { url: '/api/nowhere' } }),
    ],
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await signIn('operator', { path: '/dashboards/e2e-thirds' })
  const at = (index: number) => boxes(page).nth(index)
  await expect(at(0).getByRole('columnheader')).toHaveCount(9)
  await expect(at(1).getByRole('columnheader')).toHaveCount(7)
  await expect(at(3).locator('figure')).toHaveCount(3)
  await expect(at(9)).toContainText(String(new Date().getFullYear()))
  await expect(at(10)).toContainText('Note for M101')
  for (const box of [0, 1, 7, 8, 9, 10]) await expect.poll(() => cutTexts(at(box)), `box ${box}`).toEqual([])
  // Three graphs beside each other at the size the author wrote them in would be half as large again as their box.
  const report = at(3).locator('[tabindex="0"]')
  await expect
    .poll(() => report.evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]))
    .toEqual([0, 0])
  // So many rows have no room at a size that can be read; all of their columns have.
  const grid = at(2).locator('[tabindex="0"]')
  await expect(at(2).getByRole('row')).toHaveCount(17)
  expect(await grid.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  await page.clock.runFor(8_000)
  await expect.poll(() => grid.evaluate((box) => box.scrollTop)).toBeGreaterThan(10)
  for (const box of [4, 5]) {
    // Eleven reasons and all others.
    await expect(at(box).locator('ul > li:visible')).toHaveCount(12)
    expect(await isWhole(at(box).locator('figure'))).toBe(true)
    // A week is whole or not there: '2030-…' would stand for each of them.
    expect(await halfLabels(at(box).locator('[data-lines]'))).toEqual([])
  }
  await expect(at(6).locator('[data-more]')).toHaveAttribute('data-more', /^\+\d+$/)
  expect(await isWhole(at(6).locator('figure'))).toBe(true)
})
