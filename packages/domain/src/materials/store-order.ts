/** Material that is ordered from the stores for an order, and given back to them. */
import type { Refusal } from '../ground/refusal.ts'

export type StoreAction = 'order' | 'give-back'

export interface MaterialNeed {
  readonly material_no: string
  readonly planned: number
  readonly used: number
  readonly balance: number
}

const MOST_QUANTITY = 1_000_000

/** Of what is planned not used yet. */
export function remainingNeed({ planned, used }: Pick<MaterialNeed, 'planned' | 'used'>): number {
  return Math.max(0, Math.round((planned - used) * 1000) / 1000)
}

export function presetQuantity(need: MaterialNeed, action: StoreAction): number {
  return action === 'order' ? remainingNeed(need) : Math.max(0, need.balance)
}

export function storeProblem(need: MaterialNeed, action: StoreAction, quantity: number): Refusal | null {
  if (!(quantity > 0) || quantity > MOST_QUANTITY)
    return { refusal: 'material-quantity', values: { max: MOST_QUANTITY } }
  if (action === 'give-back' && quantity > need.balance) {
    return { refusal: 'material-above-balance', values: { material_no: need.material_no, balance: need.balance } }
  }
  return null
}
