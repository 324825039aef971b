import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/**
 * What is signed of a hand-over: which shift, the figures, and the digest of what people wrote. When somebody is erased the
 * words are covered and no longer fit their digest, which then stands for what was signed.
 */
export async function signedHandover(db: CompanyDb, record: string): Promise<string | null> {
  const row = await db.maybe<{ content: string }>(sql`
    select jsonb_build_object('place_type', place_type, 'place', place, 'day', day, 'shift', shift, 'part', part,
      'from', extract(epoch from start_time), 'to', extract(epoch from end_time), 'machines', machines, 'figures', figures,
      'words', case when covered_at is null then encode(sha256(convert_to(words::text, 'UTF8')), 'hex') else words_digest end,
      'handed_over', extract(epoch from handed_over_at))::text as content
    from shift_handover where handover_no = ${Number(record)}`)
  return row?.content ?? null
}
