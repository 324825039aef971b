import { expect, test } from 'vitest'
import { setupLight } from './setup-light.ts'

type Row = [string, [number | null, number | null], [number | null, number | null], number]

function light([setup_time, planned_setup_time]: Row[1], [setup_time_man, planned_setup_time_man]: Row[2]): number {
  return setupLight({ setup_time, planned_setup_time, setup_time_man, planned_setup_time_man })
}

test.each<Row>([
  ['both below plan', [0.9, 1], [0.4, 0.5], 0],
  ['the machine at plan', [1, 1], [0.4, 0.5], 1],
  ['the person at plan', [0.9, 1], [0.5, 0.5], 1],
  ['both below 110 %', [1.09, 1], [0.54, 0.5], 1],
  ['one at 110 %', [1.1, 1], [0.4, 0.5], 2],
  ['one good, one far over', [0.1, 1], [5, 0.5], 2],
])('W-STATE-28 %s', (_what, machine, manual, expected) => {
  expect(light(machine, manual)).toBe(expected)
})

test.each<Row>([
  ['no manual setup planned or done', [0.9, 1], [0, 0], 0],
  ['no setup at all', [0, 0], [null, null], 0],
  ['manual setup that nobody planned', [0.9, 1], [0.1, 0], 2],
])('W-STATE-29-B %s', (_what, machine, manual, expected) => {
  expect(light(machine, manual)).toBe(expected)
})
