/** T, A, K and OEE of anything that can be summed: an order, a machine's day, a department's year. */

/** Raw sums; percentages are only ever made of these, never of other percentages. */
export interface OeeSums {
  /** Run and stop time inside the calendar; unplanned time is in neither. */
  readonly run_ms: number
  readonly stop_ms: number
  /** Of the stop time: what was too short to be asked about. It counts as run time in which nothing was made. */
  readonly micro_ms: number
  /** The time the pieces would have taken at their planned rates: `orders/planned-rate.ts`. */
  readonly ideal_ms: number
  readonly pieces: number
  /** Scrap without that of reasons excluded from OEE. */
  readonly scrap_oee: number
}

export interface Oee {
  readonly t_percent: number | null
  readonly a_percent: number | null
  readonly k_percent: number | null
  readonly tak: number | null
}

/**
 * In its first seconds a machine books pieces that it made before: their time over so little run time reads as thousands
 * of percent.
 */
const LEAST_RUN_MS = 60_000

/** A factor whose denominator is 0 is unknown, and so is the OEE made of it: null, never 0 and never NaN. */
export function oee({ run_ms, stop_ms, micro_ms, ideal_ms, pieces, scrap_oee }: OeeSums): Oee {
  const running_ms = run_ms + micro_ms
  const t_percent = percent(running_ms, run_ms + stop_ms)
  // Pieces without an ideal time have no planned rate; 0 % would accuse the machine of what nobody planned.
  const isUnknown = running_ms < LEAST_RUN_MS || (pieces > 0 && ideal_ms <= 0)
  const a_percent = isUnknown ? null : percent(ideal_ms, running_ms)
  const k_percent = within(0, percent(pieces - scrap_oee, pieces), 100)
  const tak =
    t_percent === null || a_percent === null || k_percent === null ? null : (t_percent * a_percent * k_percent) / 10_000
  return { t_percent, a_percent, k_percent, tak }
}

/** Many orders or machines as one large order. */
export function sum(parts: readonly OeeSums[]): OeeSums {
  return parts.reduce(
    (total, part) => ({
      run_ms: total.run_ms + part.run_ms,
      stop_ms: total.stop_ms + part.stop_ms,
      micro_ms: total.micro_ms + part.micro_ms,
      ideal_ms: total.ideal_ms + part.ideal_ms,
      pieces: total.pieces + part.pieces,
      scrap_oee: total.scrap_oee + part.scrap_oee,
    }),
    { run_ms: 0, stop_ms: 0, micro_ms: 0, ideal_ms: 0, pieces: 0, scrap_oee: 0 },
  )
}

function percent(part: number, whole: number): number | null {
  return whole > 0 ? (100 * part) / whole : null
}

/** Scrap of yesterday's pieces, or its correction, booked today would make quality negative or more than perfect. */
function within(least: number, value: number | null, most: number): number | null {
  return value === null ? null : Math.min(Math.max(value, least), most)
}
