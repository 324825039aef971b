import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import { leftToMake } from '@takt/domain/orders/left-to-make.ts'
import type { PlannedOrder } from '@takt/domain/orders/model/planned-order.ts'
import { plannedSpeed, remainingHours } from '@takt/domain/orders/planned-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { shownGood } from './shown-good.ts'

/** More than a machine is ever planned for; over all machines the next ones. */
const MOST_PLANNED = 2000

type PlannedRow = Omit<
  PlannedOrder,
  'unit_qty' | 'planned_speed' | 'remaining_qty' | 'op_total_remaining_time_hours'
> & {
  readonly unit_qty: number
}

/** The plan by planned start. Empty machine_ids: of every machine the user may see. */
export async function plannedOrders(
  db: CompanyDb,
  which: { machine_ids: readonly string[]; card_no?: string; rework?: boolean },
): Promise<PlannedOrder[]> {
  // Two statements, not one with "or": the plan for all machines would read every card for one of them.
  const { machine_ids, card_no } = which
  const ofMachines = machine_ids.length === 0 ? sql`true` : sql`c.machine_id = any (${machine_ids as string[]})`
  const rework = which.rework ? sql`c.rework = 1` : sql`true`
  const ofCard = card_no === undefined ? sql`true` : sql`c.card_no = ${card_no}`
  const rows = await db.many<PlannedRow>(sql`
    select c.card_no as record_no1, c.machine_id as machine_id1, c.card_no, c.work_order_no, c.order_no, c.part_no,
      p.part_description, p.part_type_id, c.op_number, p.op_name, p.tool_id, c.prev_op_card_no, c.cancelled,
      case when exists (select from order_run r where r.card_no = c.card_no) then 0 else 1 end as p_order,
      c.unit_qty, p.unit, c.planned_op_qty, ${shownGood} as card_good_qty, p.quantity_per_cycle, c.planned_start_time,
      p.planned_setup_time, p.planned_unit_time, p.capacity_factor, c.print_prepared, c.material_prepared,
      c.tools_prepared, c.peripheral_equipment_prepared, c.other_info_8, c.program_id,
      coalesce(e.locked, 0) as locked, coalesce(e.lock_comment, '') as lock_comment
    from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
      left join euromap_program e on e.machine_id = c.machine_id and e.program_id = c.program_id
    where c.status = 'planned' and ${ofMachines} and ${ofCard} and ${rework}
      and not exists (select from order_run r where r.card_no = c.card_no and r.end_time is null)
    order by c.planned_start_time, c.card_no
    limit ${MOST_PLANNED}`)
  return rows.map((row) => {
    const remaining_qty = Math.max(leftToMake(row), 0)
    const hours = row.cancelled === 1 ? 0 : remainingHours({ ...row, remaining_qty, started: row.p_order === 0 })
    return {
      ...row,
      unit_qty: String(row.unit_qty),
      remaining_qty,
      planned_speed: toDecimals(plannedSpeed(row), 1),
      op_total_remaining_time_hours: toDecimals(hours, 2),
    }
  })
}
