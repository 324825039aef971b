import { getScrapOutsideQuality } from '@takt/contract/scrap/get_scrap_outside_quality.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { ScrapOutsideQuality } from '@takt/domain/scrap/model/scrap-outside-quality.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { askedDays } from '../../machines/asked/asked-days.ts'
import { placeMachines } from '../../machines/asked/place-machines.ts'
import { kept } from '../../machines/kept-figures.ts'

/** Of the kept sums of orders, which say the unit; all scrap is of one. */
export default handle(getScrapOutsideQuality, async (input, { db, session }) => {
  const days = askedDays(input, session.time_zone)
  if (days === null || isRefusal(days)) return days ?? []
  const machine_ids = await placeMachines(db, input, days.start)
  const { planned } = kept('f')
  return await db.many<ScrapOutsideQuality>(sql`
    select unit, scrap_qty::float8 as scrap_qty, (scrap_qty - counted_qty)::float8 as left_out_qty
    from (
      select coalesce(p.unit, '') as unit, sum(f.scrap_qty) as scrap_qty,
        coalesce(sum(f.scrap_oee_qty) ${planned}, 0) as counted_qty
      from run_figures f
        join order_run r on r.p_order = f.p_order
        left join card c on c.card_no = r.card_no
        left join part p on p.part_no = c.part_no and p.op_number = c.op_number
      where f.machine_id = any (${machine_ids as string[]}) and f.day between ${days.start} and ${days.end}
        and f.shift = coalesce(${input.shift ?? null}, f.shift)
      group by 1) x
    where scrap_qty <> counted_qty
    order by scrap_qty desc, unit`)
})
