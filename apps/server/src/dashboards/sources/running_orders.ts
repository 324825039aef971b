import { sql } from '../../ground/db/sql.ts'
import { shownGood, shownRemaining } from '../../orders/shown-good.ts'
import { defineDataSource } from './define-data-source.ts'

export const runningOrders = defineDataSource({
  kind: 'running_orders',
  rows: ({ db, machine_ids }) =>
    db.many<Record<string, unknown>>(sql`
      select r.p_order as record_no, r.machine_id, c.work_order_no, c.card_no, c.part_no, p.part_description,
        c.op_number, c.planned_op_qty, ${shownGood} as card_good_qty, ${shownRemaining} as remaining_qty,
        (select coalesce(sum(f.cycles), 0) from run_figures f where f.machine_id = r.machine_id and f.p_order = r.p_order)
          as cycles, r.start_time, c.planned_start_time
      from order_run r
        join card c on c.card_no = r.card_no
        join part p on p.part_no = c.part_no and p.op_number = c.op_number
      where r.end_time is null and (${machine_ids.length === 0} or r.machine_id = any (${machine_ids as string[]}))
      order by r.machine_id, r.start_time`),
})
