/** The history that the MTBF report reads: of the machines' days, or of a saved query. */
import { HistoryRow } from '../history/statistics/mtbf/history-row.ts'
import { readQueryRows } from './query-graph.ts'

export type MtbfRows = { readonly rows: readonly HistoryRow[] } | { readonly fault: string }

/** The columns a saved query must answer: D-CALL-39-X. */
export const mtbfColumns = [
  'machine_id',
  'stop_reason',
  'tot_run_time',
  'tot_stop_time_sec',
  'total_stops',
  'week_number',
  'trans_date',
  'group_id',
] as const

/**
 * `fault` is the column that is missing or holds something else: a query that answers other rows must not be drawn as a
 * machine that never fails.
 */
export function readMtbfQuery(answer: unknown): MtbfRows {
  const { columns, rows } = readQueryRows(answer)
  const missing = mtbfColumns.find((name) => !columns.some((column) => column.name === name))
  if (missing !== undefined) return { fault: missing }
  const read: HistoryRow[] = []
  for (const row of rows) {
    const found = HistoryRow.safeParse(row)
    if (!found.success) return { fault: String(found.error.issues[0]?.path[0] ?? mtbfColumns[0]) }
    read.push(found.data)
  }
  return { rows: read }
}
