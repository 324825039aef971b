import { type Oee, oee } from '../oee/oee.ts'
import { type LossSums, stopLosses } from './loss-tree.ts'

export interface BesideIso {
  /** As the specification has it: of planned time. */
  readonly ours: Oee
  /** ISO 22400-2: availability is of planned busy time, which is without planned downtime. */
  readonly iso: Oee
}

export function besideIso({ run_ms, stops, ideal_ms, pieces, scrap_oee }: LossSums): BesideIso {
  const made = { run_ms, micro_ms: stops.micro, ideal_ms, pieces, scrap_oee }
  const stop_ms = stopLosses.reduce((sum, kind) => sum + stops[kind], 0)
  return { ours: oee({ ...made, stop_ms }), iso: oee({ ...made, stop_ms: stop_ms - stops.planned }) }
}
