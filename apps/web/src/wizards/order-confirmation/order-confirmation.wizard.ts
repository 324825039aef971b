import { checkMoment } from '@takt/domain/orders/wizard/entered-moment.ts'
import { confirmedQty, NO_PALLETS, type OrderPallets } from '@takt/domain/pallets/order-pallets.ts'
import { adjustedQty, changedRows } from '@takt/domain/scrap/adjusted-card.ts'
import { afterBooking, linesToBook, scrappedQty } from '@takt/domain/scrap/material-scrap-entries.ts'
import { call } from '../../data/call/call.ts'
import { askAdjusted } from '../adjusted-proportion.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import type { Leaving, MarkAnswer } from '../engine/leaving.ts'
import { partOf } from '../engine/part-of-attempt.ts'
import { scrappedPart } from '../material-proportion.ts'
import { askProportion, askProportions } from '../out-of-proportion.ts'
import { employee } from '../steps/employee/employee.step.ts'
import type { MaterialScrapCard } from '../steps/material-scrap/MaterialScrapStep.tsx'
import { materialScrap } from '../steps/material-scrap/material-scrap.step.ts'
import { limitsOf, moment } from '../steps/moment/moment.step.ts'
import { orderDetails } from '../steps/order-details/order-details.step.ts'
import { orderPallets } from '../steps/order-pallets/order-pallets.step.ts'
import { type AdjustedCard, cardOf } from '../steps/scrap-adjustments/adjusted-card.ts'
import { scrapAdjustments } from '../steps/scrap-adjustments/scrap-adjustments.step.ts'
import { unconfirmedOrder } from '../steps/unconfirmed-order/unconfirmed-order.step.ts'

/** Confirms an order that is over. Scrap is booked as its step is left, so that the pieces are counted without it. */
export const orderConfirmation = defineWizard({
  id: 'order-confirmation',
  title: 'wizard.order-confirmation',
  steps: [
    use(unconfirmedOrder),
    use(employee),
    use(orderDetails),
    use(scrapAdjustments, {
      settings: ({ order, touch }) => ({ card_no: order?.card_no ?? '', skipEmpty: touch?.scrap_menu !== 1 }),
      leaving: bookScrap,
    }),
    use(materialScrap, { leaving: bookMaterials }),
    use(orderPallets, {
      settings: ({ order, answer }) => ({
        booked: order?.card_good_qty ?? 0,
        decimals: order?.integer_unit === 0,
        employee: answer(employee).number.trim(),
      }),
      leaving: askPieces,
    }),
    use(moment),
  ],
  finish: async (asked, { requestId }) => {
    const { machine, answer } = asked
    const order = answer(unconfirmedOrder)
    const at = checkMoment(answer(moment), limitsOf(asked))
    if (!order || !('at' in at)) throw new Error('order-confirmation cannot finish without an order and a time')
    const pallets = answer(orderPallets)
    const [confirmed] = await call(
      'confirm_order',
      {
        machine_id: machine.machine_id,
        card_no: order.card_no,
        record_no: order.cancellation_no,
        quantity: confirmedQty(pallets),
        employee: answer(employee).number.trim(),
        trans_time: new Date(at.at).toISOString(),
        waiting: [...pallets.continued],
      },
      { requestId },
    )
    const values = { order: order.work_order_no, count: confirmed?.card_good_qty ?? '–' }
    return { key: 'wizard.order-confirmation.done', values }
  },
})

/** What was adjusted is booked, and the details are built again before anything is counted with them. */
function bookScrap(asked: Asked): Leaving<AdjustedCard> | null {
  const { machine, answer } = asked
  const order = answer(unconfirmedOrder)
  const card = answer(scrapAdjustments)
  const rows = changedRows(card.rows ?? [])
  if (!order || rows.length === 0) return null
  const of = { machine_id: machine.machine_id, card_no: order.card_no }
  return askAdjusted(asked, card, {
    work: async (requestId, mark) => {
      const [saved] = await call(
        'save_scrap_card',
        {
          ...of,
          employee: answer(employee).number.trim(),
          trans_time: order.end_time,
          rows: rows.map((row) => ({
            scrap_reason: row.scrap_reason,
            original_qty: row.original_qty,
            adjusted_qty: adjustedQty(row) ?? row.original_qty,
            scrap_text: row.scrap_text.trim(),
          })),
        },
        { requestId },
      )
      const [details] = await call('get_order_details', of)
      if (details) mark(orderDetails, details)
      if (saved) mark(unconfirmedOrder, { ...order, card_good_qty: saved.good_qty })
      // Counted with the scrap of before, it would be booked as pieces that were made since.
      mark(orderPallets, NO_PALLETS)
      return cardOf(order.card_no, await call('get_scrap_adjustments', of), card)
    },
  })
}

/** Pieces that were made besides those that are booked, before the pallets that wait. */
function askPieces(asked: Asked): Leaving<OrderPallets> | null {
  const value = asked.answer(orderPallets)
  const onYes = orderPallets.leaving?.(value, orderPallets.settings, asked) ?? null
  // Below the pallets: it is raised to them first.
  if (onYes && 'settle' in onYes) return onYes
  const quantity = confirmedQty(value) - (asked.order?.card_good_qty ?? 0)
  return quantity > 0 ? askProportion('good', asked, { quantity, value, onYes }) : onYes
}

/** One call per material; what became of each is kept at once, so that pressing again books only what is left. */
function bookMaterials(asked: Asked): Leaving<MaterialScrapCard> | null {
  const { machine, answer } = asked
  const order = answer(unconfirmedOrder)
  const card = answer(materialScrap)
  const lines = linesToBook(card.lines ?? [])
  if (!order || lines.length === 0) return null
  const book: Leaving<MaterialScrapCard> = {
    work: async (requestId, mark: MarkAnswer) => {
      let now = card
      for (const line of lines) {
        await call(
          'report_material_scrap',
          {
            material_card_no: line.material.materialCardNo,
            machine_id: machine.machine_id,
            quantity: scrappedQty(line),
            scrap_reason: line.reason,
            trans_time: order.end_time,
            reporting_source: 'order_confirmation',
          },
          // By its place among all lines: those that are left count differently once the first is booked.
          { requestId: partOf(requestId, card.lines?.indexOf(line) ?? 0) },
        )
        now = { ...now, lines: afterBooking(now.lines ?? [], line) }
        mark(materialScrap, now)
      }
      return now
    },
  }
  const parts = lines.map((line) => scrappedPart(line.material, scrappedQty(line)))
  return askProportions('material-scrap', asked, { parts, value: card, onYes: book })
}
