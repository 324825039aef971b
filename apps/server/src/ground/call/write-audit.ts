import type { CompanyDb, Doer } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { sessionKey } from '../sessions/tokens.ts'
import type { AuditEntry } from './handle.ts'

/** Whose transaction it is stands in the database already: an entry says what was done alone. */
export async function writeAudit(db: CompanyDb, entries: readonly AuditEntry[]): Promise<void> {
  for (const { what, key, before, after, reason } of entries) {
    await db.run(sql`insert into audit (what, key, before, after, reason)
      values (${what}, ${key}, ${JSON.stringify(before ?? null)}, ${JSON.stringify(after ?? null)}, ${reason ?? ''})`)
  }
}

export function doerOf({ session, token_hash, address = '' }: OpenSession, now: number): Doer {
  return { username: session.username, address, session: sessionKey(token_hash), now }
}
