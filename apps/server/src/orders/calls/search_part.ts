import type { RowOf } from '@takt/contract/define-procedure.ts'
import { searchPart } from '@takt/contract/procedures/search_part.ts'
import { plannedSpeed } from '@takt/domain/orders/planned-time.ts'
import { toDecimals } from '@takt/domain/statistics/decimals.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

const MOST_ARTICLES = 500

type Article = RowOf<typeof searchPart>

export default handle(searchPart, async ({ machine_id, search }, { db }) => {
  const wanted = search.trim().toLowerCase()
  const rows = await db.many<Omit<Article, 'planned_speed' | 'record_no'>>(sql`
    select p.part_no || ' ' || p.op_number || ' ' || p.part_description as search_field, p.part_no, p.op_number as op_no,
      p.op_name, p.part_description, p.tool_id, p.quantity_per_cycle, p.planned_setup_time, p.planned_unit_time,
      p.capacity_factor, p.yearly_qty, p.unit, p.integer_unit
    from machine m join part p on p.machine_id_only in ('', m.machine_id)
    where m.machine_id = ${machine_id}
      and (${wanted} = '' or strpos(lower(p.part_no || ' ' || p.op_number || ' ' || p.part_description), ${wanted}) > 0)
    order by p.part_no, p.op_number
    limit ${MOST_ARTICLES}`)
  return rows.map((row, index) => ({
    ...row,
    record_no: index + 1,
    planned_speed: toDecimals(plannedSpeed(row), 1),
  }))
})
