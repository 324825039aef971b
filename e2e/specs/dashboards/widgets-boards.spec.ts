import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { aQuery } from '@takt/server/dashboards/dashboards.fixture.ts'
import { minutesAgo } from '@takt/server/ground/db/makes.fixture.ts'
import { aScrapTransaction } from '@takt/server/scrap/scrap.fixture.ts'
import { expect, test } from '../../fixtures/takt.ts'
import { boxes, dropDashboards, givenDashboard, grid, widget } from '../../pages/dashboard.ts'
import { expectPath, visit } from '../../pages/shell.ts'
import { waitsOf } from '../../pages/waits.ts'

const plantDay = () => localDate(Date.now(), 'Europe/Stockholm')

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  await plant.sql("delete from lean_day where company_id = 1000 and lean_type = 'quality'")
})

test('D-WIDGET-16 D-WIDGET-17-X D-WIDGET-29 D-WIDGET-32 D-WIDGET-34 D-WIDGET-56 D-STATE-43-X a widget for each machine in columns and under headings, an own overview, scrap, stacked bars of a query and both weekly grids', async ({
  page,
  plant,
  signIn,
}) => {
  const machineId = ['M101', 'M102', 'C301', 'C302', 'P201', 'P202', 'A401']
  const child = { component: 'status', config: { mode: 'minimal' } }
  const special = (subComponent: string, config: Record<string, unknown> = {}) => ({
    subComponent,
    machineId,
    ...config,
  })
  const query = await aQuery(plant, {
    sql_query_id: 'e2e stack',
    sql_query: `select 'Mon' as day, 'Flash' as reason, 4 as pieces where <%company_id%>::int = 1000
       union all select 'Mon', 'Burn', 6 where <%company_id%>::int = 1000`,
  })
  const [reason] = await plant.sql<{ code: string; description: string; card_no: string }>(
    `select code, names ->> 'en' as description, (select card_no from order_run r where r.company_id = 1000
       and r.machine_id = 'M101' and r.end_time is null limit 1) as card_no
     from scrap_reason where company_id = 1000 order by code limit 1`,
  )
  await aScrapTransaction(plant, {
    ...{ card_no: reason?.card_no ?? '', scrap_reason: reason?.code ?? '', scrap_qty: 7, employee: '0109' },
    ...{ scrap_text: 'e2e boards', trans_time: minutesAgo(0), day: plantDay(), booked_by: 'admin' },
  })
  await givenDashboard(plant, {
    slug: 'e2e-parts',
    size: { x: 24, y: 24 },
    widgets: [
      widget('parent', [0, 0, 12, 8], { machineId, child, boxWidth: 100 }),
      widget('parent', [12, 0, 12, 8], { machineId: ['M101', 'C301'], child, mode: 'group-by' }),
      widget('own-overview', [0, 8, 12, 6], { overview: '1' }),
      widget('special-component', [12, 8, 12, 6], special('scrap-5061', { periods: 52, scrapPeriod: 'week' })),
      widget('special-component', [0, 14, 8, 5], {
        subComponent: 'sql-stack-graph',
        query: { sqlSource: String(query.record_no), parameters: {} },
        legend: 'left',
      }),
      widget('special-component', [8, 14, 16, 5], special('target-fulfillment', { machineId: ['M101'] })),
      widget('special-component', [0, 19, 12, 5], special('target-fulfillment-alternate', { machineId: ['M101'] })),
      widget('special-component', [12, 19, 6, 5], {
        subComponent: 'navigator',
        navigator: {
          size: 0,
          buttons: [{ label: 'Away', type: 'app-location', link: '/home', showLink: true, newTab: false }],
        },
      }),
      widget('special-component', [18, 19, 6, 5], special('scrap-5091', { scrapPeriod: 'week' })),
    ],
  })
  await signIn('operator', { path: '/dashboards/e2e-parts' })
  const at = (index: number) => boxes(page).nth(index)
  await expect(at(2).getByText('M101')).toBeVisible()
  // Scrap by reason over the weeks, and this week's beside the one before.
  await expect(at(3).locator(`[title^="${reason?.description}, "][title$=": 7"]`)).toBeVisible()
  await expect(at(8).locator('[title$=", M101: 7"]')).toBeVisible()
  await expect(at(4).getByTitle('Burn, Mon: 6')).toBeVisible()
  await expect(at(4).locator('[data-legend="left"]')).toBeVisible()
  await expect(at(5).getByRole('columnheader')).toHaveCount(7)
  await expect(at(5).getByRole('row', { name: /M101 Total/ })).toBeVisible()
  await at(5).getByRole('button', { name: 'Week before' }).click()
  await at(5).getByRole('button', { name: 'Next week' }).click()
  await expect(at(5).getByRole('button', { name: 'Next week' })).toBeDisabled()
  await expect(at(6).getByRole('rowheader')).toHaveText([
    'Result / 85 % of the goal',
    'Lost to stops',
    'Lost to slow running',
    'Lost to scrap',
  ])
  await expect(at(7).getByRole('link', { name: /Away/ })).toBeVisible()
  // What is inside comes last: the list of machines, then a widget for each of them.
  await expect(at(0).locator('[data-size] [data-state]')).toHaveCount(7)
  await expect(at(0).locator('[data-size] [data-state]').first()).toBeInViewport({ ratio: 0.5 })
  const stacked = at(0).locator('[data-size]')
  await expect(stacked).toHaveAttribute('data-size', '2')
  // Narrower: as many on each other as it takes, once the edge has stood still.
  const waits = await waitsOf(page)
  await page.setViewportSize({ width: 800, height: 800 })
  await expect(stacked).not.toHaveAttribute('data-size', '2')
  expect(await waits()).toContain(100)
  const columns = stacked.locator(':scope > div')
  const size = Number(await stacked.getAttribute('data-size'))
  expect(await columns.count()).toBe(Math.ceil(7 / size))
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(stacked).toHaveAttribute('data-size', '2')
  await expect(at(1).getByRole('heading')).toHaveCount(2)
  await expect(at(1).locator('[data-state]')).toHaveCount(2)
  await plant.sql("delete from query where company_id = 1000 and sql_query_id = 'e2e stack'")
  await plant.sql("delete from scrap_transaction where company_id = 1000 and scrap_text = 'e2e boards'")
})

