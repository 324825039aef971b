import type { GoodBooking } from '@takt/domain/orders/report-good.ts'
import { tellErp } from '../erp/outbox.ts'
import type { CallContext } from '../ground/call/handle.ts'
import { sql } from '../ground/db/sql.ts'
import { addBooking, dayOf } from '../machines/booking/book.ts'
import type { CardRow } from '../machines/booking/cards.ts'

interface GoodPieces {
  /** Locked; its p_order is the run they belong to. */
  readonly card: Pick<CardRow, 'card_no' | 'machine_id' | 'in_erp' | 'good_qty' | 'p_order'>
  readonly booking: Omit<GoodBooking, 'remaining_qty'>
  /** Milliseconds that one piece is planned to take. */
  readonly unit_ms: number
  readonly employee: string
  readonly note: string
  /** The report that this is a counter-booking of. */
  readonly takes_back?: number
}

/** Good pieces of an order: the transaction, the figures and what the ERP is told. Answers the record's number. */
export async function bookGood(
  { db, session, now, audit }: Pick<CallContext, 'db' | 'session' | 'now' | 'audit'>,
  { card, booking, unit_ms, employee, note, takes_back }: GoodPieces,
): Promise<number> {
  const { machine_id, card_no, p_order } = card
  const { good_qty, trans_time, card_good_qty } = booking
  const { day, shift } = await dayOf(db, machine_id, trans_time)
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into good_transaction (machine_id, card_no, p_order, good_qty, employee, trans_time, day, shift, note,
      erp_status, booked_at, booked_by, takes_back)
    values (${machine_id}, ${card_no}, ${p_order}, ${good_qty}, ${employee}, ${new Date(trans_time).toISOString()},
      ${day}, ${shift}, ${note}, ${card.in_erp ? 'W' : 'N'}, ${new Date(now).toISOString()}, ${session.username},
      ${takes_back ?? null})
    returning record_no`)
  if (card.in_erp) {
    await tellErp(db, { subject: 'balthzar_transaction', record_no, record_time: trans_time, machine_id, card_no, now })
  }
  await addBooking(
    db,
    { machine_id, card_no, p_order, at: trans_time },
    { reported_qty: good_qty, reported_ideal_ms: good_qty * unit_ms },
  )
  audit({
    what: takes_back === undefined ? 'good.reported' : 'good.taken-back',
    key: `${card_no}/${record_no}`,
    before: { card_good_qty: card.good_qty },
    after: { good_qty, card_good_qty, employee, ...(takes_back !== undefined && { takes_back }) },
  })
  return record_no
}
