import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { OeeSums } from '@takt/domain/machines/oee/oee.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { kept } from '../../machines/kept-figures.ts'
import { openTimes } from '../../machines/open-time.ts'
import type { OrderedAsked } from './define-ordered-report.ts'

export interface ShiftSums extends OeeSums {
  readonly day: string
  readonly machine_id: string
  /** 0 where shifts are added up. */
  readonly shift: number
  /** Of all time, as the quantities; the sums of the OEE are of planned time. */
  readonly whole_run_ms: number
  readonly good_qty: number
  readonly scrap_qty: number
}

/** Figures per machine and day, or per planned shift of it, oldest first; what goes on right now is added. */
export async function shiftSums(
  { db, machine_ids, days, now }: Pick<OrderedAsked, 'db' | 'machine_ids' | 'days' | 'now'>,
  by: 'day' | 'shift',
  limit: number,
): Promise<ShiftSums[]> {
  const shift: Sql = by === 'shift' ? sql`shift` : sql`0`
  const { pieces, good, ideal_ms, planned } = kept('shift_figures')
  const ofShifts: Sql = by === 'shift' ? sql`shift <> ${UNPLANNED}` : sql`true`
  const rows = await db.many<ShiftSums>(sql`
    select day, machine_id, ${shift} as shift, coalesce(sum(run_ms) ${planned}, 0)::float8 as run_ms,
      sum(run_ms)::float8 as whole_run_ms, coalesce(sum(stop_ms) ${planned}, 0)::float8 as stop_ms,
      coalesce(sum(micro_ms) ${planned}, 0)::float8 as micro_ms,
      coalesce(sum(${ideal_ms}) ${planned}, 0)::float8 as ideal_ms,
      coalesce(sum(${pieces}) ${planned}, 0)::float8 as pieces,
      coalesce(sum(scrap_oee_qty) ${planned}, 0)::float8 as scrap_oee, sum(scrap_qty)::float8 as scrap_qty,
      sum(${good})::float8 as good_qty
    from shift_figures
    where machine_id = any (${machine_ids as string[]}) and day between ${days.from} and ${days.to} and ${ofShifts}
    group by 1, 2, 3
    having bool_or(shift <> ${UNPLANNED}) or sum(run_ms) > 0 or sum(${good}) <> 0 or sum(scrap_qty) <> 0
    order by 1, 2, 3 limit ${limit}`)
  const open = await openTimes(db, { machine_ids, now })
  return rows.map((row) => {
    const going = open.find(
      (one) => one.machine_id === row.machine_id && one.day === row.day && (by === 'day' || one.shift === row.shift),
    )
    if (!going) return row
    const whole_run_ms = row.whole_run_ms + going.run_ms
    if (going.shift === UNPLANNED) return { ...row, whole_run_ms }
    const { run_ms, stop_ms, micro_ms } = going
    return {
      ...row,
      whole_run_ms,
      run_ms: row.run_ms + run_ms,
      stop_ms: row.stop_ms + stop_ms,
      micro_ms: row.micro_ms + micro_ms,
    }
  })
}
