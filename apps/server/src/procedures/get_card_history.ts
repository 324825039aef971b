import { getCardHistory } from '@takt/contract/procedures/get_card_history.ts'
import type { CardFigures } from '@takt/domain/model/order-details.ts'
import { orderFigures, type RunSums } from '@takt/domain/orders/order-figures.ts'
import { plannedSeconds } from '@takt/domain/orders/planned-time.ts'
import { sql } from '../db/sql.ts'
import { runSums } from '../orders/run-sums.ts'
import { handle } from './handle.ts'

const MOST_DAYS = 400
const MOST_CARDS = 20_000

type CardRow = Pick<
  CardFigures,
  | 'machine_id'
  | 'card_no'
  | 'work_order_no'
  | 'part_no'
  | 'part_description'
  | 'op_number'
  | 'tool_id'
  | 'start_date'
  | 'stop_date'
  | 'planned_qty'
  | 'planned_unit_time'
> & { readonly capacity_factor: number } & RunSums

/** Machine by machine, since the index of ended runs begins with the machine. */
export default handle(getCardHistory, async ({ start_time, end_time }, { db }) => {
  if (Date.parse(end_time) - Date.parse(start_time) > MOST_DAYS * 86_400_000) {
    return { refusal: 'card-history-too-long', values: { days: MOST_DAYS } }
  }
  const rows = await db.many<CardRow>(sql`
    with ended as (
      select r.machine_id, r.card_no, r.p_order, r.start_time, r.end_time, r.tool_id
      from machine m cross join lateral (
        select * from order_run x where x.machine_id = m.machine_id and x.end_time >= ${start_time}
          and x.end_time < ${end_time}
      ) r
    ), cards as (
      select e.machine_id, e.card_no, array_agg(distinct e.p_order) as runs, min(e.start_time) as start_date,
        max(e.end_time) as stop_date, max(e.tool_id) as tool_id
      from ended e group by e.machine_id, e.card_no
      order by stop_date desc, e.card_no limit ${MOST_CARDS}
    )
    select k.machine_id, k.card_no, c.work_order_no, c.part_no, p.part_description, c.op_number,
      coalesce(nullif(k.tool_id, ''), p.tool_id) as tool_id, k.start_date, k.stop_date, c.planned_op_qty as planned_qty,
      p.planned_unit_time, p.capacity_factor, s.*
    from cards k
      join card c on c.card_no = k.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      cross join lateral (select ${runSums} from run_figures f
        where f.machine_id = k.machine_id and f.p_order = any (k.runs)) s
    order by k.stop_date desc, k.card_no`)
  return rows.map((row) => ({
    ...row,
    ...orderFigures(row),
    planned_total_time_seconds: plannedSeconds(row.planned_qty, row),
  }))
})
