export const printStatuses = ['New', 'Printing', 'Printed', 'Failed', 'Cancelled'] as const
export type PrintStatus = (typeof printStatuses)[number]

/** '' is a normal flag. */
export const palletFlagTypes = ['', 'BLASTING', 'UP'] as const

export const historyActions = ['cancellation', 'revert_cancellation'] as const
export type HistoryAction = (typeof historyActions)[number]

/** Cancel is for rows that are not cancelled and revert for those that are; with one that does not fit none is changed. */
export function mayChangeHistory(rows: readonly { readonly status: PrintStatus }[], action: HistoryAction): boolean {
  return rows.length > 0 && rows.every(({ status }) => (status === 'Cancelled') === (action === 'revert_cancellation'))
}

/** What waits or is on the printer this moment need not be queued a second time. */
export function mayQueueAgain({ status }: { readonly status: PrintStatus }): boolean {
  return status === 'Printed' || status === 'Failed'
}
