import { getPartInfo } from '@takt/contract/orders/get_part_info.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** An order that was started in the period goes on or ended after its beginning: what the indexes of runs know. */
export default handle(getPartInfo, async (input, { db }) => {
  const { start_date, stop_date } = input
  return await db.many(sql`
    select c.part_no, c.op_number as op_no, r.machine_id, r.card_no, c.work_order_no, r.p_order, r.start_time
    from machine m
      cross join lateral (
        select x.* from order_run x where x.machine_id = m.machine_id and x.end_time is null
        union all
        select x.* from order_run x where x.machine_id = m.machine_id and x.end_time >= ${start_date}
      ) r
      join card c on c.card_no = r.card_no
    where r.start_time >= ${start_date} and r.start_time <= ${stop_date}
      and c.part_no between ${input.part_no_from} and ${input.part_no_to}
      and c.op_number between ${input.op_no_from} and ${input.op_no_to}
    order by r.start_time desc, r.p_order desc
    limit ${input.number_of_orders_back}`)
})
