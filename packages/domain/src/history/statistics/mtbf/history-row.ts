import { z } from 'zod'
import { isDay } from '../../../ground/dates.ts'
import type { LossKind } from '../../../stops/losses/loss-kind.ts'

/**
 * A row of the machine history, from the day figures or from a saved query: the schema keeps a query that answers
 * something else from being drawn as a machine that never fails.
 */
export const HistoryRow = z.object({
  machine_id: z.string(),
  /** 0: outside the shifts. A query may have none, or its name. */
  shift: z.number().optional().catch(undefined),
  /** '' on the one row of a machine and day that carries its run time, '-' while uncoded. */
  stop_reason: z.string(),
  /** Minutes. */
  tot_run_time: z.number(),
  tot_stop_time: z.number().optional(),
  tot_stop_time_sec: z.number(),
  total_stops: z.number(),
  /** 'YYYYWW' by ISO 8601, '' where the source has none. */
  week_number: z.string().regex(/^(\d{6})?$/),
  trans_date: z.string().refine(isDay),
  group_id: z.string(),
})
export type HistoryRow = z.infer<typeof HistoryRow>

export interface ReportStopCode {
  readonly stop_code: string
  readonly stop_description: string
  readonly group_id: string
  readonly include_in_mtbf: 0 | 1
  readonly include_in_mdt: 0 | 1
  readonly setup_time: 0 | 1
  /** What is kept of before an upgrade has none. */
  readonly loss_kind?: LossKind
}
