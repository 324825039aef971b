import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** What is signed of a confirmed order: its quantities, as they are booked on the run. A later correction shows. */
export async function signedOrder(db: CompanyDb, record: string): Promise<string | null> {
  const row = await db.maybe<{ content: string }>(sql`
    select jsonb_build_object('card_no', o.card_no, 'p_order', o.p_order, 'quantity', o.quantity, 'booked', o.booked_qty,
      'at', extract(epoch from o.trans_time),
      'good', (select coalesce(sum(g.good_qty), 0) from good_transaction g where g.p_order = o.p_order),
      'scrap', (select coalesce(sum(s.scrap_qty), 0) from scrap_transaction s where s.p_order = o.p_order))::text as content
    from order_confirmation o where o.record_no = ${Number(record)}`)
  return row?.content ?? null
}

/** What is signed of a first piece: with which tool and setup the run was released, and when. */
export async function signedFirstPiece(db: CompanyDb, record: string): Promise<string | null> {
  const row = await db.maybe<{ content: string }>(sql`
    select jsonb_build_object('card_no', card_no, 'machine_id', machine_id, 'tool', tool_id, 'setup', setup_type, 'note', setup_note,
      'released', extract(epoch from first_piece_time))::text as content
    from order_run where p_order = ${Number(record)}`)
  return row?.content ?? null
}
