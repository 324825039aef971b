import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { CardRow } from '../machines/booking/cards.ts'

export interface OrderToReport {
  readonly card_good_qty: number
  readonly planned_op_qty: number
  readonly integer_unit: 0 | 1
  readonly unit_ms: number
  readonly start_time: number
}

/** What a report of good pieces has to know of a locked card; one that does not run yet begins with the report. */
export async function orderToReport(db: CompanyDb, card: CardRow, at: number): Promise<OrderToReport> {
  const row = await db.one<{ integer_unit: 0 | 1; unit_ms: number; start_time: string | null }>(sql`
    select p.integer_unit, coalesce(r.planned_unit_time, p.planned_unit_time) * 1000 as unit_ms, r.start_time
    from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join order_run r on r.p_order = ${card.p_order}
    where c.card_no = ${card.card_no}`)
  return {
    ...row,
    card_good_qty: card.good_qty,
    planned_op_qty: card.planned_op_qty,
    start_time: row.start_time === null ? at : Date.parse(row.start_time),
  }
}
