import type { Language } from '@takt/domain/ground/languages.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { reasonColour, reasonWords } from '../machines/reason-words.ts'

/** People know orders and names; stops keep cards and numbers. `namesOfStop` joins what `stopNames` reads. */
export const stopNames: Sql = sql`coalesce(o.work_order_no, '') as work_order_no,
  coalesce(op.part_description, '') as part_description, coalesce(e.employee_name, '') as employee_name`
export const namesOfStop: Sql = sql`left join card o on o.card_no = s.belongs_to_order
  left join part op on op.part_no = o.part_no and op.op_number = o.op_number
  left join employee e on e.employee_number = s.employee`

/** Stops as the wire shows them, newest first. */
export async function stopRows(
  db: CompanyDb,
  which: { where: Sql; language: Language; now: number; limit?: number },
): Promise<Stop[]> {
  const now = new Date(which.now).toISOString()
  return await db
    .many<Stop>(sql`
    select s.machine_id, s.stop, s.stop_reason,
      ${reasonWords(which.language)} as stop_description,
      ${reasonColour} as stop_reason_color,
      s.shift, s.start_time, coalesce(s.end_time::text, '') as end_time,
      extract(epoch from greatest(coalesce(s.end_time, ${now}) - s.start_time, '0'))::int as duration_seconds,
      s.note, s.employee, s.coded_automatically, s.continues, s.belongs_to_order, ${stopNames}
    from stop s left join stop_code c on c.stop_code = s.stop_reason ${namesOfStop}
    where ${which.where}
    order by s.start_time desc, s.stop desc
    limit ${which.limit ?? 500}`)
    .then((rows) =>
      rows.map((row) => ({ ...row, end_time: row.end_time === '' ? '' : new Date(row.end_time).toISOString() })),
    )
}

/** As long as the machines' counter of uncoded stops looks back. Said as text, so that the index of uncoded stops fits. */
export function uncodedSince(now: number): Sql {
  return sql`s.stop_reason = '-' and s.start_time > ${new Date(now).toISOString()}::timestamptz - interval '31 days'`
}

/** No stop is longer than its plant day, the long one of autumn included: so many hours before, none can begin. */
const LONGEST_HOURS = 25

/** Stops that have a part in the period. */
export function touching({ from, to }: { from: number; to: number }): Sql {
  const iso = (at: number) => new Date(at).toISOString()
  return sql`s.start_time >= ${iso(from - LONGEST_HOURS * 3_600_000)} and s.start_time < ${iso(to)}
    and (s.end_time is null or s.end_time > ${iso(from)})`
}