test('D-WIDGET-18 D-WIDGET-20-B D-WIDGET-50 D-WIDGET-51-X D-NAV-03-B D-NAV-09 D-NAV-10 D-NAV-11-X a lean cross is set by those who may, a page stands in a frame, a test writes the address, and an untouched display leaves by itself', async ({
  page,
  plant,
  signIn,
}) => {
  await page.clock.install()
  const today = plantDay()
  await givenDashboard(plant, {
    slug: 'e2e-away',
    parameters: [{ parameter: 'machineId1' }],
    widgets: [
      widget('lean', [0, 0, 8, 8], { leanType: 'quality' }),
      widget('iframe', [8, 0, 8, 8], { address: '/serverfiles/none.txt?machine=[machineId1]', title: 'Inside' }),
      widget('test', [16, 0, 8, 4], {}),
      widget('timeout', [16, 4, 8, 4], { timeout: 30, link: '/machines/all' }),
      widget('iframe', [0, 8, 8, 4], { address: 'https://elsewhere.example/board?m=[machineId1]', reload: 20 }),
      widget('iframe', [8, 8, 8, 4], { address: 'http://plain.example/', title: 'Plain' }),
    ],
  })
  let fetched = 0
  await page.route('https://elsewhere.example/**', () => {
    fetched += 1
    // Never answered.
  })
  await signIn('operator', { path: '/dashboards/e2e-away' })
  const lean = boxes(page).nth(0)
  await expect(lean.getByRole('img', { name: `${today}, not set` })).toBeVisible()
  await expect(lean.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expect(lean.getByRole('button', { name: new RegExp(today) })).toHaveCount(0)

  await signIn('admin', { path: '/dashboards/e2e-away' })
  await lean.getByRole('button', { name: `${today}, not set` }).click()
  await lean.getByLabel('Note').fill('Wrong label')
  await lean.getByRole('button', { name: 'an incident' }).click()
  await expect(lean.getByRole('button', { name: `${today}, an incident: Wrong label` })).toBeVisible()
  await lean.getByRole('button', { name: 'Month before' }).click()
  const endOfMonthBefore = addDays(`${today.slice(0, 8)}01`, -1)
  await expect(lean.getByRole('button', { name: `${endOfMonthBefore}, not set` })).toBeVisible()
  await expect(lean.getByRole('button', { name: new RegExp(today) })).toHaveCount(0)

  const frame = boxes(page).nth(1).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin')
  const machine = 'A401'
  await expect(boxes(page).nth(2).getByRole('radio')).toHaveCount(4)
  await boxes(page).nth(2).getByText(machine, { exact: true }).click()
  await expectPath(page, `/dashboards/e2e-away?machineId1=${machine}`)
  await expect(frame).toHaveAttribute('src', `/serverfiles/none.txt?machine=${machine}`)

  // Another's page has no origin; one that does not come is named, and asked for again.
  const foreign = boxes(page).nth(4)
  await expect(foreign.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  await expect(boxes(page).nth(5)).toContainText('https')
  await expect(boxes(page).nth(5).locator('iframe')).toHaveCount(0)
  await expect(foreign.getByText('elsewhere.example')).toHaveCount(0)
  await page.clock.fastForward(16_000)
  await expect(foreign.getByText(`https://elsewhere.example/board?m=${machine}`)).toBeVisible()
  const before = fetched
  await page.clock.fastForward(6_000)
  await expect.poll(() => fetched).toBeGreaterThan(before)
  await page.keyboard.press('Shift')

  await page.clock.fastForward(25_000)
  await page.keyboard.press('Shift')
  await page.clock.fastForward(25_000)
  await expectPath(page, /^\/dashboards\/e2e-away/)
  await page.clock.fastForward(10_000)
  await expectPath(page, '/machines/all')

  await visit(page, '/admin/config/dashboards/e2e-away')
  await expect(grid(page).getByText('After 30 s to /machines/all')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expectPath(page, '/admin/config/dashboards/e2e-away')
})
