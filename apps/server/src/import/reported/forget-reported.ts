import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

const KEPT_DAYS = 90

/**
 * What became of a machine's words is asked for weeks, not years; bookings and runs say it for ever. The last order and
 * the last tool of a machine stay: said again, they would otherwise be taken for new ones.
 */
export async function forgetReported(db: CompanyDb, now: number): Promise<void> {
  await db.run(sql`
    delete from reported_signal r
    where r.last_at < ${new Date(now - KEPT_DAYS * 86_400_000).toISOString()}
      and (r.kind = 'scrap' or exists (select from reported_signal later
        where later.machine_id = r.machine_id and later.kind = r.kind and later.outcome <> 'overtaken'
          and (later.last_at, later.record_no) > (r.last_at, r.record_no)))`)
}
