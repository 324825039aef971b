/**
 * What a calendar was before it was changed. The tables hold what holds for good; a version keeps what was otherwise
 * until its end: its week, its last day, and of kinds of day and dates only those that were changed since.
 */
import type { CalendarPlan, ShiftSpan } from './calendar.ts'
import { changedFrom, joined, type Turn, type Version } from './versions.ts'

export interface PlanState {
  readonly week: readonly string[]
  readonly end_date: string | null
  /** Dates that were something else then; '' = like their weekday. */
  readonly days: Readonly<Record<string, string>>
  /** Kinds of day that had other shifts then. */
  readonly day_types: Readonly<Record<string, readonly ShiftSpan[]>>
}

export type PlanHistory = readonly Version<PlanState>[]

interface Change {
  readonly from: Turn
  readonly zone: string
}

/** Another week, or another end. */
export function withWeek(
  history: PlanHistory,
  { week, end_date }: Pick<PlanState, 'week' | 'end_date'>,
  { from, zone }: Change,
): PlanHistory {
  return changedFrom(history, from, { zone, change: (state) => ({ ...state, week, end_date }) })
}

/** Whether the calendar's own week or end changes where this version ends, and not only a kind of day. */
export function weekTurns(history: PlanHistory, place: number): boolean {
  const held = (at: number) => JSON.stringify([history[at]?.what.week, history[at]?.what.end_date])
  return held(place) !== held(place + 1)
}

/**
 * The week that was to begin on that day does not: the one before it goes on, until a later one if that waits too.
 * Null: no week begins there.
 */
export function withoutWeekFrom(history: PlanHistory, day: string): PlanHistory | null {
  const place = history.findIndex(({ until }) => until !== null && 'day' in until && until.day === day)
  const before = history[place]?.what
  if (!before || !weekTurns(history, place)) return null
  const { week, end_date } = before
  return joined(
    history.map((version, at) =>
      at === place + 1 ? { ...version, what: { ...version.what, week, end_date } } : version,
    ),
  )
}

/** A kind of day gets other shifts: `before` are those it has had until then. */
export function withDayType(
  history: PlanHistory,
  { day_type, before }: { day_type: string; before: readonly ShiftSpan[] },
  { from, zone }: Change,
): PlanHistory {
  const kept = history.map(({ what, until }) => ({
    what: { ...what, day_types: { [day_type]: before, ...what.day_types } },
    until,
  }))
  return changedFrom(kept, from, {
    zone,
    change: (state) => ({ ...state, day_types: without(state.day_types, day_type) }),
  })
}

/** A date that has begun becomes something else: `before` is what it was. */
export function withDay(
  history: PlanHistory,
  { day, before }: { day: string; before: string },
  { from, zone }: Change,
): PlanHistory {
  const kept = history.map(({ what, until }) => ({ what: { ...what, days: { [day]: before, ...what.days } }, until }))
  return changedFrom(kept, from, { zone, change: (state) => ({ ...state, days: without(state.days, day) }) })
}

/** The plans that held one after the other, whole. */
export function plansOf(newest: CalendarPlan, history: PlanHistory): Version<CalendarPlan>[] {
  return history.map(({ what: { week, end_date, days, day_types }, until }) => ({
    until,
    what: {
      ...newest,
      week,
      end_date,
      days: Object.fromEntries(Object.entries({ ...newest.days, ...days }).filter(([, type]) => type !== '')),
      day_types: { ...newest.day_types, ...day_types },
    },
  }))
}

function without<Value>(all: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([one]) => one !== key))
}
