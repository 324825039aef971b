import type { Stop } from '@takt/domain/model/stop.ts'
import type { Language } from '@takt/texts/define-texts.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { type Sql, sql } from '../db/sql.ts'

/** Stops as the wire shows them, newest first. */
export async function stopRows(
  db: CompanyDb,
  which: { where: Sql; language: Language; now: number; limit?: number },
): Promise<Stop[]> {
  const now = new Date(which.now).toISOString()
  return await db
    .many<Stop>(sql`
    select s.machine_id, s.stop, s.stop_reason,
      coalesce(case when ${which.language} = 'sv' and c.description_sv <> '' then c.description_sv else c.stop_description end, '')
        as stop_description,
      coalesce(c.stop_reason_color, 'Automatic') as stop_reason_color,
      s.shift, s.start_time, coalesce(s.end_time::text, '') as end_time,
      extract(epoch from greatest(coalesce(s.end_time, ${now}) - s.start_time, '0'))::int as duration_seconds,
      s.note, s.employee, s.coded_automatically, s.belongs_to_order
    from stop s left join stop_code c on c.stop_code = s.stop_reason
    where ${which.where}
    order by s.start_time desc, s.stop desc
    limit ${which.limit ?? 500}`)
    .then((rows) =>
      rows.map((row) => ({ ...row, end_time: row.end_time === '' ? '' : new Date(row.end_time).toISOString() })),
    )
}
