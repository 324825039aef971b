import { getCombinedMaterials } from '@takt/contract/materials/get_combined_materials.ts'
import type { CombinedMaterial } from '@takt/domain/materials/model/material.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { materialUse } from '../material-rows.ts'

const MOST_ORDERS = 500

/** A running order comes before the planned ones: it is the one that material is ordered for. */
export default handle(
  getCombinedMaterials,
  async ({ machine_id }, { db }) =>
    await db.many<CombinedMaterial>(sql`
      with orders as (
        select r.card_no, 0 as rank, r.start_time as at from order_run r
        where r.machine_id = ${machine_id} and r.end_time is null
        union
        (select c.card_no, 1, c.planned_start_time from card c
         where c.machine_id = ${machine_id} and c.status = 'planned' and c.cancelled = 0
           and not exists (select from order_run r where r.card_no = c.card_no and r.end_time is null)
         order by c.planned_start_time limit ${MOST_ORDERS})
      ), lines as (
        select l.material_no, l.planned_qty, ${materialUse} as used, o.card_no, o.rank, o.at
        from orders o join card c on c.card_no = o.card_no
          join card_material l on l.card_no = o.card_no
          left join lateral (
            select sum(x.quantity) as quantity from material_transaction x
            where x.card_no = l.card_no and x.material_no = l.material_no
              and x.reporting_source not in ('scrap', 'order', 'give-back')
          ) t on true
      )
      select m.material_no, m.material_desc, m.material_unit as unit, sum(l.planned_qty) as planned,
        sum(l.used) as used, m.material_balance as balance, count(distinct l.card_no)::int as orders,
        (array_agg(l.card_no order by l.rank, l.at))[1] as card_no
      from lines l join material m on m.material_no = l.material_no
      group by m.material_no, m.material_desc, m.material_unit, m.material_balance
      order by m.material_no limit 500`),
)
