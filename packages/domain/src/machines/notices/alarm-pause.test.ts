import { expect, test } from 'vitest'
import { alarmPauseMs, isNewAlarm } from './alarm-pause.ts'

const MINUTE = 60_000

test.each([
  ['10;E-042:60', 'E-042', 60],
  ['10;E-042:60', 'E-001', 10],
  ['E-042:60', 'E-001', 0],
  ['10;axis:2:30', 'axis:2', 30],
  ['', 'E-001', 0],
])('T-PLANT-72 with %j the code %s is told at most every %i minutes', (setting, code, minutes) => {
  expect(alarmPauseMs(setting, code)).toBe(minutes * MINUTE)
})

test.each([
  ['never told', null, 10, true],
  ['told 9 minutes ago', -9, 10, false],
  ['told 10 minutes ago', -10, 10, true],
  ['told at the same moment', 0, 0, false],
  ['told since, and this one came late', 3, 0, false],
])('T-PLANT-72 an alarm is news: %s', (_name, told, pause, news) => {
  const at = 1_000 * MINUTE
  expect(isNewAlarm(at, told === null ? null : at + told * MINUTE, pause * MINUTE)).toBe(news)
})
