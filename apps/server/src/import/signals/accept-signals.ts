import type { IngestAnswer } from '@takt/contract/import/ingest.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import type { Connections } from '../../ground/db/connections.ts'
import type { Bus } from '../../ground/live/bus.ts'
import { acceptHeard } from './accept-heard.ts'
import { lockConnectors, noteGaps, saveCommitted, senderKey } from './connector-numbers.ts'
import { quarantine, unknownMachine } from './quarantine.ts'
import { type JudgedBatch, splitBatch } from './split-batch.ts'

export interface IngestParts {
  readonly connections: Connections
  readonly publish: Bus['publish']
  readonly now: () => number
}

/**
 * Batches of signals in one transaction: the answers are given after commit, so what was acknowledged is never lost.
 * The connectors' rows are locked first: a repeated or parallel batch of the same connector waits and is then known.
 */
export async function acceptSignals(
  parts: IngestParts,
  company_id: number,
  batches: readonly JudgedBatch[],
): Promise<IngestAnswer[]> {
  const now = parts.now()
  let announce: (() => void) | undefined
  const answers = await withCompany(parts.connections, { company_id, machine_restrictions: [] }, async (db) => {
    const numbers = await lockConnectors(db, batches, now)
    const split = batches.map((batch) => {
      const found = splitBatch(batch, numbers.get(senderKey(batch)) ?? 0)
      numbers.set(senderKey(batch), found.highest)
      return { ...found, connector: batch.connector, sender: batch.sender }
    })
    const taken = await acceptHeard(
      db,
      split.flatMap(({ usable }) => usable),
      now,
    )
    const unknown = new Set(taken.unknown)
    for (const { usable, unusable, sender } of split) {
      for (const heard of usable.filter((one) => unknown.has(one))) {
        const { connector, signal } = heard
        unusable.push({ connector, sender, seq: signal.seq, signal, ...unknownMachine })
      }
    }
    await quarantine(
      db,
      split.flatMap(({ unusable }) => unusable),
      { now },
    )
    await saveCommitted(db, numbers)
    for (const found of split.filter(({ gaps }) => gaps > 0)) await noteGaps(db, found, now)
    if (taken.touched.length > 0) {
      const stops = taken.stopsChanged.map((machine_id) => ({ name: 'StopsChanged' as const, data: { machine_id } }))
      announce = await parts.publish(company_id, { events: [...stops, ...taken.told], machines: taken.touched }, db)
    }
    return split.map(({ usable, unusable, repeated, highest, gaps }) => {
      const accepted = usable.filter((one) => !unknown.has(one)).length
      return { committed: highest, accepted, repeated, quarantined: unusable.length, gaps }
    })
  })
  announce?.()
  return answers
}
