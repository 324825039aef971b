import type { Material } from '@takt/domain/materials/model/material.ts'
import { tellErp } from '../erp/outbox.ts'
import { sql } from '../ground/db/sql.ts'
import type { Booker } from '../machines/booking/book.ts'

export interface MaterialBooking {
  readonly material: Pick<Material, 'materialNo' | 'materialCardNo'>
  /** Scrapped; negative is given back to stock. */
  readonly quantity: number
  readonly scrap_reason: string
  /**
   * scrap: of scrapped pieces ("adjust materials"); return: components given back (SF53); order: asked of the stores,
   * nothing is used by it; give-back: brought back to them.
   */
  readonly reporting_source: 'wizard' | 'order_confirmation' | 'scrap' | 'return' | 'order' | 'give-back'
  /** Where it is brought or left. */
  readonly place?: string
  readonly trans_time: number
}

export async function bookMaterial(
  { db, session, now }: Booker,
  order: { readonly machine_id: string; readonly card_no: string; readonly in_erp: boolean },
  booking: MaterialBooking,
): Promise<{ record_no: number }> {
  const { material, quantity, scrap_reason, reporting_source } = booking
  const { machine_id, card_no } = order
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into material_transaction (machine_id, card_no, material_no, material_card_no, quantity, scrap_reason,
      reporting_source, place, trans_time, erp_status, booked_at, booked_by)
    values (${machine_id}, ${card_no}, ${material.materialNo}, ${material.materialCardNo}, ${quantity},
      ${scrap_reason}, ${reporting_source}, ${booking.place ?? ''}, ${new Date(booking.trans_time).toISOString()},
      ${order.in_erp ? 'W' : 'N'}, ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  if (order.in_erp) {
    const record_time = booking.trans_time
    await tellErp(db, { subject: 'material_reporting', record_no, record_time, machine_id, card_no, now })
  }
  return { record_no }
}
