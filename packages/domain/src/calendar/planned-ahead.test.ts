import { describe, expect, test } from 'vitest'
import { compileCalendar } from '../ground/calendar.ts'
import { doneWithin, MOST_DAYS_AHEAD, plannedAhead } from './planned-ahead.ts'

const HOUR = 3_600_000
const zone = 'Europe/Stockholm'
const at = (text: string) => Date.parse(text)
const iso = (ms: number) => new Date(ms).toISOString()
const plan = {
  calendar_id: 1,
  week: ['two', 'two', 'two', 'two', 'two', 'off', 'off'],
  days: {},
  day_types: {
    // A pause at noon; the second shift ends after midnight.
    two: [
      { from: '06:00', to: '12:00', shift: 1 },
      { from: '12:30', to: '14:00', shift: 1 },
      { from: '14:00', to: '00:30', shift: 2 },
    ],
    off: [],
    night: [{ from: '22:00', to: '06:00', shift: 3 }],
  },
  start_date: '2026-01-01',
  end_date: null,
} as const
const calendar = compileCalendar(plan, { zone, day_start: '00:00' })
const done = (now: string, hours: number, of = calendar) => {
  const ends = doneWithin(plannedAhead(of, at(now), hours * HOUR), at(now), hours * HOUR)
  return ends === null ? null : iso(ends)
}

describe('T-LOOK-06 an order is done in planned time', () => {
  test.each([
    ['before the shift ends', '2026-06-10T08:00:00Z', 1, '2026-06-10T09:00:00.000Z'],
    ['over a pause', '2026-06-10T09:30:00Z', 1, '2026-06-10T11:00:00.000Z'],
    ['to the last minute of a shift', '2026-06-10T12:00:00Z', 10.5, '2026-06-10T22:30:00.000Z'],
    ['over the night', '2026-06-10T12:00:00Z', 11, '2026-06-11T04:30:00.000Z'],
    ['over a weekend', '2026-06-12T22:00:00Z', 1, '2026-06-15T04:30:00.000Z'],
    ['asked in time that nobody planned', '2026-06-14T10:00:00Z', 1, '2026-06-15T05:00:00.000Z'],
    ['nothing is left', '2026-06-10T08:00:00Z', 0, null],
  ])('%s', (_what, now, hours, ends) => expect(done(now, hours)).toBe(ends))

  test.each([
    // The shift from 22 to 6 has seven hours then, so that two are left for the night after.
    ['spring', '2026-03-28T21:00:00Z', '2026-03-29T22:00:00.000Z'],
    ['autumn', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00.000Z'],
  ])('nine hours over the change of clocks in %s', (_when, now, ends) => {
    const nights = compileCalendar({ ...plan, week: Array(7).fill('night') }, { zone, day_start: '00:00' })
    expect(done(now, 9, nights)).toBe(ends)
  })

  test('around the clock is one stretch', () => {
    const always = compileCalendar(null, { zone, day_start: '06:00' })
    const now = at('2026-06-10T08:00:00Z')
    expect(plannedAhead(always, now, 100 * HOUR)).toHaveLength(1)
    expect(done('2026-06-10T08:00:00Z', 100, always)).toBe(iso(now + 100 * HOUR))
  })

  test('what takes more planned time than two months hold has no end', () => {
    const now = '2026-06-10T08:00:00Z'
    expect(done(now, MOST_DAYS_AHEAD * 24)).toBeNull()
    const over = compileCalendar({ ...plan, end_date: '2026-06-10' }, { zone, day_start: '00:00' })
    expect(done(now, 20, over)).toBeNull()
  })

  test('a moment later counts from then on', () => {
    const spans = [
      { from: 10, to: 20 },
      { from: 30, to: 40 },
    ]
    expect(doneWithin(spans, 15, 5)).toBe(20)
    expect(doneWithin(spans, 15, 6)).toBe(31)
    expect(doneWithin(spans, 25, 6)).toBe(36)
    expect(doneWithin(spans, 25, 11)).toBeNull()
  })
})
