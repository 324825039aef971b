import type { CompanyDb } from './company-db.ts'
import { sql } from './sql.ts'

/** Shown as who did what nobody did by hand: a transaction in which nobody is named (`Scope.by`). */
export const PLANT = 'Takt'

/** The audit trail of what jobs do. */
export function auditJob(db: CompanyDb, { what, key }: { what: string; key: string }): Promise<void> {
  return db.run(sql`insert into audit (what, key) values (${what}, ${key})`)
}
