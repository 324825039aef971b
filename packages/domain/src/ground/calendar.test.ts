import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarPlan, compileCalendar } from './calendar.ts'
import { momentOf } from './zone-time.ts'

const ZONE = 'Europe/Stockholm'
const at = (text: string) => Date.parse(text)

const threeShifts: CalendarPlan = {
  calendar_id: 1,
  week: ['work', 'work', 'work', 'work', 'friday', 'free', 'free'],
  days: { '2026-06-19': 'free' },
  day_types: {
    work: [
      { from: '06:00', to: '14:00', shift: 1 },
      { from: '14:00', to: '22:00', shift: 2 },
      { from: '22:00', to: '06:00', shift: 3 },
    ],
    friday: [{ from: '06:00', to: '14:00', shift: 1 }],
    free: [],
  },
  start_date: '2026-01-05',
  end_date: '2026-12-27',
}
const calendar = compileCalendar(threeShifts, { zone: ZONE, day_start: '06:00' })

test.each([
  ['in the middle of a shift', '2026-06-10T09:00:00+02:00', '2026-06-10', 1],
  ['at the very start of a shift', '2026-06-10T14:00:00+02:00', '2026-06-10', 2],
  ['after midnight, in the night shift of the day before', '2026-06-11T03:00:00+02:00', '2026-06-10', 3],
  ['a Saturday is unplanned', '2026-06-13T12:00:00+02:00', '2026-06-13', 0],
  ['a Friday afternoon is unplanned', '2026-06-12T15:00:00+02:00', '2026-06-12', 0],
  ['a holiday is unplanned', '2026-06-19T09:00:00+02:00', '2026-06-19', 0],
  ['after the calendar has ended all time is unplanned', '2027-02-01T09:00:00+01:00', '2027-02-01', 0],
  ['the first day of the calendar counts', '2026-01-05T09:00:00+01:00', '2026-01-05', 1],
  ['the day before it does not', '2026-01-02T09:00:00+01:00', '2026-01-02', 0],
])('T-PLANT-01 T-PLANT-133 %s', (_what, time, day, shift) => {
  expect(calendar.at(at(time))).toMatchObject({ day, shift })
})

test('T-PLANT-01 the last day of the calendar counts', () => {
  const ends = compileCalendar({ ...threeShifts, end_date: '2026-06-10' }, { zone: ZONE, day_start: '06:00' })
  expect(ends.at(at('2026-06-10T09:00:00+02:00')).shift).toBe(1)
  expect(ends.at(at('2026-06-11T09:00:00+02:00')).shift).toBe(0)
})

test('T-PLANT-01 a day that starts in the afternoon has the shifts of two dates, however they are listed', () => {
  const work = [...(threeShifts.day_types.work ?? [])].reverse()
  const plan = { ...threeShifts, day_types: { ...threeShifts.day_types, work } }
  const late = compileCalendar(plan, { zone: ZONE, day_start: '12:00' })
  const piece = (shift: number, from: string, to: string) => ({ day: '2026-06-10', shift, from: at(from), to: at(to) })
  expect(late.ofDay('2026-06-10')).toEqual([
    piece(1, '2026-06-10T12:00:00+02:00', '2026-06-10T14:00:00+02:00'),
    piece(2, '2026-06-10T14:00:00+02:00', '2026-06-10T22:00:00+02:00'),
    piece(3, '2026-06-10T22:00:00+02:00', '2026-06-11T06:00:00+02:00'),
    piece(1, '2026-06-11T06:00:00+02:00', '2026-06-11T12:00:00+02:00'),
  ])
})

test('a day that starts at midnight cuts the night shift in two', () => {
  const midnight = compileCalendar(threeShifts, { zone: ZONE, day_start: '00:00' })
  expect(midnight.at(at('2026-06-10T23:30:00+02:00'))).toMatchObject({ day: '2026-06-10', shift: 3 })
  expect(midnight.at(at('2026-06-11T00:30:00+02:00'))).toMatchObject({ day: '2026-06-11', shift: 3 })
})

test('T-PLANT-01 without a calendar a machine is measured around the clock', () => {
  const always = compileCalendar(null, { zone: ZONE, day_start: '00:00' })
  expect(always.ofDay('2026-06-13')).toMatchObject([{ shift: 1 }])
  // Also where a day has a part of two dates.
  expect(compileCalendar(null, { zone: ZONE, day_start: '06:00' }).ofDay('2026-06-13')).toEqual([
    { day: '2026-06-13', shift: 1, from: at('2026-06-13T06:00:00+02:00'), to: at('2026-06-14T06:00:00+02:00') },
  ])
})

test.each([
  ['spring: 02:30 does not exist', '2026-03-29', 150, '2026-03-29T03:30:00+02:00'],
  ['autumn: 02:30 comes twice, the first counts', '2026-10-25', 150, '2026-10-25T02:30:00+02:00'],
  ['an ordinary day', '2026-06-10', 390, '2026-06-10T06:30:00+02:00'],
])('%s', (_what, date, minutes, expected) => {
  expect(momentOf(date, minutes, ZONE)).toBe(at(expected))
})

test('T-PLANT-01 T-PLANT-133 night shifts last 7 and 9 hours when clocks change', () => {
  const everyDay = { ...threeShifts, week: threeShifts.week.map(() => 'work') }
  const nights = compileCalendar(everyDay, { zone: ZONE, day_start: '06:00' })
  const hours = (day: string) =>
    nights
      .ofDay(day)
      .filter(({ shift }) => shift === 3)
      .map(({ from, to }) => (to - from) / 3_600_000)
  expect([hours('2026-03-28'), hours('2026-10-24'), hours('2026-06-10')]).toEqual([[7], [9], [8]])
})

test('T-PLANT-01 for any moment, zone and start of day: the pieces of a day follow each other without gap and hold the moment', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: at('2026-03-20T00:00:00Z'), max: at('2026-11-05T00:00:00Z') }),
      fc.constantFrom('Europe/Stockholm', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      fc.constantFrom('00:00', '02:30', '06:00', '22:00'),
      (moment, zone, day_start) => {
        const any = compileCalendar(threeShifts, { zone, day_start })
        const piece = any.at(moment)
        const day = any.ofDay(piece.day)
        expect(day).toContain(piece)
        expect(piece.from <= moment && moment < piece.to).toBe(true)
        for (const [index, next] of day.slice(1).entries()) expect(next.from).toBe(day[index]?.to)
        expect(any.at((day.at(-1)?.to ?? 0) - 1).day).toBe(piece.day)
        expect(any.at(day.at(-1)?.to ?? 0).day > piece.day).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
