import { ssccState } from '@takt/domain/ground/wizard/check-sscc.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** Number of a pallet, scanned or typed. */
export const sscc = defineStep({
  id: 'sscc',
  label: 'wizard.sscc',
  initial: '',
  settings: {} as NoSettings,
  renew: () => '',
  check: (entered) => {
    const state = ssccState(entered, false)
    return state === 'valid' ? 'ok' : { blocked: { key: 'wizard.sscc.enter' }, refused: state === 'invalid' }
  },
  takesScan: true,
  load: () => import('./SsccStep.tsx'),
})
