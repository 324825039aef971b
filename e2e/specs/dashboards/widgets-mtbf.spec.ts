import type { Page } from '@playwright/test'
import { addDays } from '@takt/domain/ground/dates.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { historyWindow } from '@takt/domain/history/statistics/mtbf/periods.ts'
import { aQuery } from '@takt/server/dashboards/dashboards.fixture.ts'
import { reasonFigures, shiftFigures } from '@takt/server/history/history.fixture.ts'
import { expect, type Plant, test } from '../../fixtures/takt.ts'
import { add, builderPath, save, section, settings } from '../../pages/builder.ts'
import { boxes, dropDashboards, givenDashboard, storedDashboard, widget } from '../../pages/dashboard.ts'
import { visit } from '../../pages/shell.ts'

test.afterEach(async ({ plant }) => {
  await dropDashboards(plant)
  for (const table of ['shift_figures', 'reason_figures']) {
    await plant.sql(`delete from ${table} where company_id = 1000 and day = $1`, [addDays(plantDay(), -7)])
  }
  await plant.sql(`delete from query where company_id = 1000 and sql_query_id like 'e2e%'`)
})

const plantDay = () => localDate(Date.now(), 'Europe/Stockholm')

const COLUMNS = [
  'machine_id',
  'stop_reason',
  'tot_run_time',
  'tot_stop_time_sec',
  'total_stops',
  'trans_date',
  'group_id',
]
const sqlWord = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value))

/** History of three days as a query answers it; C399 is in no list of machines. */
async function givenQuery(plant: Plant, today: string): Promise<string> {
  const first = addDays(today, -2)
  const rows = [
    ['C301', '', 600, 0, 0, first, ''],
    ['C301', '202', 0, 5400, 1, first, 'TEC'],
    ['C301', '501', 0, 600, 1, first, 'STA'],
    ['C301', '502', 0, 60, 2, first, 'STA'],
    ['C302', '', 240, 0, 0, today, ''],
    ['C302', '202', 0, 1800, 1, today, 'TEC'],
    ['C302', '205', 0, 900, 3, today, 'TEC'],
    ['C399', '', 99_999, 0, 0, today, ''],
  ].map((row) => `select ${row.map((value, at) => `${sqlWord(value)} as ${COLUMNS[at]}`).join(', ')}`)
  const text = `select machine_id, stop_reason, tot_run_time, tot_stop_time_sec, total_stops, '' as week_number,
      trans_date, group_id
    from (${rows.join(' union all ')}) as history
    where machine_id in (<%machinelist%>) and <%company_id%>::int = 1000`
  const query = await aQuery(plant, { sql_query_id: 'e2e history', sql_query: text })
  return String(query.record_no)
}

function asked(page: Page, name: string): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const text = request.postData() ?? ''
    if (text.includes(`"${name}"`)) found.push(text)
  })
  return found
}

