import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

const SENT_KEPT_DAYS = 90
const GIVEN_UP_KEPT_DAYS = 365

/**
 * A mail that is in its recipient's box is kept for whoever asks whether it left; one that was given up for as long as
 * somebody may still send it again. What waits is never forgotten.
 */
export async function forgetMail(db: CompanyDb, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
  await db.run(sql`
    delete from mail where (status = 'S' and sent < ${daysAgo(SENT_KEPT_DAYS)})
      or (status = 'F' and created < ${daysAgo(GIVEN_UP_KEPT_DAYS)})`)
}
