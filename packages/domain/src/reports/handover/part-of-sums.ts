import type { OeeSums } from '../../machines/oee/oee.ts'

export interface CountedSums extends OeeSums {
  readonly good_qty: number
  readonly scrap_qty: number
}

export interface PartOfDay {
  /** Planned time of the part that has passed, and of that the stops. */
  readonly passed_ms: number
  readonly stop_ms: number
  readonly micro_ms: number
  /** What the machine made in the part, and in all of that day's shift: cycles, or pieces that people reported. */
  readonly made: number
  readonly made_in_all: number
  readonly scrap_qty: number
}

/**
 * A night that the plant day cuts at midnight is kept as the morning of one day and the evening of the other, each beside a
 * part of another night: the sums of a day are shared by what was made in each part of it.
 */
export function partOfSums(whole: CountedSums, part: PartOfDay): CountedSums {
  const run_ms = Math.min(whole.run_ms, Math.max(0, part.passed_ms - part.stop_ms))
  const byRun = whole.run_ms > 0 ? run_ms / whole.run_ms : 0
  const share = part.made_in_all > 0 ? part.made / part.made_in_all : byRun
  return {
    run_ms,
    stop_ms: part.stop_ms,
    micro_ms: part.micro_ms,
    ideal_ms: whole.ideal_ms * share,
    pieces: whole.pieces * share,
    good_qty: whole.good_qty * share,
    scrap_qty: part.scrap_qty,
    scrap_oee: whole.scrap_qty > 0 ? (whole.scrap_oee * part.scrap_qty) / whole.scrap_qty : 0,
  }
}
