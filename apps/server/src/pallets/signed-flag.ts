import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** What is signed of a pallet: what is on it. */
export async function signedFlag(db: CompanyDb, record: string): Promise<string | null> {
  const row = await db.maybe<{ content: string }>(sql`
    select jsonb_build_object('card_no', card_no, 'erp_id', erp_id, 'qty', qty, 'type', flag_type, 'status', status,
      'confirmed', extract(epoch from confirmed))::text as content
    from pallet_flag where record_no = ${Number(record)}`)
  return row?.content ?? null
}
