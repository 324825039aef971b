import { type Calendar, type CalendarPlan, compileCalendar, type ShiftSpan } from '@takt/domain/ground/calendar.ts'
import { addDays } from '@takt/domain/ground/dates.ts'
import { weekdayOf } from '@takt/domain/ground/zone-time.ts'
import { americanHolidays, majorSwedishHolidays, swedishHolidays } from './holidays.ts'
import type { Plant } from './plant.ts'
import type { PlantCalendar, PlantDayType, PlantLine, PlantShift } from './plant-calendars.ts'

/** Calendars reach this far back, so that all of the history lies in them. */
export const CALENDAR_DAYS_BACK = 3 * 366

export const THREE_SHIFTS = 1
export const TWO_SHIFTS = 2
export const DAY_SHIFT = 3
export const CONTINUOUS = 4

export const shifts: readonly PlantShift[] = [
  { shift: 1, names: { en: 'Morning shift', sv: 'Förmiddagsskift', de: 'Frühschicht' } },
  { shift: 2, names: { en: 'Evening shift', sv: 'Eftermiddagsskift', de: 'Spätschicht' } },
  { shift: 3, names: { en: 'Night shift', sv: 'Nattskift', de: 'Nachtschicht' } },
]

const span = (from: string, to: string, shift: number): ShiftSpan => ({ from, to, shift })

export const dayTypes: readonly PlantDayType[] = [
  {
    day_type: 'three',
    names: { en: 'Three shifts', sv: 'Treskift', de: 'Drei Schichten' },
    spans: [span('06:00', '14:00', 1), span('14:00', '22:00', 2), span('22:00', '06:00', 3)],
  },
  {
    day_type: 'two',
    names: { en: 'Two shifts', sv: 'Tvåskift', de: 'Zwei Schichten' },
    spans: [span('06:00', '14:30', 1), span('14:30', '23:00', 2)],
  },
  {
    day_type: 'day',
    names: { en: 'Day shift', sv: 'Dagskift', de: 'Tagschicht' },
    spans: [span('07:00', '16:00', 1)],
  },
  {
    day_type: 'friday',
    names: { en: 'Friday', sv: 'Fredag', de: 'Freitag' },
    spans: [span('06:00', '13:00', 1)],
  },
  { day_type: 'free', names: { en: 'Free', sv: 'Ledigt', de: 'Frei' }, spans: [] },
]

export const exampleLinesOfPlant: readonly PlantLine[] = [
  { line_no: 1, description: 'Caps' },
  { line_no: 2, description: 'Moulding, general' },
  { line_no: 3, description: 'Presses' },
  { line_no: 4, description: 'Machining' },
  { line_no: 5, description: 'Assembly' },
  { line_no: 6, description: 'Packing' },
]

const five = (day: string, friday: string) => [day, day, day, day, friday, 'free', 'free']

export function exampleCalendars(today: string): PlantCalendar[] {
  return [
    calendar([THREE_SHIFTS, 'Three shifts', five('three', 'three')], swedishHolidays, today),
    calendar([TWO_SHIFTS, 'Two shifts', five('two', 'friday')], swedishHolidays, today),
    calendar([DAY_SHIFT, 'Day shift', five('day', 'friday')], swedishHolidays, today),
    calendar([CONTINUOUS, 'Continuous', Array(7).fill('three')], majorSwedishHolidays, today),
  ]
}

export function secondCalendars(today: string): PlantCalendar[] {
  return [calendar([TWO_SHIFTS, 'Tvåskift', five('two', 'friday')], swedishHolidays, today)]
}

export function thirdCalendars(today: string): PlantCalendar[] {
  return [calendar([DAY_SHIFT, 'Day shift', five('day', 'day')], americanHolidays, today)]
}

type CalendarRow = readonly [calendar_id: number, description: string, week: readonly string[]]

/** From a Monday before the history to the last Sunday of next year; holidays are free days. */
function calendar(
  [calendar_id, description, week]: CalendarRow,
  holidays: (year: number) => string[],
  today: string,
): PlantCalendar {
  const first = addDays(today, -CALENDAR_DAYS_BACK)
  const start_date = addDays(first, -6 - weekdayOf(first))
  const lastOfYear = `${Number(today.slice(0, 4)) + 1}-12-31`
  const end_date = addDays(lastOfYear, -(weekdayOf(lastOfYear) % 7))
  const years = Array.from(
    { length: Number(end_date.slice(0, 4)) - Number(start_date.slice(0, 4)) + 1 },
    (_, index) => Number(start_date.slice(0, 4)) + index,
  )
  const free = years.flatMap(holidays).filter((day) => day >= start_date && day <= end_date)
  return {
    calendar_id,
    description,
    start_date,
    end_date,
    week,
    days: Object.fromEntries(free.map((day) => [day, 'free'])),
  }
}

/** The calendars of a plant, compiled once for all machines that share one. */
export function calendarsOf(
  plant: Pick<Plant, 'company' | 'calendars' | 'day_types'>,
): (machine: { readonly calendar_id: number | null; readonly day_start: string }) => Calendar {
  const day_types = Object.fromEntries(plant.day_types.map(({ day_type, spans }) => [day_type, spans]))
  const compiled = new Map<string, Calendar>()
  return ({ calendar_id, day_start }) => {
    const key = `${calendar_id} ${day_start}`
    const known = compiled.get(key)
    if (known) return known
    const found = plant.calendars.find((one) => one.calendar_id === calendar_id)
    const plan: CalendarPlan | null = found ? { ...found, day_types } : null
    const made = compileCalendar(plan, { zone: plant.company.time_zone, day_start })
    compiled.set(key, made)
    return made
  }
}
