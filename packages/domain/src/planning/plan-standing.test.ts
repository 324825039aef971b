import { expect, test } from 'vitest'
import { plannedFrom } from '../calendar/planned-ahead.ts'
import { compileCalendar } from '../ground/calendar.ts'
import { layOut } from '../orders/lay-out.ts'
import { planStanding } from './plan-standing.ts'

/** A Wednesday at noon; shifts from 06:00 to 14:00. */
const at = (time: string) => Date.parse(`2026-06-${time}:00Z`)
const NOW = at('10T12:00')
const week = {
  ...{ calendar_id: 1, week: Array(7).fill('day'), days: {}, start_date: '2026-01-01', end_date: null },
  day_types: { day: [{ from: '06:00', to: '14:00', shift: 1 }] },
}
const calendar = compileCalendar(week, { zone: 'UTC', day_start: '00:00' })
const on = { now: NOW, timeZone: 'UTC', plannedFrom: (from: number) => plannedFrom(calendar, from) }
/** Two hours, wanted on Thursday from eight to ten. */
const wanted = {
  ...{ card_no: 'A', planned_start_time: at('11T08:00'), wanted_start_time: at('11T08:00'), due_at: at('11T10:00') },
  ...{ setup_hours: 1, run_hours: 1 },
}

test.each<[string, Partial<typeof wanted>, number, string | null]>([
  ['where it was wanted', {}, NOW, null],
  ['a few minutes behind', {}, at('11T08:10'), null],
  ['its machine is busy until nine', {}, at('11T09:00'), 'at-risk waits 1'],
  ['its machine is busy until Friday', {}, at('12T07:00'), 'at-risk waits 23'],
  ['a planner put it on Friday', { planned_start_time: at('12T08:00') }, NOW, 'at-risk planned-later 24'],
  ['it takes longer than was planned', { run_hours: 3 }, NOW, 'at-risk takes-longer 2'],
  [
    'not even begun now',
    { wanted_start_time: at('10T11:00'), due_at: at('10T13:00'), planned_start_time: at('10T11:00') },
    NOW,
    'late waits 1',
  ],
  [
    'it should have begun yesterday',
    { wanted_start_time: at('09T08:00'), due_at: at('09T10:00') },
    NOW,
    'late not-started 48',
  ],
  [
    'it should have begun yesterday and keeps its end',
    { wanted_start_time: at('09T13:00') },
    NOW,
    'late not-started 0',
  ],
])('T-PLAN-03 what waits: %s', (_what, own, free_at, expected) => {
  const order = { ...wanted, ...own }
  const [laid] = layOut([order], { ...on, free_at })
  const found = laid && planStanding(order, laid, on)
  expect(found && `${found.standing} ${found.why} ${found.behind_ms / 3_600_000}`).toBe(expected)
})

test('T-PLAN-02 without a time of a piece nothing is said of its end', () => {
  const order = { ...wanted, run_hours: null }
  const [laid] = layOut([order], { ...on, free_at: at('12T08:00') })
  expect(laid && planStanding(order, laid, on)).toBeNull()
})
