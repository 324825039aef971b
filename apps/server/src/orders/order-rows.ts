import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import type { Order } from '@takt/domain/orders/model/order.ts'
import { plannedSpeed } from '@takt/domain/orders/planned-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { shownGood, shownRemaining } from './shown-good.ts'

/** Runs of orders as the wire shows them. `where` speaks of the run as r and of its card as c. */
export async function orderRows(db: CompanyDb, which: { where: Sql; order: Sql; limit: number }): Promise<Order[]> {
  const rows = await db.many<Omit<Order, 'planned_speed' | 'end_time'> & { end_time: string | null }>(sql`
    select r.p_order as record_no, r.p_order, r.machine_id, c.work_order_no, c.order_no, c.card_no, c.prev_op_card_no,
      c.part_no, p.part_description, p.part_type_id, c.op_number as op_no, c.op_number, p.op_name,
      coalesce(nullif(r.tool_id, ''), p.tool_id) as tool_id,
      case when r.end_time is null then 'Running' when c.cancelled = 1 then 'Cancelled' else 'Finished' end as status,
      c.cancelled, c.planned_op_qty, c.planned_op_qty as order_qty, ${shownGood} as card_good_qty,
      c.scrap_qty as card_scrap_qty, ${shownRemaining} as remaining_qty, p.quantity_per_cycle,
      r.insatser as cycle_qty, p.planned_setup_time, p.planned_unit_time, p.capacity_factor, p.integer_unit, p.unit,
      r.start_time, r.end_time
    from order_run r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where ${which.where}
    order by ${which.order}
    limit ${which.limit}`)
  return rows.map((row) => ({
    ...row,
    end_time: row.end_time ?? '',
    planned_speed: toDecimals(plannedSpeed(row), 1),
  }))
}

/** The first started first: the one that a screen with room for one shows. */
export const firstStarted = sql`r.machine_id, r.start_time, r.p_order`
