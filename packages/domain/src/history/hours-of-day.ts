/** A machine's day hour by hour, made of what is kept: stops, bookings, and the sums of the day. */
import { UNPLANNED } from '../ground/calendar.ts'
import { hourSpan, hoursBetween, overlap, type Span } from './plant-hours.ts'

export interface DayOfMachine extends Span {
  readonly day: string
  /** Up to when the day's sums are counted, and the moment it is looked at. */
  readonly counted_to: number
  readonly now: number
  readonly run_ms: number
  readonly stop_ms: number
  /** Good pieces counted from cycles, all day. */
  readonly counted_qty: number
}

export interface StopOfDay extends Span {
  readonly shift: number
  /** 1: it only goes on here. */
  readonly continues: 0 | 1
}

export interface Booking {
  readonly at: number
  /** Negative where scrap lowers what was good. */
  readonly good_qty: number
  readonly scrap_qty: number
}

export interface HourOfMachine {
  readonly hour: number
  readonly good_qty: number
  readonly scrap_qty: number
  readonly run_ms: number
  readonly stop_ms: number
  readonly total_stops: number
}

/**
 * Run time is what was neither stop nor before the machine was first heard. Counted pieces are shared over the hours by
 * their cycles, or by run time where the raw signals are gone; the hours always sum to the day.
 */
export function hoursOfDay(
  day: DayOfMachine,
  of: { stops: readonly StopOfDay[]; bookings: readonly Booking[]; cycles: ReadonlyMap<number, number> },
  zone: string,
): HourOfMachine[] {
  const seen = { from: day.from, to: Math.min(day.to, day.now) }
  const counted = day.run_ms + day.stop_ms
  const heard = { from: Math.min(day.to, day.counted_to) - counted, to: counted > 0 ? seen.to : 0 }
  const hours = hoursBetween(seen, zone).map((hour) => {
    const span = { from: Math.max(hour, seen.from), to: Math.min(hourSpan(hour).to, seen.to) }
    const inside = (stops: readonly StopOfDay[]) => stops.reduce((ms, stop) => ms + overlap(span, stop), 0)
    const planned = of.stops.filter(({ shift }) => shift !== UNPLANNED)
    const booked = of.bookings.filter(({ at }) => at >= span.from && at < span.to)
    return {
      hour,
      cycles: of.cycles.get(hour) ?? 0,
      booked_qty: booked.reduce((sum, { good_qty }) => sum + good_qty, 0),
      scrap_qty: booked.reduce((sum, { scrap_qty }) => sum + scrap_qty, 0),
      run_ms: Math.max(0, overlap(span, heard) - inside(of.stops)),
      stop_ms: inside(planned),
      total_stops: planned.filter(({ from, continues }) => continues === 0 && from >= span.from && from < span.to)
        .length,
    }
  })
  const allCycles = hours.reduce((sum, { cycles }) => sum + cycles, 0)
  const allRun = hours.reduce((sum, { run_ms }) => sum + run_ms, 0)
  return hours.map(({ cycles, booked_qty, ...hour }) => {
    const byRun = allRun > 0 ? hour.run_ms / allRun : 1 / hours.length
    return { ...hour, good_qty: booked_qty + day.counted_qty * (allCycles > 0 ? cycles / allCycles : byRun) }
  })
}
