import { expect, test } from 'vitest'
import { firstMachines } from './first-machines.ts'

const machines = (...counts: readonly number[]) =>
  counts.map((uncoded_stops, at) => ({ machine_id: `M${at + 1}`, uncoded_stops, current_shift: 1 }))

test.each([
  ['the few there are', machines(0, 2), ['M1', 'M2']],
  ['nobody', [], []],
  [
    'those with most stops to code among the first of many, in the order of the list',
    machines(0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 9),
    ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M11', 'M12'],
  ],
  [
    'those in a shift where others rest',
    machines(0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0).map((one, at) => ({ ...one, current_shift: at < 6 ? 0 : 2 })),
    ['M1', 'M7', 'M8', 'M9', 'M10', 'M11', 'M12'].toSpliced(1, 0, 'M2'),
  ],
])('T-LOOK-68 a time history of all opens with %s', (_, offered, expected) => {
  expect(firstMachines(offered)).toEqual(expected)
})
