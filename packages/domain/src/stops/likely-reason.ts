/** Which reason a stop most likely has, told from what the machine stood still for before. A hint: nobody is coded by it. */
import { reachesLevel } from '../ground/levels.ts'
import { hasNoReason } from '../machines/uncoded.ts'

export interface PastStop {
  readonly start: number
  readonly stop_reason: string
}

export interface LikelyReason {
  readonly stop_code: string
  /** Why it is thought of: what people did at this hour, or after the stop before this one. */
  readonly because: 'hour' | 'previous'
  /** So many of the last `of` stops of that kind had it. */
  readonly count: number
  readonly of: number
}

interface Asked {
  /** When the stop to be coded began. */
  readonly start: number
  /** Hour of the day on the plant's clock, 0 to 23. */
  hourOf(at: number): number
  /** Codes of the machine; one that the person may not choose would only be refused. */
  readonly codes: readonly { readonly stop_code: string; readonly security_level: number | null }[]
  readonly user: { readonly usertype: number }
}

/** What is not more often than this is chance. */
const LEAST_COUNT = 3
const LEAST_SHARE = 0.3
const LATEST = 10
const MOST_REASONS = 2
const SAME_HOUR_WEIGHT = 3
const NEXT_HOUR_WEIGHT = 1
const SAME_PREVIOUS_WEIGHT = 2

interface Weighed {
  readonly reason: string
  readonly hourApart: number
  readonly samePrevious: boolean
}

/** `stops` in any order; uncoded ones say nothing, but they do stand between a stop and the one before it. */
export function likelyReasons(stops: readonly PastStop[], { start, hourOf, codes, user }: Asked): LikelyReason[] {
  const past = stops.filter((stop) => stop.start < start).toSorted((a, b) => b.start - a.start)
  const previous = past[0]?.stop_reason
  const hour = hourOf(start)
  const weighed: Weighed[] = past.flatMap((stop, at) => {
    if (hasNoReason(stop.stop_reason)) return []
    const samePrevious = previous !== undefined && past[at + 1]?.stop_reason === previous
    return [{ reason: stop.stop_reason, hourApart: apart(hourOf(stop.start), hour), samePrevious }]
  })
  const choosable = codes.filter((code) => reachesLevel(user, code.security_level)).map(({ stop_code }) => stop_code)
  return [...scores(weighed)]
    .filter(([reason]) => choosable.includes(reason))
    .sort(([, one], [, other]) => other - one)
    .flatMap(([reason]) => explained(reason, weighed) ?? [])
    .slice(0, MOST_REASONS)
}

function scores(weighed: readonly Weighed[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { reason, hourApart, samePrevious } of weighed) {
    const hour = hourApart === 0 ? SAME_HOUR_WEIGHT : hourApart === 1 ? NEXT_HOUR_WEIGHT : 0
    const weight = hour + (samePrevious ? SAME_PREVIOUS_WEIGHT : 0)
    if (weight > 0) sums.set(reason, (sums.get(reason) ?? 0) + weight)
  }
  return sums
}

/** Of the two sentences that are true of it the one with more stops behind it; undefined when neither says enough. */
function explained(reason: string, weighed: readonly Weighed[]): LikelyReason | undefined {
  const kinds = [
    { because: 'hour', among: weighed.filter(({ hourApart }) => hourApart === 0) },
    { because: 'previous', among: weighed.filter(({ samePrevious }) => samePrevious) },
  ] as const
  const sentences = kinds.map(({ because, among }): LikelyReason => {
    const latest = among.slice(0, LATEST)
    const count = latest.filter((stop) => stop.reason === reason).length
    return { stop_code: reason, because, count, of: latest.length }
  })
  return sentences
    .filter(({ count, of }) => count >= LEAST_COUNT && count / of >= LEAST_SHARE)
    .sort((one, other) => other.count - one.count)[0]
}

/** Around the clock: 23 and 0 are neighbours. */
function apart(one: number, other: number): number {
  const distance = Math.abs(one - other)
  return Math.min(distance, 24 - distance)
}
