import { expect, test } from 'vitest'
import type { PeriodPart } from '../../ground/overview/figure-period.ts'
import { type MachineFigures, machineFigures, type ShiftSums } from './machine-figures.ts'

const hour = 3_600_000
const sums = (shift: number, fields: Partial<ShiftSums>): ShiftSums => ({
  day: '2026-06-10',
  shift,
  run_ms: 0,
  stop_ms: 0,
  micro_ms: 0,
  pieces: 0,
  ideal_ms: 0,
  scrap_qty: 0,
  reducing_scrap_qty: 0,
  scrap_oee_qty: 0,
  ...fields,
})
const rows = [
  sums(1, {
    run_ms: 6 * hour,
    stop_ms: 2 * hour,
    pieces: 1000,
    ideal_ms: 6 * hour,
    scrap_qty: 100,
    reducing_scrap_qty: 40,
    scrap_oee_qty: 100,
  }),
  sums(2, { run_ms: 2 * hour, pieces: 200, ideal_ms: hour }),
  sums(0, { run_ms: hour, stop_ms: 9 * hour, pieces: 50, ideal_ms: hour, scrap_qty: 5 }),
]
const part = (shift: number, share = 1): PeriodPart => ({ day: '2026-06-10', shift, share })

test.each<[string, PeriodPart[], Partial<MachineFigures>]>([
  [
    'a shift: 75 % × 100 % × 90 %',
    [part(1)],
    {
      t_percent: 75,
      a_percent: 100,
      k_percent: 90,
      oee: 67.5,
      good_qty: 960,
      scrap_qty: 100,
      run_seconds: 21_600,
      planned_run_seconds: 21_600,
      stop_seconds: 7_200,
    },
  ],
  [
    'half of a shift has half of its pieces and the same OEE',
    [part(1, 0.5)],
    { oee: 67.5, good_qty: 480, scrap_qty: 50 },
  ],
  ['two shifts are one large one', [part(1), part(2)], { oee: 64.2, good_qty: 1160 }],
  [
    'unplanned time counts pieces, neither stop time nor OEE',
    [part(0)],
    { oee: null, good_qty: 50, run_seconds: 3_600, planned_run_seconds: 0, stop_seconds: 0 },
  ],
  ['nothing', [], { oee: null, good_qty: 0, run_seconds: 0 }],
])('T-SCREEN-04-X %s', (_, parts, expected) => expect(machineFigures('M1', rows, parts)).toMatchObject(expected))

test('T-PLANT-400 scrap of pieces that are not counted yet leaves a shift below nought, and the shifts add up to the day', () => {
  const early = [sums(1, { scrap_qty: 4, reducing_scrap_qty: 4 }), sums(2, { pieces: 10 })]
  expect(machineFigures('M1', early, [part(1)])).toMatchObject({ good_qty: -4, scrap_qty: 4 })
  expect(machineFigures('M1', early, [part(1), part(2)])).toMatchObject({ good_qty: 6, scrap_qty: 4 })
})

test('T-LOOK-26 the run time inside the shifts is told in whole seconds, like the rest of it', () => {
  const rows = [sums(1, { run_ms: 1_600 }), sums(0, { run_ms: 5_000 })]
  expect(machineFigures('M1', rows, [part(0), part(1)])).toMatchObject({ run_seconds: 7, planned_run_seconds: 2 })
})

test('T-LOOK-90 a machine that changed from pieces to kilograms has both, and of a shift that is not asked for neither', () => {
  const made = (unit: string, good_qty: number, scrap_qty = 0) => ({
    unit,
    made_qty: good_qty + scrap_qty,
    good_qty,
    scrap_qty,
  })
  const rows = [
    sums(1, {
      ...{ pieces: 112.5, scrap_qty: 2, reducing_scrap_qty: 2, ideal_ms: 90_000 },
      orders: [made('pcs', 98, 2), made('kg', 12.5)],
    }),
    sums(2, { pieces: 50, orders: [made('m', 50)] }),
    sums(0, { pieces: 5, orders: [made('kg', 4)] }),
  ]
  const of = machineFigures('M1', rows, [part(1), part(0)])
  expect(of.made).toEqual([made('kg', 17.5), made('pcs', 98, 2)])
  expect(of).toMatchObject({ good_qty: 115.5, planned_made_qty: 112.5, ideal_seconds: 90 })
})
