import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

export interface CardRow {
  readonly card_no: string
  readonly machine_id: string
  readonly work_order_no: string
  readonly op_number: string
  readonly status: 'planned' | 'running' | 'finished'
  readonly cancelled: 0 | 1
  readonly in_erp: boolean
  readonly planned_op_qty: number
  readonly good_qty: number
  readonly scrap_qty: number
  readonly unit_qty: number
  /** Of its part. */
  readonly tool_id: string
  readonly quantity_per_cycle: number
  readonly program_id: string
  /** Why its Euromap program is blocked at the machine; null while it is free. */
  readonly lock_comment: string | null
  readonly running: boolean
  readonly has_run: boolean
  /** The open run, 0 without one. */
  readonly p_order: number
}

/** The card, locked: of two who change it at once the second one sees what the first one did. Lock its machine before. */
export async function lockCard(db: CompanyDb, card_no: string): Promise<CardRow | null> {
  const locked = await db.maybe(sql`select card_no from card where card_no = ${card_no} for update`)
  if (!locked) return null
  // Read after the lock: a statement that waited for it would still show the runs of before.
  return await db.maybe<CardRow>(sql`
    select c.card_no, c.machine_id, c.work_order_no, c.op_number, c.status, c.cancelled, c.in_erp, c.planned_op_qty,
      c.good_qty, c.scrap_qty, c.unit_qty, c.program_id, e.lock_comment, p.tool_id, p.quantity_per_cycle, r.p_order is not null as running,
      coalesce(r.p_order, 0) as p_order, exists (select from order_run x where x.card_no = c.card_no) as has_run
    from card c
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join euromap_program e on e.machine_id = c.machine_id and e.program_id = c.program_id and e.locked = 1
      left join order_run r on r.card_no = c.card_no and r.machine_id = c.machine_id and r.end_time is null
    where c.card_no = ${card_no}`)
}

/** The list a card was chosen from names it twice; a wrong pair is a stale screen. */
export function isRecordOf(card_no: string, record_no1: string): boolean {
  return record_no1 === '' || record_no1 === card_no
}
