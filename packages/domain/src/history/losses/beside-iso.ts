import { type Oee, oee } from '../../machines/oee/oee.ts'
import { type LossSums, stopLosses } from './loss-tree.ts'

export interface BesideIso {
  /** As the specification has it: of planned time. */
  readonly ours: Oee
  /**
   * ISO 22400-2: availability is of planned busy time, which is without planned downtime. Run time that nobody heard
   * of is no actual production time, as it is no running of the loss tree.
   */
  readonly iso: Oee
}

export function besideIso({ run_ms, silent_ms, stops, ideal_ms, pieces, scrap_oee }: LossSums): BesideIso {
  const made = { micro_ms: stops.micro, ideal_ms, pieces, scrap_oee }
  const silent = Math.min(Math.max(0, silent_ms), run_ms)
  const stop_ms = stopLosses.reduce((sum, kind) => sum + stops[kind], 0)
  return {
    ours: oee({ ...made, run_ms, stop_ms }),
    iso: oee({ ...made, run_ms: run_ms - silent, stop_ms: stop_ms - stops.planned + silent }),
  }
}
