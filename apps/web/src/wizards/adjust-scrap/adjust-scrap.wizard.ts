import { adjustedQty, changedRows } from '@takt/domain/scrap/adjusted-card.ts'
import { call } from '../../data/call/call.ts'
import { askAdjusted } from '../adjusted-proportion.ts'
import type { Asked } from '../engine/define-step.ts'
import { defineWizard, use } from '../engine/define-wizard.ts'
import { employee } from '../steps/employee/employee.step.ts'
import { scrapAdjustments } from '../steps/scrap-adjustments/scrap-adjustments.step.ts'

/** Adjusts the scrap of one order: what differs is booked, all of it or nothing. */
export const adjustScrap = defineWizard({
  id: 'adjust-scrap',
  title: 'wizard.scrap-adjustments',
  steps: [
    use(scrapAdjustments, {
      settings: ({ opening }) => ({ card_no: opening.card_no ?? '' }),
      leaving: (asked) => askAdjusted(asked, asked.answer(scrapAdjustments)),
    }),
    use(employee, { when: (asked) => changed(asked).length > 0 }),
  ],
  finish: async (asked, { requestId, at }) => {
    const rows = changed(asked)
    if (rows.length === 0) return null
    const card_no = asked.opening.card_no ?? ''
    const [saved] = await call(
      'save_scrap_card',
      {
        machine_id: asked.machine.machine_id,
        card_no,
        employee: asked.answer(employee).number.trim(),
        trans_time: new Date(at).toISOString(),
        rows: rows.map((row) => ({
          scrap_reason: row.scrap_reason,
          original_qty: row.original_qty,
          adjusted_qty: adjustedQty(row) ?? row.original_qty,
          scrap_text: row.scrap_text.trim(),
        })),
      },
      { requestId },
    )
    return { key: 'wizard.scrap-adjustments.done', values: { card_no, total: saved?.scrap_qty ?? '–' } }
  },
})

function changed({ answer }: Asked) {
  return changedRows(answer(scrapAdjustments).rows ?? [])
}
