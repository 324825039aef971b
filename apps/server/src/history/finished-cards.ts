import type { CardFigures } from '@takt/domain/orders/model/order-details.ts'
import { orderFigures, type RunSums } from '@takt/domain/orders/order-figures.ts'
import { plannedSeconds } from '@takt/domain/orders/planned-time.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { runSums } from '../orders/run-sums.ts'

interface MachineOfCard {
  readonly unit: string
  readonly machine_description: string
  readonly zone_description: string
  readonly category: string
  readonly department_description: string
}

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
> & { readonly capacity_factor: number } & MachineOfCard &
  RunSums

/** `cards`: a query of machine_id, card_no, runs, start_date, stop_date and tool_id. Newest first. */
export async function figuresOfCards(db: CompanyDb, cards: Sql): Promise<(CardFigures & MachineOfCard)[]> {
  const rows = await db.many<CardRow>(sql`
    with cards as (${cards})
    select k.machine_id, k.card_no, c.work_order_no, c.part_no, p.part_description, p.unit, c.op_number,
      coalesce(nullif(k.tool_id, ''), p.tool_id) as tool_id, k.start_date, k.stop_date, c.planned_op_qty as planned_qty,
      p.planned_unit_time, p.capacity_factor, m.machine_description, m.category, z.description as zone_description,
      d.description as department_description, s.*
    from cards k
      join card c on c.card_no = k.card_no
      join part p on p.part_no = c.part_no and p.op_number = c.op_number
      join machine m on m.machine_id = k.machine_id
      join zone z on z.code = m.zone
      join department d on d.code = m.department
      cross join lateral (select ${runSums} from run_figures f
        where f.machine_id = k.machine_id and f.p_order = any (k.runs)) s
    order by k.stop_date desc, k.card_no`)
  return rows.map((row) => ({
    ...row,
    ...orderFigures(row),
    planned_total_time_seconds: plannedSeconds(row.planned_qty, row),
  }))
}
