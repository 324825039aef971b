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

/** Of one company: a connector that sends nonsense day and night must not fill the disk. The oldest go first. */
const MOST_KEPT = 20_000
/** Longer than any signal that could ever be used: its beginning tells what it was. */
const MOST_BYTES = 8_000

/** A signal that cannot be used is kept with the reason, so that it can be looked at and sent again. */
export async function quarantine(
  db: CompanyDb,
  unusable: readonly Unusable[],
  { now, most = MOST_KEPT }: { readonly now: number; readonly most?: number },
): Promise<void> {
  const at = new Date(now).toISOString()
  for (const { connector, sender, seq, signal, reason, detail } of unusable) {
    await db.run(sql`
      insert into quarantined_signal (connector, sender, seq, signal, reason, detail, at)
      values (${connector}, ${sender}, ${seq}, ${keptSignal(signal)}, ${reason}, ${detail}, ${at})`)
  }
  if (unusable.length === 0) return
  await db.run(sql`
    delete from quarantined_signal where record_no <= (
      select record_no from quarantined_signal order by record_no desc offset ${most} limit 1)`)
}

function keptSignal(signal: unknown): string {
  const text = storableJson(signal)
  return text.length <= MOST_BYTES ? text : JSON.stringify({ cut: text.slice(0, MOST_BYTES).toWellFormed() })
}
