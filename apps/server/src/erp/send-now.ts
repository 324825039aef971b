import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { linkOf } from './link.ts'

/** Ends the pause after failed tries. Null: the link is switched off, and nothing is sent. */
export async function sendNow(db: CompanyDb, now: number): Promise<{ waiting: number; tried_again: number } | null> {
  const { enabled } = await linkOf(db)
  if (!enabled) return null
  await db.run(sql`update erp_link set next_try = 'epoch'`)
  const due = await db.many(sql`
    update erp_message set next_attempt = ${new Date(now).toISOString()}
    where status in ('W', 'F') and attempts > 0 and next_attempt is not null returning 1`)
  const { waiting } = await db.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from erp_message where status = 'W'`,
  )
  return { waiting, tried_again: due.length }
}
