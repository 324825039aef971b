import { expect, test } from 'vitest'
import { isSetupLate, setupOverrun, setupTimeLeft } from './setup-time-left.ts'

test.each([
  [1, 0, 3600],
  [1.5, 1800, 3600],
  [0.5, 1800, 0],
  [0.5, 2400, -600],
  [1.5, 400, 5000],
])('D-STAT-01 D-STATE-23 %d h planned and %i s elapsed leave %i s', (planned, elapsed, left) => {
  expect(setupTimeLeft(planned, elapsed)).toBe(left)
})

test.each([
  [1, 3599, false],
  [1, 3600, false],
  [1, 3601, true],
  [0.5, 1900, true],
  [0, 900, false],
])('D-STATE-23 %s h planned and %s s gone: late %s', (hours, elapsed, late) => {
  expect(isSetupLate(hours, elapsed)).toBe(late)
})

test.each([
  ['the overrun is printed as hh:mm', { planned_setup_time: 0.5 }, 1800 + 3900, '01:05'],
  ['more than a day stays in hours', { planned_setup_time: 1 }, 3600 + 90_000, '25:00'],
  ['in time', { planned_setup_time: 0.5 }, 1800, null],
  ['no running order', null, 9999, null],
  ['nothing planned', { planned_setup_time: 0 }, 9999, null],
  ['plan unknown', { planned_setup_time: null }, 9999, null],
  ['no setup yet', { planned_setup_time: 0.5 }, null, null],
])('D-STAT-02-X %s', (_what, order, elapsed, overrun) => {
  expect(setupOverrun(order, elapsed)).toBe(overrun)
})
