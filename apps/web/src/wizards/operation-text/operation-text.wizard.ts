import { defineWizard, use } from '../engine/define-wizard.ts'
import { operationText } from '../steps/operation-text/operation-text.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'

/** Shows what is to be done; there is nothing to book. */
export const operationTextWizard = defineWizard({
  id: 'operation-text',
  title: 'wizard.operation-text',
  steps: [use(runningOrder), use(operationText)],
  finish: async () => null,
})
