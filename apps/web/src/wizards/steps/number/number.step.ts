import { isAboveMost, numberIn } from '@takt/domain/orders/wizard/number-entry.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { NumberSettings } from './NumberStep.tsx'

/** Any number. The label says what is counted. */
export const number = defineStep({
  id: 'number',
  label: 'wizard.number',
  initial: '',
  settings: { label: '', allowNull: false, max: 0 } as NumberSettings,
  renew: () => '',
  check: (entry, settings) => {
    if (isAboveMost(entry, settings.max))
      return { blocked: { key: 'wizard.number.above', values: { max: settings.max } }, refused: true }
    if (Number(entry) < 0) return { blocked: { key: 'wizard.number.below' }, refused: true }
    return numberIn(entry, settings) === null ? { blocked: { key: 'wizard.number.enter' } } : 'ok'
  },
  load: () => import('./NumberStep.tsx'),
})
