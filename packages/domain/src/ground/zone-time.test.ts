import { expect, test } from 'vitest'
import { clockTime, localDate, localMinutes, minutesOf } from './zone-time.ts'

const ZONE = 'Europe/Stockholm'

test.each([
  ['the last millisecond of a minute', '2026-06-10T09:59:59.999+02:00', '2026-06-10', 599],
  ['the last of a day', '2026-06-10T23:59:59.999+02:00', '2026-06-10', 1439],
  ['the first of a day', '2026-06-11T00:00:00.000+02:00', '2026-06-11', 0],
])('T-PLANT-01 the clock on the wall: %s', (_what, time, date, minutes) => {
  const at = Date.parse(time)
  expect([localDate(at, ZONE), localMinutes(at, ZONE)]).toEqual([date, minutes])
})

test.each([
  ['00:00', 0],
  ['06:05', 365],
  ['13:59', 839],
  ['24:00', 1440],
])('T-PLANT-133 %s is minute %i, and back', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes)
  expect(clockTime(minutes)).toBe(time)
})

test('T-PLANT-133 an hour without minutes is a full one', () => expect(minutesOf('6')).toBe(360))

test.each(['Europe/Stockholm', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', 'America/St_Johns'])(
  'T-PLANT-313 every quarter of an hour of a year in %s is what the calendar of the zone says',
  (zone) => {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const first = Date.parse('2026-01-01T00:00:00Z')
    const wrong: string[] = []
    for (let at = first; at < first + 365 * 86_400_000; at += 15 * 60_000) {
      const own = `${localDate(at, zone)} ${clockTime(localMinutes(at + 59_999, zone))}`
      if (own !== calendar.format(at)) wrong.push(own)
    }
    expect(wrong).toEqual([])
  },
)
