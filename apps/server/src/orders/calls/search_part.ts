import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { searchPart } from '@takt/contract/orders/search_part.ts'
import { toDecimals } from '@takt/domain/ground/statistics/decimals.ts'
import { plannedSpeed } from '@takt/domain/orders/planned-time.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

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
