import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { storableJson } from '../db/storable.ts'

export interface Unusable {
  readonly connector: string
  readonly sender: string
  readonly seq: number
  readonly signal: unknown
  readonly reason: string
}

/** A signal that cannot be used is kept with the reason: nothing that was sent is lost. */
export async function quarantine(db: CompanyDb, unusable: readonly Unusable[], now: number): Promise<void> {
  const at = new Date(now).toISOString()
  for (const { connector, sender, seq, signal, reason } of unusable) {
    await db.run(sql`
      insert into quarantined_signal (connector, sender, seq, signal, reason, at)
      values (${connector}, ${sender}, ${seq}, ${storableJson(signal)}, ${reason}, ${at})`)
  }
}
