import { getRunningOrders } from '@takt/contract/procedures/get_running_orders.ts'
import type { RunningOrder } from '@takt/domain/model/order.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getRunningOrders, ({ machine_id }, { db }) =>
  db.many<RunningOrder>(sql`
    select r.p_order as record_no, r.p_order, r.machine_id, c.work_order_no, c.card_no, c.part_no, p.part_description,
      c.op_number as op_no, p.op_name, p.tool_id, 'Running' as status, c.planned_op_qty, c.good_qty as card_good_qty,
      c.planned_op_qty - c.good_qty as remaining_qty, p.quantity_per_cycle, p.planned_setup_time, p.planned_unit_time,
      case when p.planned_unit_time > 0 then round(3600 / p.planned_unit_time, 1) else 0 end as planned_speed,
      p.capacity_factor, p.integer_unit, p.unit, r.start_time
    from order_run r
      join card c on c.card_no = r.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
    where r.machine_id = ${machine_id} and r.end_time is null
    order by r.start_time, r.p_order`),
)
