import { expect, test } from 'vitest'
import { orderFigures, type RunSums, withOpenTime } from './order-figures.ts'

const none: RunSums = {
  run_ms: 0,
  stop_ms: 0,
  calendar_run_ms: 0,
  calendar_stop_ms: 0,
  calendar_micro_ms: 0,
  cycles: 0,
  counted_qty: 0,
  reported_qty: 0,
  scrap_qty: 0,
  reducing_scrap_qty: 0,
  calendar_qty: 0,
  calendar_ideal_ms: 0,
  calendar_scrap_oee_qty: 0,
}
/** 2700 s run and 1800 s stop in the calendar, 600 s of each outside. */
const made: RunSums = {
  run_ms: 3_300_000,
  stop_ms: 2_400_000,
  calendar_run_ms: 2_700_000,
  calendar_stop_ms: 1_800_000,
  calendar_micro_ms: 0,
  cycles: 50,
  counted_qty: 80,
  reported_qty: 20,
  scrap_qty: 10,
  reducing_scrap_qty: 8,
  calendar_qty: 100,
  calendar_ideal_ms: 1_350_000,
  calendar_scrap_oee_qty: 5,
}

test('W-STAT-04-X W-ENTITY-35 T, A, K and OEE are made of the sums inside the calendar', () => {
  expect(orderFigures(made)).toMatchObject({ t_percent: 60, a_percent: 50, k_percent: 95 })
  expect(orderFigures(made).tak).toBeCloseTo(28.5)
})

test('T-LOOK-121 an order whose first set-up lasts has no availability yet; one that has run and stands has', () => {
  const setUp = { ...none, stop_ms: 1_800_000, calendar_stop_ms: 1_800_000 }
  expect(orderFigures(setUp)).toMatchObject({ t_percent: null, tak: null, stop_time: 1800 })
  expect(orderFigures({ ...setUp, run_ms: 600_000, calendar_run_ms: 600_000 })).toMatchObject({ t_percent: 25 })
  // In overtime it ran, and in the calendar it stood.
  expect(orderFigures({ ...setUp, run_ms: 600_000 })).toMatchObject({ t_percent: 0 })
})

test('T-PLANT-172 micro-stops of an order lower its performance, not its availability', () =>
  expect(orderFigures({ ...made, calendar_micro_ms: 900_000 })).toMatchObject({ t_percent: 80, a_percent: 37.5 }))

test('W-ENTITY-36 W-ENTITY-37 quantities and times of the order, unplanned time too', () => {
  expect(orderFigures(made)).toMatchObject({
    good_prod_qty: 92,
    scrap_qty: 10,
    scrap_percent: 9.8,
    cycles: 50,
    machine_run_time: 3300,
    stop_time: 2400,
    stop_time_during_prod_time: 1800,
    real_unit_time: 33,
    real_cycle_time: 66,
  })
})

test('T-PLANT-162 pieces of overtime are in the quantities, not in the OEE: two planned hours and two after them at ideal speed are 100 %', () => {
  const hours = 3_600_000
  const sums = {
    ...none,
    run_ms: 4 * hours,
    calendar_run_ms: 2 * hours,
    counted_qty: 1440,
    calendar_qty: 720,
    calendar_ideal_ms: 2 * hours,
    scrap_qty: 30,
    calendar_scrap_oee_qty: 18,
  }
  expect(orderFigures(sums)).toMatchObject({ t_percent: 100, a_percent: 100, k_percent: 97.5, good_prod_qty: 1440 })
  const outside = { ...none, run_ms: hours, counted_qty: 360 }
  expect(orderFigures(outside)).toMatchObject({ t_percent: null, a_percent: null, k_percent: null, tak: null })
})

test('W-STAT-04-X nothing made and no time: empty, not 0', () => {
  expect(orderFigures(none)).toMatchObject({
    t_percent: null,
    a_percent: null,
    k_percent: null,
    tak: null,
    scrap_percent: null,
    real_unit_time: null,
    real_cycle_time: null,
  })
})

test('W-ENTITY-37 one piece of one cycle has its times', () =>
  expect(orderFigures({ ...none, run_ms: 30_000, cycles: 1, counted_qty: 1 })).toMatchObject({
    real_unit_time: 30,
    real_cycle_time: 30,
  }))

test.each([
  ['running', { status: 'R', ms: 60_000, shift: 1 }, { run_ms: 60_000, calendar_run_ms: 60_000, stop_ms: 0 }],
  [
    'standing',
    { status: 'S', ms: 60_000, shift: 2 },
    { stop_ms: 60_000, calendar_stop_ms: 60_000, calendar_micro_ms: 0 },
  ],
  [
    'a micro-stop',
    { status: 'S', micro: true, ms: 60_000, shift: 2 },
    { stop_ms: 60_000, calendar_stop_ms: 60_000, calendar_micro_ms: 60_000 },
  ],
  ['unplanned time', { status: 'S', micro: true, ms: 60_000, shift: 0 }, { stop_ms: 60_000, calendar_micro_ms: 0 }],
  ['the first millisecond', { status: 'R', ms: 1, shift: 1 }, { run_ms: 1 }],
  ['a clock that runs ahead', { status: 'R', ms: -5, shift: 1 }, { run_ms: 0 }],
  ['never heard of', { status: 'N', ms: 60_000, shift: 1 }, { run_ms: 0, stop_ms: 0 }],
] as const)('W-CALL-48-X the time since the last signal: %s', (_what, open, expected) => {
  expect(withOpenTime(none, { micro: false, ...open })).toMatchObject(expected)
})

test.each([
  ['scrap before its pieces are counted is nothing good', 0, 4, 0],
  ['and is made up by the next pieces', 3, 4, 0],
  ['to the last of them', 4, 4, 0],
  ['before the first good one', 5, 4, 1],
])('T-PLANT-149 %s', (_what, counted_qty, reducing_scrap_qty, good_prod_qty) => {
  const sums = { ...none, counted_qty, reducing_scrap_qty, scrap_qty: reducing_scrap_qty }
  expect(orderFigures(sums)).toMatchObject({ good_prod_qty, scrap_qty: reducing_scrap_qty })
})
