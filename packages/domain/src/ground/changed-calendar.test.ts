import { expect, test } from 'vitest'
import { compileCalendar } from './calendar.ts'
import { changedCalendar, firstDayOf } from './changed-calendar.ts'

const zone = 'Europe/Stockholm'
const plan = {
  calendar_id: 7,
  week: Array.from({ length: 7 }, () => 'work'),
  days: {},
  day_types: { work: [{ from: '06:00', to: '22:00', shift: 2 }] },
  start_date: '2026-01-05',
  end_date: '2026-12-27',
}
const always = (day_start: string) => compileCalendar(null, { zone, day_start })
const worked = (day_start: string) => compileCalendar(plan, { zone, day_start })
const at = (time: string) => Date.parse(`2026-06-${time}:00+02:00`)

test.each([
  ['the last day of the old one is as it was', '10T23:30', '2026-06-10', 1],
  ['the first day of the new one has its shifts', '11T03:00', '2026-06-11', 0],
  ['and so have those after it', '12T12:00', '2026-06-12', 2],
])('T-PLANT-130 another calendar: %s', (_what, time, day, shift) => {
  const calendar = changedCalendar([{ until_day: '2026-06-11', calendar: always('00:00') }], worked('00:00'))
  expect(calendar.at(at(time))).toMatchObject({ day, shift })
})

test.each([
  ['later: the last day goes on until then', '00:00', '06:00', '10T00:00', '11T06:00'],
  ['earlier: the last day ends then', '06:00', '00:00', '10T06:00', '11T00:00'],
  ['with the end of a shift: nothing is left of the next piece', '00:00', '22:00', '10T00:00', '11T22:00'],
])('T-PLANT-130 a day that begins %s, and no moment is lost', (_what, before, after, from, to) => {
  const calendar = changedCalendar([{ until_day: '2026-06-11', calendar: worked(before) }], worked(after))
  const pieces = calendar.ofDay('2026-06-10')
  expect([pieces[0]?.from, pieces.at(-1)?.to]).toEqual([at(from), at(to)])
  expect(calendar.ofDay('2026-06-11')[0]?.from).toBe(at(to))
  expect(calendar.at(at(to) - 1).day).toBe('2026-06-10')
  for (const [index, piece] of pieces.entries()) {
    expect(piece.from).toBe(pieces[index - 1]?.to ?? at(from))
    expect(piece.to).toBeGreaterThan(piece.from)
    expect(piece.shift).not.toBe(pieces[index - 1]?.shift)
  }
  // The end of a piece is the next one's, also for who has just asked for the moment before it.
  const ends = pieces.map((piece) => piece.to)
  for (const end of ends) expect([calendar.at(end - 1).to, calendar.at(end).from]).toEqual([end, end])
})

test('T-PLANT-130 each day knows the calendar it had, also after two changes, in whatever order they are told', () => {
  const changes = [
    { until_day: '2026-06-20', calendar: worked('00:00') },
    { until_day: '2026-06-11', calendar: always('00:00') },
  ]
  const days = ['2026-06-10', '2026-06-11', '2026-06-19', '2026-06-20']
  for (const told of [changes, changes.toReversed()]) {
    const calendar = changedCalendar(told, always('06:00'))
    expect(days.map((day) => calendar.idOn(day))).toEqual([null, 7, 7, null])
  }
})

test.each([
  ['at noon the next day', '00:00', '00:00', '10T12:00', '2026-06-11'],
  [
    'at night, when today has not begun by the new start of day, the day after by the old',
    '00:00',
    '06:00',
    '10T03:00',
    '2026-06-11',
  ],
  [
    'at night, when the next day has begun by the new start of day, the one after it',
    '06:00',
    '00:00',
    '11T03:00',
    '2026-06-12',
  ],
  [
    'in the moment in which the next day begins by the new start of day, the one after it',
    '06:00',
    '00:00',
    '11T00:00',
    '2026-06-12',
  ],
])('T-PLANT-130 a change holds %s', (_what, before, after, now, day) => {
  expect(firstDayOf(worked(after), { before: worked(before), now: at(now) })).toBe(day)
})
