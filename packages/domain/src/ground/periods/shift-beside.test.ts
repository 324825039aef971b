import { expect, test } from 'vitest'
import { compileCalendar } from '../calendar.ts'
import { lastShift, shiftAt, shiftBeside, shiftsOfDay } from './shift-beside.ts'

const zone = 'Europe/Stockholm'
const plan = {
  calendar_id: 1,
  // Closed at the weekend.
  week: ['three', 'three', 'three', 'three', 'three', '', ''],
  days: {},
  day_types: {
    three: [
      { from: '06:00', to: '14:00', shift: 1 },
      { from: '14:00', to: '22:00', shift: 2 },
      { from: '22:00', to: '06:00', shift: 3 },
    ],
  },
  start_date: '2026-01-01',
  end_date: null,
}
/** The night belongs to the day before. */
const nights = compileCalendar(plan, { zone, day_start: '06:00' })
const midnight = compileCalendar(plan, { zone, day_start: '00:00' })
const at = (text: string) => Date.parse(text)
const said = (one: { day: string; shift: number } | undefined) => one && `${one.day}/${one.shift}`

test.each([
  [nights, '2026-11-18T09:00:00+01:00', '2026-11-18/1', '2026-11-17/3'],
  [nights, '2026-11-18T03:00:00+01:00', '2026-11-17/3', '2026-11-17/2'],
  // On Saturday nobody works: the last shift that ran is this one.
  [nights, '2026-11-21T12:00:00+01:00', '2026-11-20/3', '2026-11-20/2'],
  [nights, '2026-11-16T07:00:00+01:00', '2026-11-16/1', '2026-11-13/3'],
  // A night that is cut at midnight is a shift of both days.
  [midnight, '2026-11-18T23:00:00+01:00', '2026-11-18/3', '2026-11-18/2'],
  [midnight, '2026-11-18T03:00:00+01:00', '2026-11-18/3', '2026-11-17/3'],
] as const)('T-LOOK-60 the shifts of %o at %s', (calendar, moment, running, before) => {
  expect([shiftAt(calendar, at(moment)), lastShift(calendar, at(moment))].map(said)).toEqual([running, before])
})

test('T-LOOK-60 where nobody ever planned anything there is no shift', () => {
  const none = compileCalendar({ ...plan, week: ['', '', '', '', '', '', ''] }, { zone, day_start: '00:00' })
  const now = at('2026-11-18T09:00:00+01:00')
  expect([shiftAt(none, now), lastShift(none, now)]).toEqual([undefined, undefined])
})

test('T-LOOK-60 the night in which the clock goes back has nine hours, the one in which it goes on seven', () => {
  const all = compileCalendar({ ...plan, week: Array<string>(7).fill('three') }, { zone, day_start: '06:00' })
  const night = (day: string) => shiftsOfDay(all, day).find(({ shift }) => shift === 3)
  const hours = ['2026-10-24', '2026-03-28'].map((day) => {
    const { from = 0, to = 0 } = night(day) ?? {}
    return (to - from) / 3_600_000
  })
  expect(hours).toEqual([9, 7])
})

test.each([
  ['2026-11-18', 1, '2026-11-17/3', '2026-11-18/2'],
  ['2026-11-18', 3, '2026-11-18/2', '2026-11-19/1'],
  ['2026-11-16', 1, '2026-11-13/3', '2026-11-16/2'],
  ['2026-11-19', 1, '2026-11-18/3', undefined],
  // A shift that the day has not: those of the days beside it.
  ['2026-11-18', 9, '2026-11-17/3', '2026-11-19/1'],
] as const)('T-LOOK-61 beside shift %s/%i lie %s and %s', (day, shift, before, after) => {
  const now = at('2026-11-19T09:00:00+01:00')
  const beside = ([-1, 1] as const).map((by) => shiftBeside(nights, { day, shift }, { by, now }))
  expect(beside.map(said)).toEqual([before, after])
})
