import type { IngestAnswer, IngestBatch } from '@takt/contract/ingest.ts'
import type { LiveEvent } from '@takt/contract/live-events.ts'
import { type CompanyDb, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { lockConnectors, saveCommitted, senderKey } from './connector-numbers.ts'
import { quarantine } from './quarantine.ts'
import { sift } from './sift.ts'
import { takeIn } from './take-in.ts'

export interface IngestParts {
  readonly connections: Connections
  readonly publish: (company_id: number, events: readonly LiveEvent[], db: CompanyDb) => Promise<() => void>
  readonly now: () => number
}

/**
 * Batches of signals in one transaction: the answers are given after commit, so what was acknowledged is never lost.
 * The connectors' rows are locked first: a repeated or parallel batch of the same connector waits and is then known.
 */
export async function acceptSignals(
  parts: IngestParts,
  company_id: number,
  batches: readonly IngestBatch[],
): Promise<IngestAnswer[]> {
  const now = parts.now()
  let announce: (() => void) | undefined
  const answers = await withCompany(parts.connections, { company_id, machine_restrictions: [] }, async (db) => {
    const numbers = await lockConnectors(db, batches, now)
    const sifted = batches.map((batch) => {
      const found = sift(batch, numbers.get(senderKey(batch)) ?? 0, now)
      numbers.set(senderKey(batch), found.highest)
      return { ...found, sender: batch.sender }
    })
    const taken = await takeIn(
      db,
      sifted.flatMap(({ usable }) => usable),
    )
    const unknown = new Set(taken.unknown)
    for (const { usable, unusable, sender } of sifted) {
      for (const heard of usable.filter((one) => unknown.has(one))) {
        const { connector, signal } = heard
        unusable.push({ connector, sender, seq: signal.seq, signal, reason: 'unknown machine' })
      }
    }
    await quarantine(
      db,
      sifted.flatMap(({ unusable }) => unusable),
      now,
    )
    await saveCommitted(db, numbers)
    announce = await tell(parts, { db, ...taken, now })
    return sifted.map(({ usable, unusable, repeated, highest }) => {
      const accepted = usable.filter((one) => !unknown.has(one)).length
      return { committed: highest, accepted, repeated, quarantined: unusable.length }
    })
  })
  announce?.()
  return answers
}

/** The rows as they are at the end of the transaction go to everybody who watches the machines. */
async function tell(
  parts: Pick<IngestParts, 'publish'>,
  about: { db: CompanyDb; touched: readonly string[]; stopsChanged: readonly string[]; now: number },
): Promise<(() => void) | undefined> {
  if (about.touched.length === 0) return undefined
  const rows = await machineRows(about.db, { machine_ids: about.touched, now: about.now })
  const events: LiveEvent[] = rows.map((machine) => ({
    name: 'MachineChanged',
    data: { machine_id: machine.machine_id, machine },
  }))
  for (const machine_id of about.stopsChanged) events.push({ name: 'StopsChanged', data: { machine_id } })
  return await parts.publish(about.db.company_id, events, about.db)
}
