import { expect, test } from 'vitest'
import { machineFigures } from '../machines/overview/machine-figures.ts'
import { figureProperties, figuresAsProperties, isPercent, wantsFigures } from './figure-properties.ts'

const hour = { day: '2026-11-18', shift: 1, run_ms: 1_800_000, stop_ms: 1_800_000, micro_ms: 0, ideal_ms: 900_000 }
const pieces = { pieces: 100, scrap_qty: 10, reducing_scrap_qty: 10, scrap_oee_qty: 5 }
const part = { day: '2026-11-18', shift: 1, share: 1 }

test('T-LOOK-124 figures of a machine have names of their own for today and for the shift', () => {
  const figures = machineFigures('M1', [{ ...hour, ...pieces }], [part])
  const today = figuresAsProperties('today', figures)
  expect(today).toMatchObject({
    ...{ today_oee: figures.oee, today_availability: 50, today_performance: 50, today_quality: 95 },
    ...{ today_scrap_percent: 10, today_good_qty: 90, today_scrap_qty: 10 },
    ...{ today_run_seconds: 1800, today_stop_seconds: 1800, today_micro_seconds: 0 },
  })
  expect(Object.keys({ ...today, ...figuresAsProperties('shift', figures) }).sort()).toEqual(
    [...figureProperties].sort(),
  )
})

test('T-LOOK-124 what nothing says is no figure: neither 0 % nor 100 %', () => {
  expect(figuresAsProperties('shift', machineFigures('M1', [], []))).toMatchObject({
    ...{ shift_oee: null, shift_availability: null, shift_quality: null, shift_scrap_percent: null },
  })
})

test.each<[string[], boolean, boolean]>([
  [['today_oee'], true, false],
  [['today_runtime', 'shift_quality'], false, true],
  [['today_runtime', 'current_shift_runtime', 'shift', ''], false, false],
])('T-LOOK-124 of %s figures of today are wanted: %s, of the shift: %s', (keys, today, shift) => {
  expect([wantsFigures(keys, 'today'), wantsFigures(keys, 'shift')]).toEqual([today, shift])
})

test('T-LOOK-124 shares have a percent sign, pieces and seconds have none', () => {
  expect(figureProperties.filter(isPercent)).toEqual(
    ['today', 'shift'].flatMap((span) =>
      ['oee', 'availability', 'performance', 'quality', 'scrap_percent'].map((name) => `${span}_${name}`),
    ),
  )
})
