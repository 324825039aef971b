/**
 * The OEE of a machine hour by hour. How long it ran in an hour is exact, for stops are kept by the moment; how fast and how
 * well it made is what its shift came to, so that the hours of a shift together are the OEE of the shift.
 */
import { type Calendar, UNPLANNED } from '../ground/calendar.ts'
import { plantHour } from '../ground/dates.ts'
import { localDate } from '../ground/zone-time.ts'
import { type OeeSums, oee } from '../machines/oee/oee.ts'
import type { OeeHour } from './model/oee-hour.ts'
import { hourSpan, hoursBetween, overlap, type Span } from './plant-hours.ts'

export interface ShiftOee extends OeeSums {
  readonly day: string
  readonly shift: number
}

export interface MachineHours {
  readonly calendar: Pick<Calendar, 'ofDay' | 'zone'>
  readonly shifts: readonly ShiftOee[]
  /** Stop time in planned time, without micro-stops, by the moment at which the hour begins. */
  readonly stops: ReadonlyMap<number, number>
}

interface Part {
  readonly hour: number
  readonly planned_ms: number
  /** Performance and quality; null where they are not known, undefined where nothing was heard of the shift. */
  readonly pace: number | null | undefined
}

export function oeeHours({ calendar, shifts, stops }: MachineHours, days: readonly string[], now: number): OeeHour[] {
  return days.flatMap((day) => {
    const parts = calendar
      .ofDay(day)
      .filter(({ shift }) => shift !== UNPLANNED)
      .flatMap(({ from, to, shift }) => {
        const own = shifts.find((one) => one.day === day && one.shift === shift)
        return partsOf({ from, to: Math.min(to, now) }, paceOf(own), calendar.zone)
      })
    return [...Map.groupBy(parts, ({ hour }) => hour)].map(([hour, own]) => ({
      day,
      hour: hourOfDay(hour, day, calendar.zone),
      ...summed(own, stops.get(hour) ?? 0),
    }))
  })
}

function partsOf(span: Span, pace: Part['pace'], zone: string): Part[] {
  return hoursBetween(span, zone)
    .map((hour) => ({ hour, planned_ms: overlap(hourSpan(hour), span), pace }))
    .filter(({ planned_ms }) => planned_ms > 0)
}

function paceOf(shift: ShiftOee | undefined): Part['pace'] {
  if (shift === undefined || shift.run_ms + shift.stop_ms === 0) return undefined
  const { a_percent, k_percent } = oee(shift)
  return a_percent === null || k_percent === null ? null : (a_percent * k_percent) / 10_000
}

/** Two shifts may share an hour, and its stops by their parts of it. */
function summed(parts: readonly Part[], stop_ms: number): Omit<OeeHour, 'day' | 'hour'> {
  const planned_ms = parts.reduce((sum, part) => sum + part.planned_ms, 0)
  const sums = { planned_ms, known_ms: 0, up_ms: 0, rated_ms: 0, good_ms: 0 }
  for (const { planned_ms: own, pace } of parts) {
    if (pace === undefined) continue
    const up = Math.max(0, own - (stop_ms * own) / planned_ms)
    sums.known_ms += own
    sums.up_ms += up
    // Where nothing turned nothing was made, however fast the rest of the shift was.
    if (pace === null && up > 0) continue
    sums.rated_ms += own
    sums.good_ms += up * (pace ?? 0)
  }
  return sums
}

/** Counted from midnight of the day's date: the hours after the next midnight of a day that began at six are 24 and more. */
function hourOfDay(moment: number, day: string, zone: string): number {
  return plantHour(moment, zone) + (localDate(moment, zone) > day ? 24 : 0)
}

/** Of machines together: as of one large machine. */
export function addOeeHours(machines: readonly (readonly OeeHour[])[]): OeeHour[] {
  const all = new Map<string, OeeHour>()
  for (const one of machines.flat()) {
    const key = `${one.day} ${one.hour}`
    const sum = all.get(key)
    all.set(key, sum === undefined ? one : added(sum, one))
  }
  return [...all.values()].sort((a, b) => (a.day === b.day ? a.hour - b.hour : a.day < b.day ? -1 : 1))
}

function added(one: OeeHour, other: OeeHour): OeeHour {
  return {
    ...one,
    planned_ms: one.planned_ms + other.planned_ms,
    known_ms: one.known_ms + other.known_ms,
    up_ms: one.up_ms + other.up_ms,
    rated_ms: one.rated_ms + other.rated_ms,
    good_ms: one.good_ms + other.good_ms,
  }
}

export interface HourFigures {
  readonly oee: number | null
  readonly availability: number | null
}

export function figuresOfHour({ known_ms, up_ms, rated_ms, good_ms }: OeeHour): HourFigures {
  return {
    oee: rated_ms > 0 ? (100 * good_ms) / rated_ms : null,
    availability: known_ms > 0 ? (100 * up_ms) / known_ms : null,
  }
}

/** Of the planned time: the share of which anything was heard, in percent; null where nothing was planned. */
export function knownPercent(hours: readonly OeeHour[]): number | null {
  const [planned, known] = [sumOf(hours, 'planned_ms'), sumOf(hours, 'known_ms')]
  return planned > 0 ? (100 * known) / planned : null
}

function sumOf(hours: readonly OeeHour[], key: 'planned_ms' | 'known_ms'): number {
  return hours.reduce((sum, hour) => sum + hour[key], 0)
}

/** From the darkest to the lightest; the lower end of each. */
export const oeeSteps = [0, 40, 55, 70, 85] as const

/** Which of the steps a figure is of: as it is said, in whole percent. */
export function oeeStep(percent: number): number {
  const said = Math.round(percent)
  return oeeSteps.findLastIndex((least) => said >= least)
}
