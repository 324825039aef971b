import type { CompanyDb } from './company-db.ts'
import { sql } from './sql.ts'

/** Shown as who did what nobody did by hand. */
export const PLANT = 'Takt'

/** The audit trail of what jobs do. */
export function auditJob(db: CompanyDb, entry: { now: number; what: string; key: string }): Promise<void> {
  return db.run(sql`
    insert into audit (at, username, what, key)
    values (${new Date(entry.now).toISOString()}, ${PLANT}, ${entry.what}, ${entry.key})`)
}
