import type { WeightLimits } from '@takt/domain/scrap/weight-colour.ts'
import { NOT_WEIGHED, type WeightControlEntry } from '@takt/domain/scrap/weight-entry.ts'

export interface ScaleLimits extends WeightLimits {
  /** What the scale carries; 0 is no limit. */
  readonly max_weight: number
}

export interface WeightControlValue extends WeightControlEntry {
  /** The order that was weighed: another one begins anew. */
  readonly card_no: string
  /** Of the order's part; null until they are known. */
  readonly limits: ScaleLimits | null
}

export function weighedOf(value: WeightControlValue, card_no = ''): WeightControlValue {
  return value.card_no === card_no ? value : { ...NOT_WEIGHED, card_no, limits: null }
}
