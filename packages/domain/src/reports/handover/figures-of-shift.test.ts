import { expect, test } from 'vitest'
import { orderRisk } from './orders-at-risk.ts'
import { type CountedSums, partOfSums } from './part-of-sums.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-06-10T04:00:00Z')
/** Ten hours of 100 pieces each, behind an hour of setup: planned until 11 hours after its start. */
const order = {
  planned_start_time: START,
  planned_op_qty: 1000,
  remaining_qty: 500,
  planned_setup_time: 1,
  planned_unit_time: 36,
  capacity_factor: 1,
  real_unit_time: 36,
}

test.each([
  ['in time and as fast as planned', {}, 6, null],
  ['a little late is not told', {}, 6.2, null],
  ['late, at the planned pace', {}, 8, { late_minutes: 120, pace_percent: null }],
  ['slow, and still in time', { remaining_qty: 100, real_unit_time: 72 }, 3, { late_minutes: null, pace_percent: 50 }],
  ['slow and late for it', { real_unit_time: 72 }, 6, { late_minutes: 300, pace_percent: 50 }],
  ['as good as planned', { real_unit_time: 39.9 }, 5, null],
  ['no piece yet: it goes by the plan', { real_unit_time: null }, 8, { late_minutes: 120, pace_percent: null }],
  ['nothing is left', { remaining_qty: 0 }, 20, null],
  ['nobody planned a piece', { planned_unit_time: 0, real_unit_time: null }, 20, null],
  ['the plan takes the capacity into account', { capacity_factor: 0.5 }, 16, null],
])('T-LOOK-45 an order %s', (_what, change, hours, risk) => {
  expect(orderRisk({ ...order, ...change }, START + hours * HOUR)).toEqual(risk)
})

const whole: CountedSums = {
  run_ms: 6 * HOUR,
  stop_ms: 2 * HOUR,
  micro_ms: 0,
  ideal_ms: 5 * HOUR,
  pieces: 600,
  good_qty: 580,
  scrap_qty: 20,
  scrap_oee: 10,
}

test.each([
  ['by what was made in it', {}, { run_ms: HOUR, pieces: 150, good_qty: 145, ideal_ms: 1.25 * HOUR }],
  ['by its run time where nothing tells what was made', { made: 0, made_in_all: 0 }, { pieces: 100 }],
  ['never more run time than the day has', { passed_ms: 20 * HOUR }, { run_ms: 6 * HOUR }],
  ['never less than none', { passed_ms: 0 }, { run_ms: 0 }],
])('T-LOOK-40 the part of a night that midnight cut has %s', (_what, change, sums) => {
  const part = {
    ...{ passed_ms: 2 * HOUR, stop_ms: HOUR, micro_ms: 60_000, made: 50, made_in_all: 200, scrap_qty: 4 },
    ...change,
  }
  expect(partOfSums(whole, part)).toMatchObject({
    stop_ms: HOUR,
    micro_ms: 60_000,
    scrap_qty: 4,
    scrap_oee: 2,
    ...sums,
  })
})

test('T-LOOK-40 a part of a day in which nothing was scrapped or made has nothing', () => {
  const none = { ...whole, run_ms: 0, scrap_qty: 0, pieces: 0, good_qty: 0, ideal_ms: 0 }
  const part = { passed_ms: HOUR, stop_ms: HOUR, micro_ms: 0, made: 0, made_in_all: 0, scrap_qty: 0 }
  expect(partOfSums(none, part)).toMatchObject({ pieces: 0, good_qty: 0, scrap_oee: 0, run_ms: 0 })
})
