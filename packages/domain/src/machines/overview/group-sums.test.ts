import { expect, test } from 'vitest'
import { groupSums } from './group-sums.ts'
import { readGroupTerm } from './group-terms.ts'

const now = Date.parse('2026-06-10T10:00Z')
const machine = (machine_id: string, more: object = {}) => ({
  machine_id,
  status: 'R' as const,
  current_stop_reason: '',
  setup_time: null,
  current_shift: 1,
  uncoded_stops: 0,
  last_signal: new Date(now).toISOString(),
  ...more,
})
const stopped = (machine_id: string, current_stop_reason: string, more: object = {}) =>
  machine(machine_id, { status: 'S', current_stop_reason, setup_time: 0, ...more })
const none = { made: [], good_qty: 0, scrap_qty: 0, planned_made_qty: 0, quality_scrap_qty: 0, ideal_seconds: 0 }
const time = (run: number, stop: number, micro = 0) => ({
  ...none,
  planned_run_seconds: run,
  stop_seconds: stop,
  micro_seconds: micro,
})
type Figures = Parameters<typeof groupSums>[1]['figures']
const on = (figures: [string, NonNullable<ReturnType<Figures['get']>>][] = []) => ({
  figures: new Map(figures),
  now,
  noContactSeconds: 300,
})

test('T-LOOK-26 T-LOOK-122 a group counts what its machines do: a setup stands, and so does what waits for a reason; uncoded are the stops of its rows', () => {
  const machines = [
    machine('A'),
    machine('B', { uncoded_stops: 3 }),
    stopped('C', '501'),
    stopped('D', '200', { setup_time: 1 }),
    stopped('E', '-', { uncoded_stops: 2 }),
    stopped('F', '-', { current_shift: 0 }),
    machine('G', { last_signal: new Date(now - 301_000).toISOString() }),
    machine('H', { last_signal: new Date(now - 301_000).toISOString(), current_shift: 0 }),
    machine('I', { current_shift: 0 }),
  ]
  expect(groupSums(machines, on())).toEqual({
    ...{ running: 3, stopped: 3, uncoded: 5, silent: 1, off: 2 },
    ...{ made: [], availability: null, performance: null, oee: null },
  })
})

test('T-LOOK-26 its availability is that of one large machine, not the mean of percentages', () => {
  const figures = on([
    ['A', time(9000, 1000)],
    ['B', time(0, 10_000, 2000)],
    ['Z', time(90_000, 0)],
  ])
  expect(groupSums([machine('A'), machine('B'), machine('C')], figures).availability).toBe(55)
})

test('T-LOOK-91 a group has a sum of good and of scrap for each unit, and its OEE is that of one large machine', () => {
  const of = (unit: string, good_qty: number, scrap_qty: number) => {
    const made_qty = good_qty + scrap_qty
    return {
      ...{ made: [{ unit, made_qty, good_qty, scrap_qty }], good_qty, scrap_qty },
      ...{ planned_made_qty: made_qty, quality_scrap_qty: scrap_qty },
    }
  }
  const figures = on([
    ['A', { ...time(3600, 3600), ...of('pcs', 900, 100), ideal_seconds: 3000 }],
    ['B', { ...time(7200, 0), ...of('kg', 350, 0), ideal_seconds: 5000 }],
    ['C', { ...time(3600, 0), ...of('pcs', 300, 0), ideal_seconds: 1000 }],
    ['Z', { ...time(3600, 0), ...of('pcs', 77, 0), ideal_seconds: 3600 }],
  ])
  const sums = groupSums([machine('A'), machine('B'), machine('C'), machine('D')], figures)
  expect(sums.made).toEqual([
    { unit: 'pcs', made_qty: 1300, good_qty: 1200, scrap_qty: 100 },
    { unit: 'kg', made_qty: 350, good_qty: 350, scrap_qty: 0 },
  ])
  expect(sums).toMatchObject({ availability: 80, performance: 62.5 })
  expect(sums.oee).toBeCloseTo(80 * 0.625 * (1550 / 1650), 10)
})

test.each([
  ['department', 'department'],
  ['zone', 'zone'],
  ['category', 'category'],
  ['machine_id', undefined],
  [undefined, undefined],
])('T-LOOK-26 an address with %j groups by %j', (stored, term) => expect(readGroupTerm(stored)).toBe(term))
