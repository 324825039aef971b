/** What orders made of a shift of which only a part is asked for: the sums are kept for the whole of it. */
import type { MadeOfUnit } from '../ground/model/made-of-unit.ts'

interface Stretch {
  readonly from: number
  readonly to: number
}

/** A run of an order, with what it made in the shift. */
export interface MadeByRun extends MadeOfUnit {
  readonly start: number
  /** Null: it still runs. */
  readonly end: number | null
}

/**
 * A run that lies in the part counts whole, one outside of it not at all; one that reaches over the edge by its time, and
 * stands first: what is known of the part beyond this is its, see `takenApart`.
 */
export function madeInPart(
  runs: readonly MadeByRun[],
  { part, whole }: { readonly part: readonly Stretch[]; readonly whole: readonly Stretch[] },
): MadeOfUnit[] {
  const shared = runs.flatMap(({ start, end, ...made }) => {
    const run = { from: start, to: end ?? Number.POSITIVE_INFINITY }
    const [inside, all] = [time(part, run), time(whole, run)]
    // Scrap may be booked on a run that ended in a shift before.
    const share = all > 0 ? inside / all : time(part) / Math.max(1, time(whole))
    return share > 0 ? [{ made, share }] : []
  })
  // One that has just begun has made nothing yet: what is known of the part is counted as its predecessor's.
  const last = runs.at(-1)
  if (shared.length === 0 && last) return [{ unit: last.unit, made_qty: 0, good_qty: 0, scrap_qty: 0 }]
  return [...shared]
    .sort((one, other) => Number(one.share === 1) - Number(other.share === 1))
    .map(({ made, share }) => ({
      unit: made.unit,
      made_qty: partOf(made.made_qty, share),
      good_qty: partOf(made.good_qty, share),
      scrap_qty: partOf(made.scrap_qty, share),
    }))
}

/** Of whole pieces a part is whole: nobody makes three quarters of one. */
export function partOf(quantity: number, share: number): number {
  return Number.isInteger(quantity) ? Math.round(quantity * share) : quantity * share
}

function time(stretches: readonly Stretch[], within?: Stretch): number {
  const { from, to } = within ?? { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
  return stretches.reduce((sum, each) => sum + Math.max(0, Math.min(each.to, to) - Math.max(each.from, from)), 0)
}
