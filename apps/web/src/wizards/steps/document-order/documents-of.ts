import type { RunningOrder } from '@takt/domain/orders/model/order.ts'

/** Whose documents: an order that runs or is planned, or the machine alone. */
export type DocumentsOf = { readonly order: RunningOrder | null }

export interface DocumentOrderSettings {
  readonly from: 'both' | 'running' | 'planned'
}
