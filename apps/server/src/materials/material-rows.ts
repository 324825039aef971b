import type { Material } from '@takt/domain/materials/model/material.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

/**
 * A line is named by the material's own card, or by order and line where it has none or shares it with another line of
 * the order: a report that names two lines would be booked on the wrong material.
 */
export const materialLines = (of: Sql): Sql => sql`(
  select l.*, case when l.material_card_no <> '' and count(*) over (partition by l.card_no, l.material_card_no) = 1
      then l.material_card_no else l.card_no || '/' || l.line_no end as line_key
  from card_material l where ${of})`

/** What the pieces of card `c` hold of line `l`, and what was reported besides, `t`. */
export const materialUse: Sql = sql`round((c.good_qty + c.scrap_qty) * l.per_unit + coalesce(t.quantity, 0), 3)`

/**
 * The material lines of an order that is planned on a machine or was started there. Used is what all pieces hold, good
 * and scrap, and what was reported besides: the bookings of "adjust materials" (source scrap) are in the pieces already,
 * and what was ordered from the stores or brought back to them was never used.
 */
export function materialRows(
  db: CompanyDb,
  { machine_id, card_no }: { machine_id: string; card_no: string },
): Promise<Material[]> {
  return db.many<Material>(sql`
    select l.line_no as "lineNo", l.material_no as "materialNo", m.material_desc as "materialDesc",
      m.material_unit as "materialUnit", l.planned_qty as "materialPlannedQty", c.planned_op_qty as "plannedQty",
      l.per_unit as "materialPerUnit",
      ${materialUse} as "materialUsedQty", coalesce(t.scrapped, 0) as "materialScrapQty",
      m.material_balance as "materialBalance", l.lot as "materialLot", l.line_key as "materialCardNo"
    from ${materialLines(sql`l.card_no = ${card_no}`)} l
      join card c on c.card_no = l.card_no
      join material m on m.material_no = l.material_no
      left join lateral (
        select sum(x.quantity) as quantity, sum(x.quantity) filter (where x.scrap_reason <> '') as scrapped
        from material_transaction x
        where x.card_no = l.card_no and x.material_no = l.material_no and x.material_card_no = l.line_key
          and x.reporting_source not in ('scrap', 'order', 'give-back')
      ) t on true
    where c.machine_id = ${machine_id}
      or exists (select from order_run r where r.card_no = c.card_no and r.machine_id = ${machine_id})
    order by l.line_no limit 500`)
}
