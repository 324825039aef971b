import { type Oee, oee } from '../machines/oee/oee.ts'
import { shownGood } from '../machines/shown-good.ts'
import { scrapShares } from './scrap-percent.ts'

/** Sums over the runs of an order; percentages come only from these. */
export interface RunSums {
  readonly run_ms: number
  readonly stop_ms: number
  /** Of these, inside the calendar. */
  readonly calendar_run_ms: number
  readonly calendar_stop_ms: number
  /** Of that stop time: micro-stops. */
  readonly calendar_micro_ms: number
  readonly cycles: number
  readonly counted_qty: number
  readonly reported_qty: number
  readonly scrap_qty: number
  readonly reducing_scrap_qty: number
  /**
   * OEE compares pieces with time, so both are of the same time: what overtime made over what the calendar planned would
   * read as 200 %.
   */
  readonly calendar_qty: number
  readonly calendar_ideal_ms: number
  readonly calendar_scrap_oee_qty: number
}

export interface OrderFigures extends Oee {
  readonly good_prod_qty: number
  readonly scrap_qty: number
  /** Of the scrap: what quality counts. */
  readonly quality_scrap_qty: number
  readonly scrap_percent: number | null
  readonly cycles: number
  /** Seconds, as all times here. */
  readonly machine_run_time: number
  readonly stop_time: number
  readonly stop_time_during_prod_time: number
  readonly real_unit_time: number | null
  readonly real_cycle_time: number | null
}

export function orderFigures(sums: RunSums): OrderFigures {
  const pieces = sums.counted_qty + sums.reported_qty
  const good_prod_qty = shownGood(pieces - sums.reducing_scrap_qty)
  const machine_run_time = sums.run_ms / 1000
  const known = oee({
    run_ms: sums.calendar_run_ms,
    stop_ms: sums.calendar_stop_ms,
    micro_ms: sums.calendar_micro_ms,
    ideal_ms: sums.calendar_ideal_ms,
    pieces: sums.calendar_qty,
    scrap_oee: sums.calendar_scrap_oee_qty,
  })
  return {
    ...known,
    // While its first set-up lasts an order would read 0 % in red, and nothing is wrong with it.
    t_percent: machine_run_time > 0 || pieces > 0 ? known.t_percent : null,
    good_prod_qty,
    scrap_qty: sums.scrap_qty,
    quality_scrap_qty: sums.calendar_scrap_oee_qty,
    scrap_percent: scrapShares({ good: good_prod_qty, scrap: sums.scrap_qty }).scrap_per,
    cycles: sums.cycles,
    machine_run_time,
    stop_time: sums.stop_ms / 1000,
    stop_time_during_prod_time: sums.calendar_stop_ms / 1000,
    real_unit_time: pieces > 0 ? machine_run_time / pieces : null,
    real_cycle_time: sums.cycles > 0 ? machine_run_time / sums.cycles : null,
  }
}

/** The time since the last signal is in no figure yet; `shift` 0 is unplanned. */
export function withOpenTime(
  sums: RunSums,
  open: { readonly status: 'S' | 'R' | 'N'; readonly micro: boolean; readonly ms: number; readonly shift: number },
): RunSums {
  if (open.ms <= 0 || open.status === 'N') return sums
  const calendar = open.shift === 0 ? 0 : open.ms
  if (open.status === 'R') {
    return { ...sums, run_ms: sums.run_ms + open.ms, calendar_run_ms: sums.calendar_run_ms + calendar }
  }
  return {
    ...sums,
    stop_ms: sums.stop_ms + open.ms,
    calendar_stop_ms: sums.calendar_stop_ms + calendar,
    calendar_micro_ms: sums.calendar_micro_ms + (open.micro ? calendar : 0),
  }
}
