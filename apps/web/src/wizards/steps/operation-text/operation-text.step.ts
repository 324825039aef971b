import { checkOperationText, NO_OPERATION_TEXT } from '@takt/domain/orders/wizard/operation-text.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'

/** What is to be done in the operation of the order: read before going on. */
export const operationText = defineStep({
  id: 'operation-text',
  label: 'wizard.operation-text',
  initial: NO_OPERATION_TEXT,
  settings: {} as NoSettings,
  check: (shown, _settings, { order }) => {
    const verdict = checkOperationText(shown, order?.card_no ?? '')
    return verdict === 'ok' ? 'ok' : { blocked: { key: `wizard.operation-text.${verdict}` } }
  },
  load: () => import('./OperationTextStep.tsx'),
})
