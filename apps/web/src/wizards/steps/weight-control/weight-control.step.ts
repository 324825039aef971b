import type { WeightLimits } from '@takt/domain/scrap/weight-colour.ts'
import { checkWeight, NOT_WEIGHED, type WeightControlEntry } from '@takt/domain/scrap/weight-entry.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

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

/** Weighs a piece. The check mark saves it and shows what became of it; pressed again, the next one is weighed. */
export const weightControl = defineStep({
  id: 'weight-control',
  label: 'wizard.weight-control',
  initial: { ...NOT_WEIGHED, card_no: '', limits: null } as WeightControlValue,
  settings: {} as NoSettings,
  check: (value, _settings, { order }) => {
    const { entry, result, limits } = weighedOf(value, order?.card_no)
    if (result !== null) return 'ok'
    if (limits === null) return { blocked: { key: 'wizard.list-loading' } }
    const { problem } = checkWeight(entry, limits, limits.max_weight)
    if (problem === null) return 'ok'
    return { blocked: { key: `wizard.weight-control.${problem}` }, refused: problem !== 'no-value' }
  },
  load: () => import('./WeightControlStep.tsx'),
})
