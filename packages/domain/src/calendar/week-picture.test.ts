import { expect, test } from 'vitest'
import { plannedHours, weekBars } from './week-picture.ts'

const day = { from: '06:00', to: '14:00', shift: 1 }
const night = { from: '22:00', to: '06:00', shift: 3 }

test('T-PLANT-133 a night shift is drawn in two rows and counted once, that of Sunday goes on on Monday', () => {
  const week = [[day], [], [], [], [], [], [night]]
  expect(weekBars(week)).toEqual([
    [
      { from: 0, to: 360, shift: 3 },
      { from: 360, to: 840, shift: 1 },
    ],
    [],
    [],
    [],
    [],
    [],
    [{ from: 1320, to: 1440, shift: 3 }],
  ])
  expect(plannedHours(week)).toBe(16)
})

test('T-PLANT-133 a shift that ends at midnight leaves nothing in the next row', () =>
  expect(weekBars([[{ from: '14:00', to: '00:00', shift: 2 }], []])).toEqual([[{ from: 840, to: 1440, shift: 2 }], []]))

test.each([
  ['no shift', [[], []], 0],
  ['around the clock', [[{ from: '00:00', to: '00:00', shift: 1 }]], 24],
  ['half an hour', [[{ from: '06:00', to: '06:30', shift: 1 }]], 0.5],
])('T-PLANT-133 planned hours: %s', (_what, days, hours) => {
  expect(plannedHours(days)).toBe(hours)
})
