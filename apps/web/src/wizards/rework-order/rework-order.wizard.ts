import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { PlannedPick } from '@takt/domain/orders/wizard/planned-pick.ts'
import { call } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { askProportion, proportionLimit } from '../out-of-proportion.ts'
import { employeeOf, orderToStart, startAnswers, startBooking, startedWith, whoStarts } from '../start-answers.ts'
import { asksSetupCode, cavityOptions, insertOptions, structureOptions, unitQuantityOptions } from '../start-steps.ts'
import { cavities } from '../steps/cavities/cavities.step.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { orderSummary } from '../steps/order-summary/order-summary.step.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'
import { reworkOrder } from '../steps/rework-order/rework-order.step.ts'
import { setupCode } from '../steps/setup-code/setup-code.step.ts'
import { toolInsert } from '../steps/tool-insert/tool-insert.step.ts'
import { toolStructure } from '../steps/tool-structure/tool-structure.step.ts'
import { unitQuantity } from '../steps/unit-quantity/unit-quantity.step.ts'

/** Starts an order that makes pieces good again, with as many as there are. */
export const reworkOrderWizard = defineWizard({
  id: 'rework-order',
  title: 'wizard.rework',
  steps: [
    use(reworkOrder),
    use(toolInsert, insertOptions(picked)),
    use(toolStructure, structureOptions(picked)),
    use(setupCode, { when: asksSetupCode }),
    use(unitQuantity, unitQuantityOptions(picked)),
    use(cavities, cavityOptions(picked)),
    use(quantity, {
      settings: (asked) => ({
        what: 'wizard.rework.quantity',
        facts: false,
        ...proportionLimit('rework', asked),
      }),
      leaving: (asked) => {
        const value = asked.answer(quantity)
        return askProportion('rework', asked, { quantity: quantityOf(value), value })
      },
    }),
    use(employee),
    use(orderSummary, {
      settings: (asked) => {
        const reworked = quantityOf(asked.answer(quantity))
        const order = orderToStart(asked, picked(asked))
        return {
          bookingTitle: 'wizard.order-summary.start',
          booking: [
            { label: 'wizard.rework.quantity', value: reworked },
            ...startBooking(asked, picked(asked)),
            whoStarts(asked),
          ],
          // What is good already belongs to it: the server plans both together.
          order: order && { ...order, planned_op_qty: order.card_good_qty + reworked },
          starts: startedWith(asked, picked(asked)),
        }
      },
    }),
  ],
  finish: async (asked, { requestId }) => {
    const order = picked(asked)
    if (!order) throw new Error('rework-order cannot finish without an order')
    const { machine_id1: machine_id, card_no, work_order_no } = order.order
    const reworked = quantityOf(asked.answer(quantity))
    await call(
      'start_rework_order',
      { machine_id, card_no, quantity: reworked, employee: employeeOf(asked), ...startAnswers(asked, order) },
      { requestId },
    )
    return { key: 'wizard.started', values: { order: work_order_no } }
  },
})

function picked({ answer }: Asked): PlannedPick | null {
  return answer(reworkOrder)
}
