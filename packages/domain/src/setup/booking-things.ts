import type { TrailThing } from './trail-things.ts'

/** What the trail tells of a stop, and what of an order and all that is booked on it; pallets go by a number of their own. */
export const bookingThings = {
  stop: ['stop', 'setup', 'first-piece'],
  order: [
    ...['order', 'good', 'scrap', 'material', 'weight', 'cancellation', 'setup', 'first-piece', 'print', 'label'],
    ...['pallet-flag', 'planning'],
  ],
  pallet: ['pallet-flag'],
} as const satisfies Record<string, readonly TrailThing[]>

/** The key of a booking in the trail is this, or begins with it and a stroke. */
export function bookingKey(of: {
  readonly machine_id: string
  readonly stop?: string | undefined
  readonly card_no?: string | undefined
}): string {
  return of.stop === undefined ? (of.card_no ?? '') : `${of.machine_id}/${of.stop}`
}
