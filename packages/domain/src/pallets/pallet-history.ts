export interface HistoryRow {
  readonly status: string
  readonly good_qty: number
}

/** What the flags of an order say together; cancelled ones say nothing. Below zero more was packed than planned. */
export function palletSums(planned_op_qty: number, rows: readonly HistoryRow[]): { total: number; remainder: number } {
  const total = rows.reduce((sum, { status, good_qty }) => (status === 'Cancelled' ? sum : sum + good_qty), 0)
  return { total, remainder: planned_op_qty - total }
}
