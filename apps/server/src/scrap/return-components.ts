import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import { bookedReturns } from '@takt/domain/materials/returned-material.ts'
import type { ScrapBooking } from '@takt/domain/scrap/report-scrap.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'
import { bookMaterial } from '../materials/book-material.ts'
import { materialRows } from '../materials/material-rows.ts'

interface PickedComponent {
  readonly material_no: string
  readonly quantity: number
}

/** SF53: what the operator gives back of scrapped pieces; with a correction of scrap it is taken from stock again. */
export async function returnComponents(
  order: { readonly machine_id: string; readonly card_no: string; readonly in_erp: boolean },
  components: readonly PickedComponent[],
  on: { booking: ScrapBooking; trans_time: number; context: Pick<CallContext, 'db' | 'session' | 'now' | 'audit'> },
): Promise<Refusal | null> {
  if (components.length === 0) return null
  const { booking, trans_time, context } = on
  const { machine_id, card_no } = order
  const machine = await context.db.one<{ special_functions: number[] }>(
    sql`select special_functions from machine where machine_id = ${machine_id}`,
  )
  if (!has(machine, 'returnComponentsOnScrap')) return { refusal: 'components-not-used', values: { machine_id } }
  const lines = await materialRows(context.db, order)
  for (const { material_no, quantity } of components) {
    const line = lines.find(({ materialNo }) => materialNo === material_no)
    if (!line) return { refusal: 'material-not-on-order', values: { material_no, card_no } }
    const picked = { partNo: material_no, materialQty: quantity, unit: line.materialUnit }
    for (const returned of bookedReturns([picked])) {
      const { record_no } = await bookMaterial(context, order, {
        material: line,
        quantity: booking.scrap_qty < 0 ? -returned.materialQty : returned.materialQty,
        scrap_reason: booking.reason.code,
        reporting_source: 'return',
        trans_time,
      })
      context.audit({ what: 'material.returned', key: `${card_no}/${record_no}`, after: returned })
    }
  }
  return null
}
