import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { employeeOf, orderToStart, startAnswers, startBooking, startedWith, whoStarts } from '../start-answers.ts'
import { asksSetupCode, cavityOptions, insertOptions, structureOptions, unitQuantityOptions } from '../start-steps.ts'
import { cavities } from '../steps/cavities/cavities.step.ts'
import { employee } from '../steps/employee/employee.step.ts'
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
    use(cavities, cavityOptions(picked)),
    use(operationText),
    use(employee, { settings: () => ({ passesKnown: true }) }),
    use(orderSummary, {
      settings: (asked) => {
        const setup = { label: 'wizard.setup-type', value: asked.answer(setupType)?.description ?? '' } as const
        return {
          bookingTitle: 'wizard.order-summary.start',
          booking: [setup, ...startBooking(asked, picked(asked)), whoStarts(asked)],
          order: orderToStart(asked, picked(asked)),
          starts: startedWith(asked, picked(asked)),
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
      { machine_id, card_no, record_no1, setup_type, employee_id: employeeOf(asked), ...startAnswers(asked, order) },
      { requestId },
    )
    return { key: 'wizard.started', values: { order: work_order_no } }
  },
})

function picked({ answer }: Asked): PlannedPick | null {
  return answer(plannedOrder)
}
