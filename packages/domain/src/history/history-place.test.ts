import { expect, test } from 'vitest'
import { besideDay, besideWeek, dayOf, daysOfWeek, hourOf, lastWeeks, weekOf } from './history-place.ts'

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

test.each([
  ['2026-11-16', '2026-11-15', undefined],
  ['2026-11-15', '2026-11-14', TODAY],
  ['2026-03-01', '2026-02-28', '2026-03-02'],
] as const)('T-LOOK-61 beside the day %s lie %s and %s', (day, before, after) => {
  expect([besideDay(day, -1, TODAY), besideDay(day, 1, TODAY)]).toEqual([before, after])
})

test.each([
  ['202647', '202646', undefined],
  ['202646', '202645', '202647'],
  ['202601', '202552', '202602'],
  ['202660', undefined, undefined],
] as const)('T-LOOK-61 beside the week %s lie %s and %s', (week, before, after) => {
  expect([besideWeek(week, -1, TODAY), besideWeek(week, 1, TODAY)]).toEqual([before, after])
})
