import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { AuditEntry } from './handle.ts'

export async function writeAudit(
  db: CompanyDb,
  { username, now, entries }: { username: string; now: number; entries: readonly AuditEntry[] },
): Promise<void> {
  const at = new Date(now).toISOString()
  for (const entry of entries) {
    await db.run(sql`insert into audit (at, username, what, key, before, after)
      values (${at}, ${username}, ${entry.what}, ${entry.key},
        ${JSON.stringify(entry.before ?? null)}, ${JSON.stringify(entry.after ?? null)})`)
  }
}
