import { expect, test } from 'vitest'
import { newDataset, newGraph } from './graph-config.ts'
import { graphData } from './graph-series.ts'
import { operationsFor, putTogether, togetherAs } from './put-together.ts'
import { fieldsOf } from './source-fields.ts'
import { newValueConfig, pickValue, showValue } from './value-config.ts'

/** Every number of our own sources, as a person would say it: amounts, levels and names. */
const known = {
  sum: `runtime_after_stop_seconds calendar_setup_time_duration current_shift_runtime current_shift_calendar_stop_time
    planned_setup_time planned_op_qty card_good_qty card_scrap_qty remaining_qty uncoded_stops today_cycles today_runtime
    today_calendar_stoptime today_calendar_runtime today_micro_time duration_seconds scrap scrapkg
    today_good_qty today_scrap_qty today_run_seconds today_stop_seconds today_micro_seconds shift_good_qty shift_scrap_qty
    shift_run_seconds shift_stop_seconds shift_micro_seconds target_good_qty result_good_qty diff_good_qty target_earned_hours op_total_remaining_time_hours`,
  average: `oee_green_limit oee_yellow_limit q_green_limit q_yellow_limit efficiency_green_limit efficiency_yellow_limit
    speed_green_limit speed_yellow_limit planned_cycle_seconds quantity_per_cycle planned_unit_time planned_speed
    capacity_factor cavity_reduction today_oee today_availability today_performance today_quality today_scrap_percent
    shift_oee shift_availability shift_performance shift_quality shift_scrap_percent`,
  single: 'record_no shift current_shift priority line_no wiso w m',
}

test.each(Object.entries(known))('T-PLANT-371 together as %s', (how, keys) => {
  for (const key of keys.split(/\s+/)) expect(togetherAs(key), key).toBe(how)
})

test('T-PLANT-371 what the list names is what the sources have', () => {
  const fields = new Set(
    ['figures', 'goals', 'history', 'machines', 'planned_orders', 'running_orders', 'scrap'].flatMap((source) =>
      fieldsOf(source),
    ),
  )
  const named = Object.values(known).flatMap((keys) => keys.split(/\s+/))
  expect(named.filter((key) => !fields.has(key))).toEqual([])
})

test.each([
  'OEE',
  'oee_percent',
  'avg_speed',
  'scrap_rate',
  'availability',
  'MTBF',
  'fill_level_pct',
  'parts_per_hour',
])('T-PLANT-371 a column of a query called %s is never added up', (key) => {
  expect(togetherAs(key)).toBe('average')
  expect(operationsFor(key)).not.toContain('sum')
  expect(putTogether(key, 'sum', [100, 50, 90])).toBe(80)
})

test.each([
  ['single', 4],
  ['sum', 9],
  ['average', 3],
  ['smallest', 2],
  ['largest', 4],
  ['count', 3],
] as const)('T-PLANT-371 %s of 4, 2 and 3 is %d', (operation, expected) => {
  expect(putTogether('made', operation, [4, 2, 3])).toBe(expected)
  expect(putTogether('made', operation, [])).toBe(operation === 'count' ? 0 : undefined)
})

const rows = [
  { department: 'Moulding', oee: 80, made: 100 },
  { department: 'Moulding', oee: 60, made: 50 },
  { department: 'Pressing', oee: 90, made: 10 },
  { department: 'Pressing', oee: '', made: 5 },
]

test('T-PLANT-371 a bar or a point of several rows is the average of a share and the sum of an amount', () => {
  const names = { nameOf: (key: string) => key, other: 'Other' }
  for (const graphType of ['bar', 'line', 'pie'] as const) {
    const datasets = ['oee', 'made'].map((y) => ({ ...newDataset, y }))
    const { series } = graphData({ ...newGraph, graphType, x: 'department', datasets }, rows, names)
    expect(series.map(({ points }) => points.map((point) => point?.value))).toEqual([
      [70, 90],
      [150, 15],
    ])
  }
})

test('T-PLANT-371 the rest of a graph with too many parts is averaged too', () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ x: `M${at}`, oee: 100 - at, one: 'all' }))
  const names = { nameOf: (key: string) => key, other: 'Other' }
  const pie = graphData({ ...newGraph, graphType: 'pie', x: 'x', datasets: [{ ...newDataset, y: 'oee' }] }, many, names)
  expect(pie.series[0]?.points.at(-1)?.value).toBe((89 + 88 + 87) / 3)
  const split = { ...newDataset, y: 'oee', splitSet: true, splitKey: 'x' }
  const bar = graphData({ ...newGraph, x: 'one', datasets: [split] }, many, names)
  expect(bar.series.at(-1)?.points[0]?.value).toBe((89 + 88 + 87) / 3)
})

test('T-PLANT-371 D-ENTITY-10 a value of several rows is what its operation says', () => {
  const place = { language: 'en', timeZone: 'Europe/Stockholm' } as const
  const value = { ...newValueConfig, dataSource: 'machines', dataKey: 'oee' }
  expect(pickValue({ ...value, operation: 'average' }, rows)).toBeCloseTo(230 / 3)
  expect(pickValue({ ...value, operation: 'sum' }, rows)).toBeCloseTo(230 / 3)
  expect(pickValue({ ...value, operation: 'smallest' }, rows)).toBe(60)
  expect(pickValue({ ...value, operation: 'largest' }, rows)).toBe(90)
  // Rows are counted, also those whose property is a word or empty.
  expect(pickValue({ ...value, dataKey: 'department', operation: 'count' }, rows)).toBe(4)
  expect(showValue({ ...value, operation: 'average' }, rows, place)).toBe('76.667')
})
