import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/**
 * That a list of people was read, in the transaction that read it. A page that is left open loads its list over and over:
 * of one session the trail tells it once an hour.
 */
export async function noteReading(db: CompanyDb, list: string): Promise<void> {
  await db.run(sql`
    insert into audit (what, key) select 'people.read', ${list}
    where not exists (select from audit where what = 'people.read' and key = ${list}
      and session = current_setting('app.session') and at > takt_now() - interval '1 hour')`)
}