test('D-WIDGET-35 D-CONFIG-83 D-CONFIG-84 D-CONFIG-85 D-CONFIG-86 D-CONFIG-87 D-CONFIG-88 D-CONFIG-90 D-STAT-19 D-STAT-20-X D-CALL-38 D-CALL-39-X the report of a query shows what its options say', async ({
  page,
  plant,
  signIn,
}) => {
  const today = plantDay()
  const of = {
    machineList: ['C301', 'C302'],
    query: { sqlSource: await givenQuery(plant, today), parameters: { machinelist: '' } },
    repairGroups: ['TEC'],
    waitGroups: ['STA'],
    period: 'trans_date',
    amountOfPeriods: 3,
  }
  const whole = {
    ...of,
    header: 'Cutting',
    amountOfPeriodsTable: 2,
    failureSort: 'total_stops',
    waitSort: 'total_stops',
    greenLimitMTBF: 2,
    greenLimitMTTR: 1,
    greenColor: '#00aa88',
    totalColor: '#aa0000',
  }
  const only = { showHeader: false, showTotals: false, showTables: false }
  const small = { ...of, ...only, showMTBF: false, showMTTR: false, graphUnits: 's', greenLimitMWTTR: 0.1 }
  const hours = { ...of, ...only, graphUnits: 'h', showMWTTR: false }
  await givenDashboard(plant, {
    slug: 'e2e-mtbf',
    widgets: [
      widget('mtbf-mttr', [0, 0, 24, 8], whole),
      widget('mtbf-mttr', [0, 8, 8, 4], small),
      widget('mtbf-mttr', [8, 8, 8, 4], hours),
      widget('mtbf-mttr', [16, 8, 8, 4], {
        ...of,
        showGraphs: false,
        showTables: false,
        totalsShown: ['runTotal', 'mtbf'],
      }),
    ],
  })
  const queries = asked(page, 'get_query_data')
  await signIn('operator', { path: '/dashboards/e2e-mtbf' })
  const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => boxes(page).nth(at))
  if (!first || !second || !third || !fourth) throw new Error('Four widgets.')
  await expect(first.getByRole('heading', { name: 'Cutting' })).toBeVisible()
  // Four widgets of one question ask it together: once, and once more where the page was open before its live link.
  expect(queries.length).toBeLessThan(4)
  expect(queries[0]).toContain('"machinelist":"C301;C302"')

  const spot = (box: typeof first, title: string) => box.getByTitle(title, { exact: true })
  const day = (at: number) => addDays(today, at)
  await expect(spot(first, `MTBF (minutes), ${day(-2)}: 300`)).toHaveCSS('background-color', 'rgb(0, 170, 136)')
  await expect(spot(first, `MTBF (minutes), ${today}*: 48`)).toHaveCSS('background-color', 'rgb(28, 126, 214)')
  await expect(spot(first, `MTTR (minutes), ${day(-2)}: 90`)).toHaveCSS('background-color', 'rgb(28, 126, 214)')
  await expect(spot(first, `MTTR (minutes), ${today}*: 11.25`)).toHaveCSS('background-color', 'rgb(0, 170, 136)')
  await expect(first.locator('[data-limit]')).toHaveText(['≥ 120', '≤ 60'])
  // The day between has no history: two stretches, no line over the gap.
  await expect(first.getByRole('region', { name: 'MTBF (minutes)' }).locator('svg path')).toHaveAttribute(
    'd',
    /^M[^LC]*M[^LC]*$/,
  )
  await expect(first.locator('dl')).toHaveCSS('color', 'rgb(170, 0, 0)')
  await expect(first.locator('dd')).toHaveText([
    '2 h 20 min',
    '0 h 27 min',
    '0 h 02 min',
    '14 h 00 min',
    '2 h 15 min',
    '2 h 15 min',
    '2 h 15 min',
    '0 h 11 min',
  ])
  const table = (name: string) => first.getByRole('table', { name, exact: true }).locator('tbody tr')
  await expect(table('Latest periods')).toHaveText([`${today}*0 h 48 min0 h 11 min0 h 00 min`, `${day(-1)}---`])
  await expect(table('Failures')).toHaveText(['205 Hydraulics30 h 15 min', '202 Tool fault22 h 00 min'])
  await expect(table('Repairs')).toHaveText(['202 Tool fault22 h 00 min', '205 Hydraulics30 h 15 min'])
  await expect(table('Waiting')).toHaveText([/^502.*20 h 01 min$/, /^501.*10 h 10 min$/])

  await expect(second.getByRole('region')).toHaveCount(1)
  await expect(spot(second, `MWTTR (seconds), ${today}*: 0`)).toHaveCSS('background-color', 'rgb(19, 139, 19)')
  await expect(second.locator('[data-limit="360"]')).toHaveCSS('border-top-color', 'rgb(19, 139, 19)')
  await expect(second.locator('dl, h3')).toHaveCount(0)
  await expect(third.getByRole('region')).toHaveCount(2)
  await expect(spot(third, `MTBF (hours), ${day(-2)}: 5`)).toBeVisible()
  await expect(third.locator('[data-limit]')).toHaveCount(0)
  await expect(fourth.getByRole('heading', { name: 'Failures and repairs' })).toBeVisible()
  await expect(fourth.locator('figure, table')).toHaveCount(0)
  // Of the totals those that were chosen, in their own order.
  await expect(fourth.locator('dt')).toHaveText(['MTBF', 'Run time'])
})

