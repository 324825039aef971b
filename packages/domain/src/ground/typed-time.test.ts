import { describe, expect, test } from 'vitest'
import { isBeyondYears, shortDay, shortMoment, shortTime, typedDay, typedMoment, typedTime } from './typed-time.ts'

const TODAY = '2026-11-18'

describe('T-PLANT-480 a day is read as people of any language write it', () => {
  test.each([
    ['2026-11-14', '2026-11-14'],
    [' 2026-11-14 ', '2026-11-14'],
    ['2026/11/14', '2026-11-14'],
    ['2026.1.04', '2026-01-04'],
    ['14.11.2026', '2026-11-14'],
    ['4.1.2026', '2026-01-04'],
    ['14/11/2026', '2026-11-14'],
    ['14-11-2026', '2026-11-14'],
    ['14 11 2026', '2026-11-14'],
    ['20261114', '2026-11-14'],
    ['14112026', '2026-11-14'],
    ['20112026', '2026-11-20'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['31.04.2026', null],
    ['1899-12-31', null],
    ['2200-01-01', null],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
    ['26-11-14', null],
    ['2026-11', null],
    ['2026-11-1', null],
    ['202611', null],
    ['202611140', null],
    ['14.11.26', null],
    ['today', null],
    ['', null],
  ])('%j is %s', (typed, day) => expect(typedDay(typed)).toBe(day))

  test.each([
    ['14.11.26', '2026-11-14'],
    ['4/1/27', '2027-01-04'],
    ['14.11.', '2026-11-14'],
    ['14.11', '2026-11-14'],
    ['4/1', '2026-01-04'],
    ['2026-11-4', '2026-11-04'],
    ['2026-1-4', '2026-01-04'],
    ['14.11.2026', '2026-11-14'],
    ['30.2', null],
    ['14-11', null],
    ['26-11-14', null],
    ['261114', null],
    ['14', null],
    ['', null],
  ])('left with %j it is %s', (typed, day) => expect(shortDay(typed, TODAY)).toBe(day))
})

describe('T-PLANT-480 a time of day is read in 24 hours', () => {
  test.each([
    ['06:30', '06:30'],
    ['06.30', '06:30'],
    ['0630', '06:30'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['24:00', null],
    ['12:60', null],
    ['6:30', null],
    ['06:30:05', null],
    ['6 pm', null],
    ['', null],
  ])('%j is %s', (typed, time) => expect(typedTime(typed)).toBe(time))

  test.each([
    ['06:30:05', '06:30:05'],
    ['063005', '06:30:05'],
    ['06:30:60', null],
    ['06:30', null],
  ])('with seconds %j is %s', (typed, time) => expect(typedTime(typed, true)).toBe(time))

  test.each([
    ['6', false, '06:00'],
    ['18', false, '18:00'],
    ['6:30', false, '06:30'],
    ['630', false, '06:30'],
    ['1830', false, '18:30'],
    ['24', false, null],
    ['6:3', false, null],
    ['6:30:05', false, null],
    ['6:30', true, '06:30:00'],
    ['6:30:05', true, '06:30:05'],
    ['', false, null],
  ])('left with %j, seconds asked for: %s, it is %s', (typed, seconds, time) =>
    expect(shortTime(typed, seconds)).toBe(time),
  )
})

describe('T-PLANT-480 a moment is a day and a time', () => {
  test.each([
    ['2026-11-14 06:30', false, '2026-11-14T06:30'],
    ['2026-11-14T06:30', false, '2026-11-14T06:30'],
    ['14.11.2026  06.30', false, '2026-11-14T06:30'],
    ['202611140630', false, '2026-11-14T06:30'],
    ['20261114063005', true, '2026-11-14T06:30:05'],
    ['2026-11-14 06:30:05', true, '2026-11-14T06:30:05'],
    ['2026-11-14 06:30:05', false, null],
    ['2026-11-14', false, null],
    ['06:30', false, null],
    ['2026-02-30 06:30', false, null],
    ['2026-11-14 24:30', false, null],
    ['', false, null],
  ])('%j, seconds asked for: %s, is %s', (typed, seconds, moment) => expect(typedMoment(typed, seconds)).toBe(moment))

  test.each([
    ['14.11. 6', false, '2026-11-14T06:00'],
    ['14/11/27 630', false, '2027-11-14T06:30'],
    ['2026-11-14 6:30', true, '2026-11-14T06:30:00'],
    ['14.11.', false, null],
  ])('left with %j, seconds asked for: %s, it is %s', (typed, seconds, moment) =>
    expect(shortMoment(typed, { today: TODAY, seconds })).toBe(moment),
  )
})

test.each([
  ['2300-01-01', true],
  ['1066-10-14', true],
  ['14.10.1066', true],
  ['2300-1-1', true],
  ['2300-02-30', false],
  ['2099-02-30', false],
  ['2099-06-30', false],
  ['30.06.2099', false],
  ['230', false],
  ['', false],
])('T-PLANT-500 %j is a day of a year that cannot be entered: %s', (typed, is) => {
  expect(isBeyondYears(typed)).toBe(is)
})
