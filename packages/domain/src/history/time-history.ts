import { hourSpan, hoursBetween, overlap, type Span } from './plant-hours.ts'

interface DrawnStop {
  readonly stop: string
  readonly from: number
  readonly to: number
}

export interface HourOfStops {
  /** Start of the hour. */
  readonly hour: number
  readonly stop: string
}

/** Which stops have a part in which hour, in the order of time; an hour without any is there with ''. */
export function stopsByHour(period: Span, stops: readonly DrawnStop[], zone: string): HourOfStops[] {
  const ordered = [...stops].sort((a, b) => a.from - b.from)
  return hoursBetween(period, zone).flatMap((hour) => {
    const seen = { from: Math.max(hour, period.from), to: Math.min(hourSpan(hour).to, period.to) }
    const inHour = ordered.filter((stop) => overlap(seen, stop) > 0)
    return inHour.length === 0 ? [{ hour, stop: '' }] : inHour.map(({ stop }) => ({ hour, stop }))
  })
}
