import { quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import { checkMoment } from '@takt/domain/orders/wizard/entered-moment.ts'
import { needsNote } from '@takt/domain/scrap/scrap-note.ts'
import { call } from '../../data/call/call.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { sayNow } from '../engine/said.ts'
import { askProportion, proportionLimit } from '../out-of-proportion.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { finishedOrder } from '../steps/finished-order/finished-order.step.ts'
import { limitsOf, moment } from '../steps/moment/moment.step.ts'
import { note } from '../steps/note/note.step.ts'
import { scrapQuantity } from '../steps/scrap-quantity/scrap-quantity.step.ts'
import { scrapReason } from '../steps/scrap-reason/scrap-reason.step.ts'
import { scrapSummation } from '../steps/scrap-summation/scrap-summation.step.ts'

/** Books scrap at a time that the operator chooses, on an order that runs or has run. */
export const manualScrap = defineWizard({
  id: 'manual-scrap',
  title: 'wizard.manual-scrap',
  steps: [
    use(finishedOrder, { settings: () => ({ alsoRunning: true }), title: () => sayNow({ key: 'wizard.any-order' }) }),
    use(scrapReason),
    use(note, { when: ({ answer }) => needsNote(answer(scrapReason)) }),
    use(scrapQuantity, {
      settings: (asked) => ({
        ...proportionLimit('scrap', asked),
        unit: asked.order?.unit ?? '',
        decimals: asked.order?.integer_unit === 0,
      }),
      leaving: (asked) => {
        const value = asked.answer(scrapQuantity)
        return askProportion('scrap', asked, { quantity: quantityOf(value.entry), value })
      },
    }),
    use(moment),
    use(employee, { settings: () => ({ passesKnown: true }) }),
    use(scrapSummation, {
      settings: ({ order, answer }) => {
        const reason = answer(scrapReason)
        const { date, hours, minutes } = answer(moment)
        return {
          booking: [
            {
              label: 'wizard.scrap-quantity.pieces',
              value: quantityOf(answer(scrapQuantity).entry),
              unit: order?.unit,
            },
            { label: 'wizard.scrap-reason', value: reason ? `${reason.code} ${reason.description}` : '' },
            { label: 'wizard.note', value: needsNote(reason) ? answer(note).trim() : '' },
            { label: 'wizard.moment', value: `${date} ${hours}:${minutes}` },
            { label: 'wizard.employee', value: answer(employee).name || answer(employee).number },
          ],
        }
      },
    }),
  ],
  finish: async (asked, { requestId }) => {
    const { machine, order, answer } = asked
    const reason = answer(scrapReason)
    const chosen = checkMoment(answer(moment), limitsOf(asked))
    if (!order || !reason || !('at' in chosen)) throw new Error('manual-scrap cannot finish with an open step')
    const report = {
      machine_id: machine.machine_id,
      card_no: order.card_no,
      scrap_reason: reason.code,
      scrap_qty: quantityOf(answer(scrapQuantity).entry),
      employee: answer(employee).number.trim(),
      trans_time: new Date(chosen.at).toISOString(),
      scrap_text: needsNote(reason) ? answer(note).trim() : '',
    }
    const [booked] = await call('report_scrap', report, { requestId })
    return {
      key: 'wizard.scrap.done',
      values: {
        count: booked?.scrap_qty ?? report.scrap_qty,
        order: order.work_order_no,
        total: booked?.card_scrap_qty ?? '–',
      },
    }
  },
})
