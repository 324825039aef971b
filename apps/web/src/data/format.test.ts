import { expect, test } from 'vitest'
import { durationText, hoursText, plantTime } from './format.ts'

test.each([
  [-5, '0:00'],
  [7, '0:07'],
  [725, '12:05'],
  [12_000, '3:20:00'],
  [187_800, '2 d 4 h'],
])('%i s last %s', (seconds, words) => expect(durationText(seconds)).toBe(words))

test.each([
  [59, '0 min'],
  [3_599, '59 min'],
  [27_720, '7 h 42 min'],
])('%i s are %s', (seconds, words) => expect(hoursText(seconds)).toBe(words))

test('T-SHELL-03-X the clock shows the time of the plant, not of the PC', () => {
  const at = Date.parse('2026-03-01T23:30:05Z')
  expect(plantTime(at, { language: 'en', timeZone: 'Europe/Stockholm', kind: 'clock' })).toBe('00:30:05')
  expect(plantTime(at, { language: 'sv', timeZone: 'Asia/Tokyo', kind: 'time' })).toBe('08:30')
})
