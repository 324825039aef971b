import { expect, test } from 'vitest'
import { lastHours, ofFirstHour } from './last-hours.ts'

const day = (moment: string, zone = 'Europe/Stockholm') =>
  lastHours(Date.parse(moment), zone).map((at) => new Date(at).toISOString().slice(5, 16))

test('T-LOOK-85 the last 24 hours begin where they begin, and have whole hours from there', () => {
  const hours = day('2026-06-11T14:25:00Z')
  expect([hours.length, ...hours.slice(0, 2), hours.at(-1)]).toEqual([
    ...[25, '06-10T14:25', '06-10T15:00', '06-11T14:00'],
  ])
})

test('T-LOOK-85 at the full hour they are 24, without an empty one', () => {
  const hours = day('2026-06-11T14:00:00Z')
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '06-10T14:00', '06-11T13:00'])
})

test('T-LOOK-85 hours are those of the plant’s clock, also where it is half an hour beside others', () => {
  const hours = day('2026-06-11T14:45:00Z', 'Asia/Kolkata')
  expect([hours.length, ...hours.slice(0, 2), hours.at(-1)]).toEqual([
    ...[25, '06-10T14:45', '06-10T15:30', '06-11T14:30'],
  ])
})

test.each([
  { title: 'what the whole hours leave of the day', day: 130, whole: 100, hour: 50, first: 30 },
  { title: 'never below nought', day: 90, whole: 100, hour: 50, first: 0 },
  { title: 'never more than its hour made', day: 190, whole: 100, hour: 50, first: 50 },
  { title: 'below nought where more was taken back than made', day: 95, whole: 100, hour: -8, first: -5 },
])('T-LOOK-85 the hour in which they begin: $title', ({ day, whole, hour, first }) => {
  expect(ofFirstHour(day, whole, hour)).toBe(first)
})
