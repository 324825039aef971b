/** When an order that runs will be ready, and whether that is to be told. */
import { minutesOf } from './minutes-by-name.ts'

export interface RunningPace {
  readonly planned_qty: number
  readonly good_qty: number
  /** What this run has made, and in how long. */
  readonly made: number
  readonly run_ms: number
  /** Planned time of a piece: the pace of a run that has made nothing yet. */
  readonly unit_ms: number
}

/** Null: nothing says when, or it is ready already. */
export function minutesToReady({ planned_qty, good_qty, made, run_ms, unit_ms }: RunningPace): number | null {
  const remaining = planned_qty - good_qty
  const pace = made > 0 && run_ms > 0 ? run_ms / made : unit_ms
  return remaining > 0 && pace > 0 ? (remaining * pace) / 60_000 : null
}

/** The nearest of the machine's thresholds that is reached; further ones are not told afterwards. 0 = never. */
export function readyThreshold(setting: string, machine_id: string, minutes: number): number | undefined {
  return minutesOf(setting, machine_id)
    .filter((threshold) => threshold > 0)
    .toSorted((one, other) => one - other)
    .find((threshold) => minutes <= threshold)
}
