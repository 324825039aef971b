import type { QuarantineReason } from '@takt/domain/machines/model/quarantine-reason.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { storableJson } from '../../ground/db/storable.ts'

/** What stands in the way of a signal. */
export interface Why {
  readonly reason: QuarantineReason
  readonly detail: string
}

export const unknownMachine: Why = { reason: 'unknown-machine', detail: '' }

export interface Unusable extends Why {
  readonly connector: string
  readonly sender: string
  readonly seq: number
  readonly signal: unknown
}

/** A signal that cannot be used is kept with the reason: nothing that was sent is lost. */
export async function quarantine(db: CompanyDb, unusable: readonly Unusable[], now: number): Promise<void> {
  const at = new Date(now).toISOString()
  for (const { connector, sender, seq, signal, reason, detail } of unusable) {
    await db.run(sql`
      insert into quarantined_signal (connector, sender, seq, signal, reason, detail, at)
      values (${connector}, ${sender}, ${seq}, ${storableJson(signal)}, ${reason}, ${detail}, ${at})`)
  }
}
