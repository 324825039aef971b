import { hoursAndMinutes } from '@takt/domain/ground/statistics/mtbf/hours-and-minutes.ts'
import { expect, test } from 'vitest'
import {
  dayInWords,
  durationText,
  hoursText,
  hourText,
  manyHoursText,
  plannedHoursText,
  plantTime,
  sinceText,
} from './format.ts'

test.each([
  [-5, '0:00'],
  [7, '0:07'],
  [725, '12:05'],
  [12_000, '3:20:00'],
  [187_800, '2 d 4 h'],
])('%i s last %s', (seconds, words) => expect(durationText(seconds)).toBe(words))

test.each([
  [0, '0 min'],
  [0.4, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [59.7, '1 min'],
  [3_540, '59 min'],
  [3_599, '1 h 00 min'],
  [78_168, '21 h 43 min'],
  [27_720, '7 h 42 min'],
])('T-PLANT-230 T-PLANT-342 %d s are %s', (seconds, words) => expect(hoursText(seconds)).toBe(words))

test.each([60, 3_599, 27_720, 78_168, 78_211, 359_999])(
  'T-PLANT-342 %d s of a machine are the same hours and minutes on a page, in the losses and in a report',
  (seconds) => {
    const withHours = (words: string) => (words.includes(' h ') ? words : `0 h ${words.padStart(6, '0')}`)
    expect(withHours(hoursText(seconds))).toBe(hoursAndMinutes(seconds))
    expect(manyHoursText(seconds, String)).toBe(hoursAndMinutes(seconds))
  },
)

test.each([
  [0, '0 h 00 min'],
  [0.2, '1 s'],
  [12.4, '12 s'],
  [59.4, '59 s'],
  [59.6, '0 h 01 min'],
  [60, '0 h 01 min'],
  [34_959_240, '9710 h 54 min'],
])('T-PLANT-230 %d s of many machines are %s', (seconds, words) => expect(manyHoursText(seconds, String)).toBe(words))

test.each([
  ['2026-11-17T22:30:00Z', '2026-11-18T06:00:00Z', 'Tue 17 Nov 23:30'],
  ['2026-11-17T23:30:00Z', '2026-11-18T06:00:00Z', '00:30'],
  ['2026-11-18T05:00:00Z', '2026-11-18T06:00:00Z', '06:00'],
])('T-PLANT-570 since %s, read at %s, is since %s', (at, now, words) =>
  expect(sinceText(Date.parse(at), { language: 'en', timeZone: 'Europe/Stockholm', now: Date.parse(now) })).toBe(words),
)

test('T-SHELL-03-X the clock shows the time of the plant, not of the PC', () => {
  const at = Date.parse('2026-03-01T23:30:05Z')
  expect(plantTime(at, { language: 'en', timeZone: 'Europe/Stockholm', kind: 'clock' })).toBe('00:30:05')
  expect(plantTime(at, { language: 'sv', timeZone: 'Asia/Tokyo', kind: 'time' })).toBe('08:30')
})

test.each([
  [0, '0 h'],
  [74, '74 h'],
  [7.5, '7 h 30 min'],
  [0.75, '45 min'],
  [7.999, '8 h'],
  [-1, '0 h'],
])('T-PLANT-237 %d planned hours are %s', (hours, words) => expect(plannedHoursText(hours)).toBe(words))

test('T-PLANT-237 T-LOOK-153 a day in words is that day in every plant, in the language of the reader', () => {
  expect(dayInWords('2026-11-14', 'en', 'date')).toBe('Sat 14 Nov')
  expect(dayInWords('2026-11-14', 'en', 'day')).toBe('Sat 14 Nov 2026')
  expect(dayInWords('2026-11-14', 'sv', 'month')).toBe('november 2026')
  expect(dayInWords('2026-11-14', 'en', 'weekday')).toBe('Sat')
  expect([hourText(6), hourText('23')]).toEqual(['06:00', '23:00'])
})