test('D-CALL-39-X without a query the days of the machines are reported, and asked for again every hour', async ({
  page,
  plant,
  signIn,
}) => {
  const today = plantDay()
  const lastWeek = addDays(today, -7)
  for (const [machine_id, hours] of [
    ['M101', 12],
    ['C301', 8],
    ['M102', 99],
  ] as const) {
    await shiftFigures(plant, { machine_id, day: lastWeek, run_ms: hours * 3_600_000 })
  }
  await reasonFigures(plant, { machine_id: 'C301', day: lastWeek, stop_reason: '202', stop_ms: 5_400_000, stops: 3 })
  const periods = { period: 'week_number', amountOfPeriods: 2 } as const
  const config = { machineList: ['M101', 'C301'], ...periods, repairGroups: ['TEC'] }
  await givenDashboard(plant, { slug: 'e2e-mtbf-days', widgets: [widget('mtbf-mttr', [0, 0, 24, 12], config)] })
  await page.clock.install()
  const history = asked(page, 'history_per_day')
  const codes = asked(page, 'get_stop_codes')
  await signIn('operator', { path: '/dashboards/e2e-mtbf-days' })
  const box = boxes(page).first()
  const rows = box.getByRole('table', { name: 'Latest periods' }).locator('tbody tr')
  await expect(rows).toHaveText([/^\d{4}-W\d\d\*/, /^\d{4}-W\d\d5 h 00 min0 h 30 min0 h 00 min$/])
  await expect(box.getByRole('table', { name: 'Failures' }).getByRole('rowheader')).toHaveText(['202 Tool fault'])
  const { start, end } = historyWindow(today, periods)
  expect(JSON.parse(history[0] ?? '{}').payload).toEqual({ start_time: start, end_time: end, machine_id: 'M101;C301' })

  // The window of history may move on with the day: what is asked again as it stands tells the hour.
  const before = codes.length
  await page.clock.fastForward('55:00')
  expect(codes).toHaveLength(before)
  await page.clock.fastForward('12:00')
  await expect.poll(() => codes.length).toBe(before + 1)
  await expect.poll(() => history.length).toBeGreaterThan(1)
})

test('D-STATE-03 D-CONFIG-30 D-CONFIG-86 a new report shows a sample; the stop groups of repair and waiting and its totals are chosen by name', async ({
  page,
  plant,
  signIn,
}) => {
  await givenDashboard(plant, { slug: 'e2e-mtbf-new' })
  await signIn('admin', { path: builderPath('e2e-mtbf-new') })
  await add(page, 'Failures and repairs')
  await expect(boxes(page).first().getByText('Tool fault').first()).toBeAttached()
  const groups = (name: string) => settings(page).getByRole('group', { name, exact: true })
  await groups('Stop groups that are repair').getByRole('checkbox', { name: 'Technical fault (TEC)' }).click()
  await groups('Stop groups that are waiting').getByRole('checkbox', { name: 'Staffing (STA)' }).click()
  await section(page, 'Totals and tables').click()
  for (const total of ['Waiting time', 'MTTR']) {
    await settings(page).getByRole('checkbox', { name: total, exact: true }).click()
  }
  await save(page)
  expect((await storedDashboard(plant, 'e2e-mtbf-new'))?.widgets[0]).toMatchObject({
    component: 'mtbf-mttr',
    config: {
      repairGroups: ['TEC'],
      waitGroups: ['STA'],
      totalsShown: ['mtbf', 'mwttr', 'runTotal', 'downtimeTotal', 'failureTotal', 'repairTotal'],
    },
  })
  await visit(page, '/dashboards/e2e-mtbf-new')
  await expect(boxes(page).first().getByText('Choose a machine')).toBeVisible()
})
