import { call } from '../../data/call/call.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { labelPrinting } from '../steps/label-printing/label-printing.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'

/** Prints labels of a running order. */
export const printLabel = defineWizard({
  id: 'print-label',
  title: 'title.print-label',
  steps: [use(runningOrder), use(labelPrinting)],
  finish: async ({ machine, order, answer }, { requestId }) => {
    if (!order) throw new Error('print-label cannot finish without an order')
    const { printer, copies, anyway } = answer(labelPrinting)
    const { machine_id } = machine
    const payload = { machine_id, card_no: order.card_no, num_labels: copies ?? 1, printer, print_anyway: anyway }
    await call('print_label', payload, { requestId })
    return { key: 'wizard.sent-to-printer', values: { printer } }
  },
})
