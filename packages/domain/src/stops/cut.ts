/** Where a stop is cut in two: a moment strictly inside it, moved by hand, by keys, or said exactly. */
import { addDays } from '../ground/dates.ts'
import { localDate, momentOf } from '../ground/zone-time.ts'

export interface CutSpan {
  readonly from: number
  /** Now, while the stop lasts. */
  readonly to: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const BIG_STEP = 10
/** A hand is not more exact than this on a longer stop; keys and numbers are. */
const BY_HAND_FROM = 20 * MINUTE

/** A second on each side: neither part is empty, and the server's clock may be a little behind ours. */
export function canBeCut({ from, to }: CutSpan): boolean {
  return to - from > 2 * SECOND
}

export function intoSpan(at: number, { from, to }: CutSpan): number {
  return Math.min(to - SECOND, Math.max(from + SECOND, at))
}

export function middleOf(span: CutSpan): number {
  return cutOfFraction(0.5, span)
}

/** From a place on the time line, 0 at its start. */
export function cutOfFraction(fraction: number, span: CutSpan): number {
  const length = span.to - span.from
  const step = length >= BY_HAND_FROM ? MINUTE : SECOND
  return intoSpan(span.from + Math.round((fraction * length) / step) * step, span)
}

export function fractionOf(at: number, { from, to }: CutSpan): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)))
}

/** Arrows move by a minute, with shift by ten; in a stop too short for that by seconds. Null for keys that mean nothing here. */
export function cutOfKey(key: string, shift: boolean, at: number, span: CutSpan): number | null {
  const step = (shift ? BIG_STEP : 1) * (span.to - span.from < 2 * MINUTE ? SECOND : MINUTE)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return intoSpan(at - step, span)
    case 'ArrowRight':
    case 'ArrowUp':
      return intoSpan(at + step, span)
    case 'Home':
      return intoSpan(span.from, span)
    case 'End':
      return intoSpan(span.to, span)
    default:
      return null
  }
}

/** So many minutes after the start; null when that is not inside. */
export function cutOfMinutes(minutes: number, { from, to }: CutSpan): number | null {
  const at = from + Math.round(minutes * MINUTE)
  return at > from && at < to ? at : null
}

export function minutesInto(at: number, { from }: CutSpan): number {
  return Math.round(((at - from) / MINUTE) * 100) / 100
}

/** A time of the plant's clock, '7:05', '07:05:30' or '0705'; null when it is none or not inside the stop. */
export function cutOfClock(words: string, span: CutSpan, zone: string): number | null {
  const parts = /^(\d{1,2})[:.]?(\d{2})(?:[:.]?(\d{2}))?$/.exec(words.trim())
  if (!parts) return null
  const [hours, minutes, seconds] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)]
  if (hours > 23 || minutes > 59 || seconds > 59) return null
  const last = localDate(span.to, zone)
  // A stop over midnight has two days on which the clock may have said so.
  for (let day = localDate(span.from, zone); day <= last; day = addDays(day, 1)) {
    const at = momentOf(day, hours * 60 + minutes, zone) + seconds * SECOND
    if (at > span.from && at < span.to) return at
  }
  return null
}
