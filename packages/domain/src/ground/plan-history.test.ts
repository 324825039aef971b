import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarPlan } from './calendar.ts'
import { addDays } from './dates.ts'
import { type PlanHistory, plansOf, withDay, withDayType, withoutWeekFrom, withWeek } from './plan-history.ts'
import { compileVersions, nextDay, type Turn } from './versions.ts'
import { localDate } from './zone-time.ts'

const ZONE = 'Europe/Stockholm'
const MORNING = { zone: ZONE, day_start: '06:00' }
const at = (text: string) => Date.parse(text)

const work = ['work', 'work', 'work', 'work', 'work', 'free', 'free']
const types = {
  work: [
    { from: '06:00', to: '14:00', shift: 1 },
    { from: '22:00', to: '06:00', shift: 3 },
  ],
  long: [{ from: '06:00', to: '18:00', shift: 1 }],
  free: [],
}
const stored = (change: Partial<CalendarPlan> = {}): CalendarPlan => ({
  calendar_id: 1,
  week: work,
  days: {},
  day_types: types,
  start_date: '2026-01-05',
  end_date: null,
  ...change,
})
const untouched: PlanHistory = [{ what: { week: work, end_date: null, days: {}, day_types: {} }, until: null }]
const shifts = (calendar: ReturnType<typeof compileVersions>, ...times: string[]) =>
  times.map((time) => calendar.at(at(time)).shift)

test('T-PLANT-134 a week from Thursday on: the night shift of Wednesday still ends as it was planned', () => {
  const history = withWeek(
    untouched,
    { week: Array(7).fill('long'), end_date: null },
    { from: { day: '2026-06-11' }, zone: ZONE },
  )
  const calendar = compileVersions(plansOf(stored({ week: Array(7).fill('long') }), history), MORNING)
  const times = ['2026-06-10T15:00+02:00', '2026-06-11T05:00+02:00', '2026-06-11T15:00+02:00', '2026-06-11T23:00+02:00']
  expect(shifts(calendar, ...times)).toEqual([0, 3, 1, 0])
})

test('T-PLANT-134 from now on: a shift that goes on is not cut, one that is taken away ends now', () => {
  const change = { from: { at: at('2026-06-10T10:00+02:00') }, zone: ZONE }
  const longer = compileVersions(
    plansOf(stored({ days: { '2026-06-10': 'long' } }), withDay(untouched, { day: '2026-06-10', before: '' }, change)),
    MORNING,
  )
  expect(longer.at(at('2026-06-10T09:00+02:00'))).toMatchObject({ shift: 1, to: at('2026-06-10T18:00+02:00') })
  const closed = compileVersions(
    plansOf(stored({ days: { '2026-06-10': 'free' } }), withDay(untouched, { day: '2026-06-10', before: '' }, change)),
    MORNING,
  )
  expect(closed.at(at('2026-06-10T09:00+02:00'))).toMatchObject({ shift: 1, to: change.from.at })
  expect(shifts(closed, '2026-06-10T10:00+02:00', '2026-06-10T23:00+02:00')).toEqual([0, 0])
})

test('T-PLANT-134 a kind of day changed twice keeps all it has been', () => {
  const first = withDayType(
    untouched,
    { day_type: 'work', before: types.work },
    { from: { day: '2026-06-11' }, zone: ZONE },
  )
  const second = withDayType(
    first,
    { day_type: 'work', before: types.long },
    { from: { day: '2026-06-12' }, zone: ZONE },
  )
  const calendar = compileVersions(plansOf(stored({ day_types: { ...types, work: [] } }), second), MORNING)
  const three = (day: string) => [`${day}T07:00+02:00`, `${day}T17:00+02:00`, `${day}T22:30+02:00`]
  expect(shifts(calendar, ...['2026-06-10', '2026-06-11', '2026-06-12'].flatMap(three))).toEqual([
    1, 0, 3, 1, 1, 0, 0, 0, 0,
  ])
})

test('T-PLANT-134 what waits for its day also gets a later change; a change back leaves no trace', () => {
  const [monday, today] = [{ day: '2026-06-15' }, { at: at('2026-06-10T10:00+02:00') }]
  const waits = withWeek(untouched, { week: Array(7).fill('long'), end_date: null }, { from: monday, zone: ZONE })
  const closed = withDayType(waits, { day_type: 'free', before: [] }, { from: today, zone: ZONE })
  expect(closed.map(({ until }) => until)).toEqual([today, monday, null])
  expect(closed[1]?.what.week).toEqual(work)
  const back = withWeek(waits, { week: work, end_date: null }, { from: monday, zone: ZONE })
  expect(back).toEqual(untouched)
})

