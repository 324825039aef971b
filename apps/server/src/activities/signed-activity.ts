import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** What is signed of an activity: what was done, found and judged. Who did it stands in the signature, and is no part of it. */
export async function signedActivity(db: CompanyDb, record: string): Promise<string | null> {
  const row = await db.maybe<{ content: string }>(sql`
    select jsonb_build_object('machine_id', machine_id, 'action_id', action_id, 'status', status, 'card_no', card_no,
      'finished', extract(epoch from finished_date), 'certified', extract(epoch from certified_date), 'number', number,
      'note', note, 'comment', certify_comment,
      'answers', (select coalesce(jsonb_agg(jsonb_build_array(row_no, entered_value, exception_note) order by row_no), '[]')
        from activity_answer w where w.record_no = a.record_no))::text as content
    from internal_activity a where record_no = ${Number(record)}`)
  return row?.content ?? null
}
