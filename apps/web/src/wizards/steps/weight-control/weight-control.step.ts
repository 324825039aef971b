import { checkWeight, NOT_WEIGHED } from '@takt/domain/scrap/weight-entry.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { type WeightControlValue, weighedOf } from './weighed-of.ts'

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
