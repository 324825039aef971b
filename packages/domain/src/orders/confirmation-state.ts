/** How an order that awaits its confirmation stands. */
export interface AwaitingOrder {
  readonly cancellation_status: 'W' | 'F' | ''
  readonly last_error: string
  readonly flags_waiting: number
}

export type ConfirmationState =
  | { readonly key: 'failed'; readonly values: { readonly error: string } }
  | { readonly key: 'ongoing'; readonly values: Record<string, never> }
  | { readonly key: 'awaits'; readonly values: { readonly count: number } }

/** F is a cancellation that the ERP has refused; any other status is ongoing. */
export function confirmationState({
  cancellation_status,
  last_error,
  flags_waiting,
}: AwaitingOrder): ConfirmationState {
  if (cancellation_status === 'F') return { key: 'failed', values: { error: last_error } }
  if (cancellation_status !== '') return { key: 'ongoing', values: {} }
  return { key: 'awaits', values: { count: flags_waiting } }
}

/** Its cancellation waits or failed, so that it can still be taken back. */
export function canBeReverted({ cancellation_status }: Pick<AwaitingOrder, 'cancellation_status'>): boolean {
  return cancellation_status !== ''
}
