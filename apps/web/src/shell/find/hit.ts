import type { Found } from '@takt/domain/ground/find/rank-found.ts'

/** Something that was found, as its row shows it. */
export interface Hit extends Found {
  /** Strong, before the name; '' for what has none. */
  readonly number: string
  readonly name: string
  /** Where it is, or whose it is. */
  readonly about: string
  /** Where it leads. */
  readonly path: string
  /** Of an order. */
  readonly card_no?: string
  readonly state?: 'running' | 'planned' | 'finished' | 'cancelled' | ''
  /** The machine that it is. */
  readonly machine_id?: string
}
