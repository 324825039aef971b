import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

export interface Unusable {
  readonly seq: number
  readonly signal: unknown
  readonly reason: string
}

/** A signal that cannot be used is kept with the reason: nothing that was sent is lost. */
export async function quarantine(
  db: CompanyDb,
  about: { connector: string; unusable: readonly Unusable[]; now: number },
): Promise<void> {
  const at = new Date(about.now).toISOString()
  for (const { seq, signal, reason } of about.unusable) {
    await db.run(sql`
      insert into quarantined_signal (connector, seq, signal, reason, at)
      values (${about.connector}, ${seq}, ${JSON.stringify(signal)}, ${reason}, ${at})
      on conflict do nothing`)
  }
}
