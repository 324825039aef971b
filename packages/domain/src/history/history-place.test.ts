import { expect, test } from 'vitest'
import { dayOf, daysOfWeek, hourOf, lastWeeks, weekOf } from './history-place.ts'

const TODAY = '2026-11-16'

test.each([
  ['202646', { from: '2026-11-09', to: '2026-11-15' }],
  ['202653', { from: '2026-12-28', to: '2027-01-03' }],
  ['202553', null],
  ['202600', null],
  ['2026-46', null],
])('W-NAV-03-X week %s', (week, days) => expect(daysOfWeek(week)).toEqual(days))

test('W-SCREEN-04-X the weeks are the last 26 with this one', () =>
  expect(lastWeeks(TODAY)).toEqual({ from: '2026-05-25', to: TODAY }))

test.each([
  [undefined, { value: '202647', wrong: false }],
  ['202640', { value: '202640', wrong: false }],
  ['202699', { value: '202647', wrong: true }],
])('W-NAV-03-X week %j of the path', (given, expected) => expect(weekOf(given, TODAY)).toEqual(expected))

test.each([
  [undefined, { value: TODAY, wrong: false }],
  ['2026-11-01', { value: '2026-11-01', wrong: false }],
  ['2026-02-30', { value: TODAY, wrong: true }],
  ['yesterday', { value: TODAY, wrong: true }],
])('W-NAV-03-X day %j of the path', (given, expected) => expect(dayOf(given, TODAY)).toEqual(expected))

test.each([
  [undefined, { value: null, wrong: false }],
  ['0', { value: 0, wrong: false }],
  ['23', { value: 23, wrong: false }],
  ['24', { value: null, wrong: true }],
  ['7x', { value: null, wrong: true }],
])('W-NAV-03-X hour %j of the path', (given, expected) => expect(hourOf(given)).toEqual(expected))
