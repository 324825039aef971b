import type { PalletFlag } from '../orders/model/pallet-flag.ts'

export type FlagState = 'cancelled' | 'failed' | 'waits' | 'open' | 'T' | 'N'

/** How a flag stands, in one word: of those that the ERP does not have, whether somebody has confirmed them. */
export function flagState(flag: Pick<PalletFlag, 'status' | 'erpStatus' | 'confirmed' | 'last_error'>): FlagState {
  if (flag.status === 'Cancelled') return 'cancelled'
  if (flag.erpStatus !== 'W') return flag.erpStatus
  if (flag.confirmed === '') return 'open'
  return flag.last_error === '' ? 'waits' : 'failed'
}
