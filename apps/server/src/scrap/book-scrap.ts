import { shownGood } from '@takt/domain/machines/shown-good.ts'
import type { ScrapBooking } from '@takt/domain/scrap/report-scrap.ts'
import { erpScrapCode } from '@takt/domain/scrap/report-scrap.ts'
import { scrapMaterial } from '@takt/domain/scrap/scrap-material.ts'
import { tellErp } from '../erp/outbox.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { addBooking, type Booker, dayOf } from '../machines/booking/book.ts'
import { bookMaterial } from '../materials/book-material.ts'
import { materialRows } from '../materials/material-rows.ts'
import type { OrderToScrap } from './order-to-scrap.ts'

export interface ScrapOrigin {
  /** code: of pieces made while a stop reason of type 2 stood; machine: it said so itself. */
  readonly source: 'report' | 'adjustment' | 'startup' | 'cycles' | 'code' | 'machine'
  readonly employee: string
  readonly trans_time: number
  /** The report that this is a counter-booking of. */
  readonly takes_back?: number
}

export interface BookedScrapRow {
  readonly record_no: number
  /** As people read it. */
  readonly card_good_qty: number
  readonly card_scrap_qty: number
}

/** One record of scrap with all that follows from it: figures, card, material, audit. The card is locked. */
export async function bookScrap(
  order: OrderToScrap,
  booking: ScrapBooking,
  from: ScrapOrigin & { context: Booker & Pick<CallContext, 'audit'> },
): Promise<BookedScrapRow> {
  const { db, session, now, audit } = from.context
  const { machine_id, card_no, p_order } = order
  const { reason, scrap_qty } = booking
  const { takes_back } = from
  const { day, shift } = await dayOf(db, machine_id, from.trans_time)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into scrap_transaction (machine_id, card_no, p_order, part_no, op_number, tool_id, scrap_reason, scrap_qty,
      scrap_cost, reduces_good, source, employee, scrap_text, erp_scrap_code, trans_time, day, shift,
      erp_status, booked_at, booked_by, takes_back)
    values (${machine_id}, ${card_no}, ${p_order}, ${order.part_no}, ${order.op_number}, ${order.tool_id},
      ${reason.code}, ${scrap_qty}, ${booking.scrap_cost}, ${booking.reduces_good}, ${from.source}, ${from.employee},
      ${booking.scrap_text}, ${erpScrapCode(reason)}, ${new Date(from.trans_time).toISOString()}, ${day}, ${shift},
      ${order.in_erp ? 'W' : 'N'}, ${new Date(now).toISOString()}, ${session.username},
      ${takes_back ?? null})
    returning record_no`)
  if (order.in_erp) {
    const record_time = from.trans_time
    await tellErp(db, { subject: 'scrap_transaction', record_no, record_time, machine_id, card_no, now })
  }
  const { reducing_scrap_qty, scrap_oee_qty } = booking
  await addBooking(
    db,
    { machine_id, card_no, p_order, at: from.trans_time },
    { scrap_qty, reducing_scrap_qty, scrap_oee_qty },
  )
  if (reason.adjust_materials === 1) await adjustMaterials(order, booking, from)
  const card = await cardQuantities(db, card_no)
  audit({
    what: did(from),
    key: `${card_no}/${record_no}`,
    before: { card_good_qty: order.card_good_qty, card_scrap_qty: order.card_scrap_qty },
    after: {
      scrap_qty,
      scrap_reason: reason.code,
      erp_scrap_code: erpScrapCode(reason),
      employee: from.employee,
      ...card,
      ...(takes_back !== undefined && { takes_back }),
    },
  })
  return { record_no, ...card, card_good_qty: shownGood(card.card_good_qty) }
}

function did({ source, takes_back }: ScrapOrigin): string {
  if (takes_back !== undefined) return 'scrap.taken-back'
  return source === 'adjustment' ? 'scrap.adjusted' : 'scrap.reported'
}

async function adjustMaterials(
  order: OrderToScrap,
  { reason, scrap_qty }: ScrapBooking,
  from: ScrapOrigin & { context: Booker },
): Promise<void> {
  const lines = await materialRows(from.context.db, order)
  for (const { material, quantity } of scrapMaterial(scrap_qty, order.unit, lines)) {
    const { trans_time } = from
    const booked = { material, quantity, scrap_reason: reason.code, reporting_source: 'scrap', trans_time } as const
    await bookMaterial(from.context, order, booked)
  }
}

export function cardQuantities(db: CompanyDb, card_no: string): Promise<Omit<BookedScrapRow, 'record_no'>> {
  return db.one(sql`select good_qty as card_good_qty, scrap_qty as card_scrap_qty from card where card_no = ${card_no}`)
}

/** What stands booked per reason of an order on a machine. */
export async function bookedPerReason(
  db: CompanyDb,
  { machine_id, card_no }: { machine_id: string; card_no: string },
): Promise<Map<string, number>> {
  const rows = await db.many<{ scrap_reason: string; scrap_qty: number }>(sql`
    select scrap_reason, sum(scrap_qty) as scrap_qty from scrap_transaction
    where card_no = ${card_no} and machine_id = ${machine_id}
    group by scrap_reason having sum(scrap_qty) <> 0 order by scrap_reason`)
  return new Map(rows.map(({ scrap_reason, scrap_qty }) => [scrap_reason, scrap_qty]))
}
