import { expect, test } from 'vitest'
import type { CalendarPlan } from './calendar.ts'
import { compileVersions, joined, nextDay, turnMoment } from './versions.ts'

const zone = 'Europe/Stockholm'
const at = (text: string) => Date.parse(text)
const plan = (shift: number): CalendarPlan => ({
  calendar_id: 7,
  week: Array.from({ length: 7 }, () => 'work'),
  days: {},
  day_types: {
    work: [
      { from: '06:00', to: '14:00', shift },
      { from: '14:00', to: '22:00', shift: shift + 1 },
    ],
  },
  start_date: '2026-01-05',
  end_date: null,
})

test('T-PLANT-133 a day turns at its midnight, a moment at itself, and what nobody changes never', () => {
  expect(turnMoment({ day: '2026-06-10' }, zone)).toBe(at('2026-06-10T00:00:00+02:00'))
  expect(turnMoment({ at: 12 }, zone)).toBe(12)
  expect(turnMoment(null, zone)).toBe(Number.POSITIVE_INFINITY)
})

test('T-PLANT-133 the next day is tomorrow by the clock of the plant', () =>
  expect(nextDay(at('2026-06-10T22:30:00Z'), zone)).toBe('2026-06-12'))

test('T-PLANT-133 neighbours that are the same are one, with the end of the last', () =>
  expect(
    joined([
      { what: 'a', until: { at: 1 } },
      { what: 'a', until: { at: 2 } },
      { what: 'b', until: null },
    ]),
  ).toEqual([
    { what: 'a', until: { at: 2 } },
    { what: 'b', until: null },
  ]))

test('T-PLANT-133 a plan that turns where a shift ends leaves nothing of the piece beside it', () => {
  const turn = at('2026-06-10T14:00:00+02:00')
  const calendar = compileVersions(
    [
      { what: plan(1), until: { at: turn } },
      { what: plan(5), until: null },
    ],
    { zone, day_start: '06:00' },
  )
  expect(calendar.ofDay('2026-06-10').map(({ shift, from, to }) => [shift, (to - from) / 3_600_000])).toEqual([
    [1, 8],
    [6, 8],
    [0, 8],
  ])
  expect(calendar.at(turn - 1).shift).toBe(1)
  expect(calendar.at(turn).shift).toBe(6)
})

test('T-PLANT-133 a plan that never changed is the calendar it is of', () =>
  expect(compileVersions([{ what: plan(1), until: null }], { zone, day_start: '06:00' }).calendar_id).toBe(7))
