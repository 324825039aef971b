import { UNPLANNED } from '@takt/domain/calendar/calendar.ts'
import type { OeeSums } from '@takt/domain/oee/oee.ts'
import { type Sql, sql } from '../db/sql.ts'
import { openTimes } from '../history/open-time.ts'
import type { OrderedAsked } from './define-ordered-report.ts'

export interface ShiftSums extends OeeSums {
  readonly day: string
  readonly machine_id: string
  /** 0 where shifts are added up. */
  readonly shift: number
  readonly good_qty: number
  readonly scrap_qty: number
}

/** Figures in planned time, per machine and day or per shift of it, oldest first; what goes on right now is added. */
export async function shiftSums(
  { db, machine_ids, days, now }: OrderedAsked,
  by: 'day' | 'shift',
  limit: number,
): Promise<ShiftSums[]> {
  const shift: Sql = by === 'shift' ? sql`shift` : sql`0`
  const kept = await db.many<ShiftSums>(sql`
    select day, machine_id, ${shift} as shift, sum(run_ms)::float8 as run_ms, sum(stop_ms)::float8 as stop_ms,
      sum(micro_ms)::float8 as micro_ms,
      sum(counted_ideal_ms + reported_ideal_ms)::float8 as ideal_ms, sum(counted_qty + reported_qty)::float8 as pieces,
      sum(scrap_oee_qty)::float8 as scrap_oee, sum(scrap_qty)::float8 as scrap_qty,
      sum(counted_qty + reported_qty - reducing_scrap_qty)::float8 as good_qty
    from shift_figures
    where machine_id = any (${machine_ids as string[]}) and day between ${days.from} and ${days.to}
      and shift <> ${UNPLANNED}
    group by 1, 2, 3 order by 1, 2, 3 limit ${limit}`)
  const open = (await openTimes(db, { machine_ids, now })).filter(({ shift }) => shift !== UNPLANNED)
  return kept.map((row) => {
    const going = open.find(
      (one) => one.machine_id === row.machine_id && one.day === row.day && (by === 'day' || one.shift === row.shift),
    )
    if (!going) return row
    const { run_ms, stop_ms, micro_ms } = going
    return { ...row, run_ms: row.run_ms + run_ms, stop_ms: row.stop_ms + stop_ms, micro_ms: row.micro_ms + micro_ms }
  })
}
