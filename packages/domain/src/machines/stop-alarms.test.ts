import { expect, test } from 'vitest'
import { alarmLevels, levelReached } from './stop-alarms.ts'

test.each([
  ['', []],
  ['30', [[30, '']]],
  [
    '120:Management; 30',
    [
      [30, ''],
      [120, 'Management'],
    ],
  ],
  ['x;0;-5;15: Shift: A', [[15, 'Shift: A']]],
  ['1', [[1, '']]],
  [': Nobody;1.5; ', []],
])('T-PLANT-43 the levels of %j', (setting, levels) => {
  expect(alarmLevels(setting).map(({ minutes, group }) => [minutes, group])).toEqual(levels)
})

test.each([
  [29, undefined],
  [30, 30],
  [119, 30],
  [120, 120],
  [600, 120],
])('T-PLANT-43 a stop of %i minutes has reached level %s', (minutes, level) => {
  expect(levelReached(alarmLevels('30;120:Management'), 0, minutes * 60_000)?.minutes).toBe(level)
})
