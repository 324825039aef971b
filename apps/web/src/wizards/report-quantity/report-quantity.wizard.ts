import { has } from '@takt/domain/ground/special-functions.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import { overProductionQty, quantityOf } from '@takt/domain/orders/wizard/check-quantity.ts'
import type { TextValues } from '@takt/texts/fill-in.ts'
import { call, newRequestId } from '../../data/call/call.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, type Finished, type Question, use } from '../engine/define-wizard.ts'
import type { Said } from '../engine/said.ts'
import { proportionLimit } from '../out-of-proportion.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { finishedOrder } from '../steps/finished-order/finished-order.step.ts'
import { note } from '../steps/note/note.step.ts'
import { orderSummary } from '../steps/order-summary/order-summary.step.ts'
import { quantity } from '../steps/quantity/quantity.step.ts'
import { runningOrder } from '../steps/running-order/running-order.step.ts'
import { startUpQuantities } from '../steps/start-up-quantities/start-up-quantities.step.ts'
import { startUpSummary } from '../steps/start-up-summary/start-up-summary.step.ts'
import { askReported, givenWhetherFull } from './ask-reported.ts'
import { askStartUp } from './ask-start-up.ts'
import { bookStartUp } from './book-start-up.ts'

/** Books good pieces on an order, or with SF61 what of all running ones was good. The model wizard: the guide walks through it. */
export const reportQuantity = defineWizard({
  id: 'report-quantity',
  title: 'wizard.report-quantity',
  steps: [
    use(runningOrder, { when: (asked) => !asked.opening.finished && !startsUp(asked) }),
    use(finishedOrder, { when: ({ opening }) => opening.finished }),
    use(employee, { settings: (asked) => ({ passesKnown: !startsUp(asked) }) }),
    use(startUpQuantities, { when: startsUp, leaving: askStartUp }),
    use(startUpSummary, { when: startsUp, settings: ({ answer }) => ({ entries: answer(startUpQuantities) }) }),
    use(quantity, {
      when: (asked) => !startsUp(asked),
      settings: (asked) => ({
        reported: true,
        ...proportionLimit('good', asked),
        decimals: asked.order?.integer_unit === 0,
        warnOverProdQty: asked.order ? overProductionQty(asked.order) : undefined,
      }),
      leaving: askReported,
    }),
    use(note, { when: (asked) => !startsUp(asked), settings: () => ({ canBeEmpty: true }) }),
    use(orderSummary, {
      when: (asked) => !startsUp(asked),
      settings: ({ answer }) => ({
        booking: [
          { label: 'wizard.quantity.good', value: quantityOf(answer(quantity)) },
          { label: 'wizard.employee', value: answer(employee).name || answer(employee).number },
          { label: 'wizard.note', value: answer(note).trim() },
        ],
      }),
    }),
  ],
  finish: async (asked, attempt, mark) => {
    if (startsUp(asked)) return await bookStartUp(asked, attempt, mark)
    const { machine, order, answer, opening } = asked
    if (!order) throw new Error('report-quantity cannot finish without an order')
    // What is reported on a finished order belongs to its end.
    const ended = opening.finished ? answer(finishedOrder)?.end_time : undefined
    const fully_reported = givenWhetherFull(asked)
    const report = {
      machine_id: machine.machine_id,
      card_no: order.card_no,
      good_qty: quantityOf(answer(quantity)),
      employee: answer(employee).number.trim(),
      trans_time: ended || new Date(attempt.at).toISOString(),
      note: answer(note).trim(),
      ...(fully_reported !== undefined && { fully_reported }),
    }
    const [booked] = await call('receive_good_qty', report, { requestId: attempt.requestId })
    const values = { quantity: report.good_qty, order: order.work_order_no, total: booked?.card_good_qty ?? '–' }
    return {
      said: booked?.rest_cancelled
        ? { key: 'wizard.report-quantity.done-full', values }
        : saidOf(order, values, booked?.remaining_qty),
      ask: booked?.ask_fully_reported ? fullyReported(report) : undefined,
      undo:
        booked && !booked.rest_cancelled
          ? takeBack(report, { record_no: booked.record_no, order: order.work_order_no })
          : undefined,
    }
  },
})

function takeBack(
  { machine_id, card_no, good_qty }: { machine_id: string; card_no: string; good_qty: number },
  { record_no, order }: { record_no: number; order: string },
): Finished['undo'] {
  return async (requestId) => {
    const [row] = await call('take_back_good_qty', { machine_id, card_no, record_no }, { requestId })
    const values = { quantity: good_qty, order, total: row?.card_good_qty ?? '–' }
    return { key: 'wizard.report-quantity.taken-back', values }
  }
}

/** What is left in words: a minus would be read as an error, and an order without a plan has nothing left. */
function saidOf(
  { planned_op_qty }: Pick<Order, 'planned_op_qty'>,
  values: TextValues,
  remaining: number | undefined,
): Said {
  if (planned_op_qty === 0) return { key: 'wizard.report-quantity.done-no-plan', values }
  if (remaining !== undefined && remaining < 0) {
    return { key: 'wizard.report-quantity.done-over', values: { ...values, over: -remaining } }
  }
  return { key: 'wizard.report-quantity.done', values: { ...values, remaining: remaining ?? '–' } }
}

function startsUp({ machine, opening }: Pick<Asked, 'machine' | 'opening'>): boolean {
  return has(machine, 'startUpScrap') && !opening.finished
}

/** SF25: others booked meanwhile, so that the server alone knew that this was more than planned. Yes is one call too. */
function fullyReported({
  machine_id,
  card_no,
  employee,
}: Record<'machine_id' | 'card_no' | 'employee', string>): Question {
  const requestId = newRequestId()
  return {
    title: { key: 'wizard.fully-reported', values: { card_no } },
    message: { key: 'wizard.fully-reported.text' },
    yes: { key: 'wizard.fully-reported.yes' },
    no: { key: 'wizard.fully-reported.no' },
    run: async () => {
      await call('cancel_rest_of_order', { machine_id, card_no, cancelled: 1, employee }, { requestId })
      return { key: 'wizard.fully-reported.done', values: { card_no } }
    },
  }
}
