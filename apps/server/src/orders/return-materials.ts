import { returnsAtEnd } from '@takt/domain/materials/returned-material.ts'
import { sql } from '../ground/db/sql.ts'
import type { Actor } from '../machines/booking/book.ts'
import type { CardRow } from '../machines/booking/cards.ts'
import { bookMaterial } from '../materials/book-material.ts'
import { materialRows } from '../materials/material-rows.ts'

/** SF262: what the scrap of this run consumed goes back to stock. Earlier runs gave theirs back when they ended. */
export async function returnMaterials(context: Actor, card: CardRow, at: number): Promise<void> {
  const { db, audit } = context
  const { machine_id, card_no, work_order_no, p_order } = card
  const { scrap_qty } = await db.one<{ scrap_qty: number }>(sql`
    select coalesce(sum(scrap_qty), 0) as scrap_qty from run_figures
    where machine_id = ${machine_id} and p_order = ${p_order}`)
  for (const material of await materialRows(db, card)) {
    const order = { work_order_no, op_no: card.op_number, card_no, scrap_qty, materials: [material] }
    for (const returned of returnsAtEnd([order])) {
      const { record_no } = await bookMaterial(context, card, {
        material,
        quantity: returned.materialQty,
        scrap_reason: '',
        reporting_source: 'return',
        trans_time: at,
      })
      audit({ what: 'material.returned', key: `${card_no}/${record_no}`, after: returned })
    }
  }
}
