import type { IngestAnswer, IngestBatch } from '@takt/contract/ingest.ts'
import type { LiveEvent } from '@takt/contract/live-events.ts'
import type { MachineEvent } from '@takt/domain/machine/machine-state.ts'
import type { TimedEvent } from '@takt/domain/machine/rebuild.ts'
import { Signal } from '@takt/domain/machine/signal.ts'
import { type CompanyDb, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { isStorable } from '../db/storable.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { moveMachines } from '../machines/move-machines.ts'
import { plantRules } from '../machines/plant-rules.ts'
import { quarantine, type Unusable } from './quarantine.ts'

export interface IngestParts {
  readonly connections: Connections
  readonly publish: (company_id: number, events: readonly LiveEvent[], db: CompanyDb) => Promise<() => void>
  readonly now: () => number
}

/** A signal from further ahead than this comes from a wrong clock and would hide everything that follows it. */
const FUTURE_TOLERANCE_MS = 60_000

/** What is older than a plant keeps in its connectors comes from a clock that was never set. */
const OLDEST_MS = 32 * 86_400_000

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
    const committed = await lockConnectors(db, batches, now)
    const sifted = batches.map((batch) => {
      const found = sift(batch, committed.get(batch.connector) ?? 0, now)
      committed.set(batch.connector, found.highest)
      return found
    })
    const heard = sifted.flatMap(({ usable }) => usable)
    const states = await lockMachines(db, [...new Set(heard.map(({ signal }) => signal.machine_id))])
    const known = heard.filter(({ signal }) => states.has(signal.machine_id))
    for (const { usable, unusable } of sifted) {
      for (const { signal, connector } of usable) {
        if (!states.has(signal.machine_id))
          unusable.push({ connector, seq: signal.seq, signal, reason: 'unknown machine' })
      }
    }
    await keepSignals(db, known)
    await quarantine(
      db,
      sifted.flatMap(({ unusable }) => unusable),
      now,
    )
    const events = eventsByMachine(known)
    const { stopsChanged } = await moveMachines(db, { states, events, rules: await plantRules(db) })
    await saveCommitted(db, committed)
    announce = await tell(parts, company_id, { db, touched: [...events.keys()], stopsChanged, now })
    return sifted.map(({ usable, unusable, repeated, highest }) => {
      const accepted = usable.filter(({ signal }) => states.has(signal.machine_id)).length
      return { committed: highest, accepted, repeated, quarantined: unusable.length }
    })
  })
  announce?.()
  return answers
}

/** A signal and the connector that numbered it. */
interface Heard {
  readonly connector: string
  readonly signal: Signal
}

/** Locked in the order of their names, so that two processes never wait for each other. */
async function lockConnectors(
  db: CompanyDb,
  batches: readonly IngestBatch[],
  now: number,
): Promise<Map<string, number>> {
  const names = [...new Set(batches.map(({ connector }) => connector))].sort()
  const rows = await db.many<{ connector: string; committed: number }>(sql`
    insert into connector (connector, last_post)
    select name, ${new Date(now).toISOString()}::timestamptz from unnest(${names}::text[]) as name order by name
    on conflict (company_id, connector) do update set last_post = excluded.last_post
    returning connector, committed`)
  return new Map(rows.map(({ connector, committed }) => [connector, committed]))
}

async function saveCommitted(db: CompanyDb, committed: ReadonlyMap<string, number>): Promise<void> {
  await db.run(sql`
    update connector set committed = n.committed
    from unnest(${[...committed.keys()]}::text[], ${[...committed.values()]}::bigint[]) as n (connector, committed)
    where connector.connector = n.connector`)
}

function sift({ connector, signals }: IngestBatch, committed: number, now: number) {
  const usable: Heard[] = []
  const unusable: Unusable[] = []
  const seen = new Set<number>()
  let repeated = 0
  let highest = committed
  for (const raw of signals) {
    const parsed = Signal.safeParse(raw)
    const seq = parsed.success ? parsed.data.seq : seqOf(raw)
    if (seq !== undefined && (seq <= committed || seen.has(seq))) {
      repeated += 1
      continue
    }
    if (seq !== undefined) {
      seen.add(seq)
      highest = Math.max(highest, seq)
    }
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      unusable.push({
        connector,
        seq: seq ?? highest,
        signal: raw,
        reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
      })
    } else if (!isStorable(raw)) {
      unusable.push({ connector, seq: parsed.data.seq, signal: raw, reason: 'a character that cannot be stored' })
    } else if (Date.parse(parsed.data.at) < now - OLDEST_MS) {
      unusable.push({ connector, seq: parsed.data.seq, signal: raw, reason: 'older than a month' })
    } else if (Date.parse(parsed.data.at) > now + FUTURE_TOLERANCE_MS) {
      unusable.push({ connector, seq: parsed.data.seq, signal: raw, reason: 'time lies in the future' })
    } else {
      usable.push({ connector, signal: parsed.data })
    }
  }
  usable.sort((a, b) => a.signal.seq - b.signal.seq)
  return { usable, unusable, repeated, highest }
}

function seqOf(raw: unknown): number | undefined {
  const seq = typeof raw === 'object' && raw !== null && 'seq' in raw ? Number(raw.seq) : Number.NaN
  return Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined
}

function eventsByMachine(heard: readonly Heard[]): Map<string, TimedEvent[]> {
  const events = new Map<string, TimedEvent[]>()
  for (const { signal } of heard) {
    const event: TimedEvent = {
      at: Date.parse(signal.at),
      event: { kind: signal.kind, value: signal.value } as MachineEvent,
    }
    const list = events.get(signal.machine_id)
    if (list) list.push(event)
    else events.set(signal.machine_id, [event])
  }
  return events
}

async function keepSignals(db: CompanyDb, heard: readonly Heard[]): Promise<void> {
  if (heard.length === 0) return
  const each = <Value>(of: (signal: Signal) => Value) => heard.map(({ signal }) => of(signal))
  await db.run(sql`
    insert into signal (connector, seq, machine_id, at, kind, value)
    select * from unnest(${heard.map(({ connector }) => connector)}::text[], ${each(({ seq }) => seq)}::bigint[],
      ${each((signal) => signal.machine_id)}::text[], ${each(({ at }) => at)}::timestamptz[],
      ${each(({ kind }) => kind)}::text[], ${each(({ value }) => JSON.stringify(value))}::jsonb[])`)
}

async function tell(
  parts: IngestParts,
  company_id: number,
  about: { db: CompanyDb; touched: string[]; stopsChanged: readonly string[]; now: number },
): Promise<(() => void) | undefined> {
  if (about.touched.length === 0) return undefined
  const rows = await machineRows(about.db, { machine_ids: about.touched, now: about.now })
  const events: LiveEvent[] = rows.map((machine) => ({
    name: 'MachineChanged',
    data: { machine_id: machine.machine_id, machine },
  }))
  for (const machine_id of about.stopsChanged) events.push({ name: 'StopsChanged', data: { machine_id } })
  return await parts.publish(company_id, events, about.db)
}