test('T-PLANT-135 without a last day the week repeats for ever; with one, time after it is unplanned', () => {
  const open = compileVersions(plansOf(stored(), untouched), MORNING)
  expect(shifts(open, '2026-12-31T07:00+01:00', '2031-01-03T07:00+01:00', '2049-12-31T07:00+01:00')).toEqual([1, 1, 1])
  const ended: PlanHistory = [{ what: { week: work, end_date: '2026-12-27', days: {}, day_types: {} }, until: null }]
  const over = compileVersions(plansOf(stored({ end_date: '2026-12-27' }), ended), MORNING)
  expect(shifts(over, '2026-12-25T07:00+01:00', '2026-12-31T07:00+01:00')).toEqual([1, 0])
  // Let go on in March: January stays unplanned, as it was counted.
  const again = withWeek(ended, { week: work, end_date: null }, { from: { day: '2027-03-01' }, zone: ZONE })
  const goesOn = compileVersions(plansOf(stored(), again), MORNING)
  expect(shifts(goesOn, '2027-02-01T07:00+01:00', '2027-03-01T07:00+01:00')).toEqual([0, 1])
})

const anyType = fc.constantFrom('work', 'long', 'free')
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('week' as const), week: fc.array(anyType, { minLength: 7, maxLength: 7 }) }),
  fc.record({ kind: fc.constant('type' as const), day_type: anyType, like: anyType }),
  fc.record({ kind: fc.constant('day' as const), to: fc.constantFrom('', 'work', 'long', 'free') }),
)
/** The plan as the tables hold it, and what it was. */
interface Kept {
  newest: CalendarPlan
  history: PlanHistory
}

function changed(
  { newest, history }: Kept,
  what: typeof anyChange extends fc.Arbitrary<infer C> ? C : never,
  on: { from: Turn; today: string },
): Kept {
  const { from, today } = on
  if (what.kind === 'week') {
    const next = withWeek(history, { week: what.week, end_date: null }, { from, zone: ZONE })
    return { newest: { ...newest, week: what.week }, history: next }
  }
  if (what.kind === 'type') {
    const before = newest.day_types[what.day_type] ?? []
    const next = withDayType(history, { day_type: what.day_type, before }, { from, zone: ZONE })
    const spans = newest.day_types[what.like] ?? []
    return { newest: { ...newest, day_types: { ...newest.day_types, [what.day_type]: spans } }, history: next }
  }
  const { [today]: before = '', ...others } = newest.days
  const days = what.to === '' ? others : { ...others, [today]: what.to }
  return {
    newest: { ...newest, days },
    history: 'at' in from ? withDay(history, { day: today, before }, { from, zone: ZONE }) : history,
  }
}

test('T-PLANT-134 whatever is changed, over both clock changes: no moment before the change is planned otherwise than it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-03-27T09:13:00Z', '2026-10-23T09:13:00Z', '2026-06-08T00:00:00Z'),
      fc.constantFrom('00:00', '06:00', '22:00'),
      fc.array(
        fc.record({ hours: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 0, max: 3 }), what: anyChange }),
        {
          minLength: 1,
          maxLength: 6,
        },
      ),
      (start, day_start, changes) => {
        let kept: Kept = { newest: stored(), history: untouched }
        let now = at(start)
        for (const { hours, days, what } of changes) {
          now += hours * 3_600_000 + 1
          const today = localDate(now, ZONE)
          const later = addDays(nextDay(now, ZONE), days)
          const from: Turn = days === 0 || what.kind === 'day' ? { at: now } : { day: later }
          const before = compileVersions(plansOf(kept.newest, kept.history), { zone: ZONE, day_start })
          kept = changed(kept, what, { from, today })
          const after = compileVersions(plansOf(kept.newest, kept.history), { zone: ZONE, day_start })
          const moments = Array.from({ length: 40 }, (_, step) => now - 1 - step * 4_800_000)
          const told = (calendar: typeof before) =>
            moments.map((moment) => {
              const { day, shift, from: since, to } = calendar.at(moment)
              return `${day} ${shift} ${since} ${Math.min(to, now)}`
            })
          expect(told(after)).toEqual(told(before))
          const pieces = after.ofDay(today)
          for (const [index, next] of pieces.slice(1).entries()) expect(next.from).toBe(pieces[index]?.to)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('T-PLANT-156 a week that waits is taken back: the one before it goes on until a later one that waits; a kind of day and what is not there are none', () => {
  const [first, second] = ['2026-06-15', '2026-06-22']
  const long = { week: Array(7).fill('long'), end_date: null }
  const free = { week: Array(7).fill('free'), end_date: '2027-12-31' }
  const waits = withWeek(untouched, long, { from: { day: first }, zone: ZONE })
  const both = withWeek(waits, free, { from: { day: second }, zone: ZONE })
  expect(withoutWeekFrom(both, second)).toEqual(waits)
  expect(withoutWeekFrom(waits, first)).toEqual(untouched)
  expect(withoutWeekFrom(both, first)).toEqual(withWeek(untouched, free, { from: { day: second }, zone: ZONE }))
  expect(withoutWeekFrom(both, '2026-06-16')).toBeNull()
  const kind = { day_type: 'work', before: types.work }
  expect(withoutWeekFrom(withDayType(untouched, kind, { from: { day: first }, zone: ZONE }), first)).toBeNull()
  const mixed = withDayType(waits, kind, { from: { day: first }, zone: ZONE })
  expect(withoutWeekFrom(mixed, first)).toEqual(withDayType(untouched, kind, { from: { day: first }, zone: ZONE }))
})
