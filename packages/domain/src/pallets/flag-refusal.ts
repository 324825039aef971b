import type { Refusal } from '../ground/refusal.ts'

export type FlagHindrance = 'incompatible' | 'above-own-ids' | 'transferred' | 'confirmed' | 'cancelled'

/** Why nothing can be done with a flag, as the server says it. */
export function flagRefusal(why: FlagHindrance, record_no: number): Refusal {
  const refusals: Record<FlagHindrance, Refusal> = {
    incompatible: { refusal: 'pallet-flag-incompatible', values: { record_no } },
    'above-own-ids': { refusal: 'pallet-flag-above-own-ids', values: { record_no } },
    transferred: { refusal: 'pallet-flag-transferred', values: { record_no } },
    confirmed: { refusal: 'pallet-flag-confirmed', values: { record_no } },
    cancelled: { refusal: 'pallet-flag-cancelled', values: { record_no } },
  }
  return refusals[why]
}
