import type { Refusal } from '../ground/refusal.ts'
import type { FlagErpStatus } from './confirm-flags.ts'
import { type FlagHindrance, flagRefusal } from './flag-refusal.ts'

export interface FlagToAdjust {
  readonly erpStatus: FlagErpStatus
  readonly status: '' | 'Cancelled'
  readonly confirmed: string
}

/** What the ERP was told, or will be told this very moment, is not changed any more. */
function whyNotAdjustOne(flag: FlagToAdjust): FlagHindrance | undefined {
  if (flag.status === 'Cancelled') return 'cancelled'
  if (flag.erpStatus === 'N') return 'incompatible'
  if (flag.erpStatus === 'T') return 'transferred'
  return flag.confirmed === '' ? undefined : 'confirmed'
}

export function whyNotAdjust(flags: readonly FlagToAdjust[]): FlagHindrance | 'more-than-one' | undefined {
  const [flag] = flags
  return flag && flags.length === 1 ? whyNotAdjustOne(flag) : 'more-than-one'
}

/** Zero is refused too: taking a flag away is cancellation. */
export function isFlagQuantity(qty: number): boolean {
  return Number.isFinite(qty) && qty > 0
}

export function adjustFlag(flag: FlagToAdjust & { readonly recordNo: number }, qty: number): number | Refusal {
  const why = whyNotAdjustOne(flag)
  if (why !== undefined) return flagRefusal(why, flag.recordNo)
  return isFlagQuantity(qty) ? qty : { refusal: 'pallet-flag-positive', values: {} }
}
