import type { PlannedPick } from '@takt/domain/wizard/planned-pick.ts'
import { call } from '../../data/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { startAnswers } from '../start-answers.ts'
import { asksSetupCode, cavityOptions, insertOptions, structureOptions, unitQuantityOptions } from '../start-steps.ts'
import { cavities } from '../steps/cavities/cavities.step.ts'
import { operationText } from '../steps/operation-text/operation-text.step.ts'
import { orderSummary } from '../steps/order-summary/order-summary.step.ts'
import { plannedOrder } from '../steps/planned-order/planned-order.step.ts'
import { setupCode } from '../steps/setup-code/setup-code.step.ts'
import { setupType } from '../steps/setup-type/setup-type.step.ts'
import { toolInsert } from '../steps/tool-insert/tool-insert.step.ts'
import { toolStructure } from '../steps/tool-structure/tool-structure.step.ts'
import { unitQuantity } from '../steps/unit-quantity/unit-quantity.step.ts'

/** Starts an order of the plan, by the rules of every start. */
export const orderByCard = defineWizard({
  id: 'order-by-card',
  title: 'wizard.order-by-card',
  steps: [
    use(plannedOrder),
    use(toolInsert, insertOptions(picked)),
    use(toolStructure, structureOptions(picked)),
    use(setupType),
    use(setupCode, { when: asksSetupCode }),
    use(unitQuantity, unitQuantityOptions(picked)),
    use(cavities, cavityOptions),
    use(operationText),
    use(orderSummary, {
      settings: (asked) => {
        const order = picked(asked)
        const answers = order && startAnswers(asked, order)
        return {
          bookingTitle: 'wizard.order-summary.start',
          booking: [
            { label: 'wizard.column.tool_id', value: answers?.tool_id ?? '' },
            { label: 'wizard.setup-type', value: asked.answer(setupType)?.description ?? '' },
            { label: 'wizard.setup-code', value: answers?.sf326_stop_code ?? '' },
            { label: 'wizard.cavities', value: answers?.cavities ?? '' },
          ],
        }
      },
    }),
  ],
  finish: async (asked, { requestId }) => {
    const order = picked(asked)
    if (!order) throw new Error('order-by-card cannot finish without an order')
    const { machine_id1: machine_id, card_no, record_no1, work_order_no } = order.order
    const setup_type = asked.answer(setupType)?.code ?? ''
    await call(
      'start_order',
      { machine_id, card_no, record_no1, setup_type, ...startAnswers(asked, order) },
      { requestId },
    )
    return { key: 'orders.started', values: { order: work_order_no } }
  },
})

function picked({ answer }: Asked): PlannedPick | null {
  return answer(plannedOrder)
}
