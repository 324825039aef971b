import { MOST_IN_ONE_REPORT } from '@takt/domain/orders/report-good.ts'
import { overProductionQty, quantityOf } from '@takt/domain/wizard/check-quantity.ts'
import { call } from '../../data/call.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { note } from '../steps/note/note.step.ts'
import { orderSummary } from '../steps/order-summary/order-summary.step.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'

/** Books good pieces on a running order. The model wizard: the guide walks through it. */
export const reportQuantity = defineWizard({
  id: 'report-quantity',
  title: 'wizard.report-quantity',
  orderFrom: runningOrder,
  steps: [
    use(runningOrder),
    use(employee),
    use(quantity, {
      settings: ({ order }) => ({
        max: MOST_IN_ONE_REPORT,
        maxRule: { key: 'wizard.quantity.limit-one-report' },
        decimals: order?.integer_unit === 0,
        warnOverProdQty: order ? overProductionQty(order) : undefined,
      }),
    }),
    use(note, { settings: () => ({ canBeEmpty: true }) }),
    use(orderSummary, {
      settings: ({ answer }) => ({
        booking: [
          { label: 'wizard.quantity.good', value: quantityOf(answer(quantity)) },
          { label: 'wizard.employee', value: answer(employee).name || answer(employee).number },
          { label: 'wizard.note', value: answer(note).trim() },
        ],
      }),
    }),
  ],
  finish: async ({ machine, order, answer }, { requestId, at }) => {
    if (!order) throw new Error('report-quantity cannot finish without an order')
    const report = {
      machine_id: machine.machine_id,
      card_no: order.card_no,
      good_qty: quantityOf(answer(quantity)),
      employee: answer(employee).number.trim(),
      trans_time: new Date(at).toISOString(),
      note: answer(note).trim(),
    }
    const [booked] = await call('receive_good_qty', report, { requestId })
    return {
      key: 'wizard.report-quantity.done',
      values: {
        quantity: report.good_qty,
        card_no: order.card_no,
        total: booked?.card_good_qty ?? '–',
        remaining: booked?.remaining_qty ?? '–',
      },
    }
  },
})
