import type { IngestAnswer, IngestBatch } from '@takt/contract/ingest.ts'
import type { LiveEvent } from '@takt/contract/live-events.ts'
import { advance, type MachineChange, type MachineState, unheard } from '@takt/domain/machine/advance.ts'
import { Signal } from '@takt/domain/machine/signal.ts'
import { type CompanyDb, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { loadStates, saveStates } from './machine-states.ts'
import { quarantine, type Unusable } from './quarantine.ts'
import { writeChanges } from './write-changes.ts'

export interface IngestParts {
  readonly connections: Connections
  readonly publish: (company_id: number, events: readonly LiveEvent[], db: CompanyDb) => Promise<() => void>
  readonly now: () => number
}

/** A signal from further ahead than this comes from a wrong clock and would hide everything that follows it. */
const FUTURE_TOLERANCE_MS = 60_000

/**
 * A batch of signals in one transaction: the answer is given after commit, so what was acknowledged is never lost.
 * The connector's row is locked first: a repeated or parallel batch of the same connector waits and is then known.
 */
export async function acceptSignals(parts: IngestParts, company_id: number, batch: IngestBatch): Promise<IngestAnswer> {
  const now = parts.now()
  let announce: (() => void) | undefined
  const answer = await withCompany(parts.connections, { company_id, machine_restrictions: [] }, async (db) => {
    const committed = await lockConnector(db, batch.connector, now)
    const { usable, unusable, repeated, highest } = sift(batch.signals, committed, now)
    const states = await loadStates(db, [...new Set(usable.map(({ machine_id }) => machine_id))])
    const known = usable.filter(({ machine_id }) => states.has(machine_id))
    for (const signal of usable) {
      if (!states.has(signal.machine_id)) unusable.push({ seq: signal.seq, signal, reason: 'unknown machine' })
    }

    const changes = advanceAll(states, known)
    await keepSignals(db, batch.connector, known)
    await quarantine(db, { connector: batch.connector, unusable, now })
    const touched = [...new Set(known.map(({ machine_id }) => machine_id))]
    await saveStates(db, states, touched)
    await writeChanges(db, changes)
    await db.run(sql`update connector set committed = ${highest}, last_post = ${new Date(now).toISOString()}
      where connector = ${batch.connector}`)
    announce = await tell(parts, company_id, { db, touched, changes, now })
    return { committed: highest, accepted: known.length, repeated, quarantined: unusable.length }
  })
  announce?.()
  return answer
}

export interface ChangeOf {
  readonly machine_id: string
  readonly change: MachineChange
}

async function lockConnector(db: CompanyDb, connector: string, now: number): Promise<number> {
  const at = new Date(now).toISOString()
  const row = await db.one<{ committed: number }>(sql`
    insert into connector (connector, last_post) values (${connector}, ${at})
    on conflict (company_id, connector) do update set last_post = ${at}
    returning committed`)
  return row.committed
}

function sift(signals: readonly unknown[], committed: number, now: number) {
  const usable: Signal[] = []
  const unusable: Unusable[] = []
  let repeated = 0
  let highest = committed
  for (const raw of signals) {
    const parsed = Signal.safeParse(raw)
    const seq = parsed.success ? parsed.data.seq : seqOf(raw)
    if (seq !== undefined && seq <= committed) {
      repeated += 1
      continue
    }
    if (seq !== undefined) highest = Math.max(highest, seq)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      unusable.push({
        seq: seq ?? highest,
        signal: raw,
        reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
      })
    } else if (Date.parse(parsed.data.at) > now + FUTURE_TOLERANCE_MS) {
      unusable.push({ seq: parsed.data.seq, signal: raw, reason: 'time lies in the future' })
    } else {
      usable.push(parsed.data)
    }
  }
  usable.sort((a, b) => a.seq - b.seq)
  return { usable, unusable, repeated, highest }
}

function seqOf(raw: unknown): number | undefined {
  const seq = typeof raw === 'object' && raw !== null && 'seq' in raw ? Number(raw.seq) : Number.NaN
  return Number.isSafeInteger(seq) && seq >= 0 ? seq : undefined
}

function advanceAll(states: Map<string, MachineState>, signals: readonly Signal[]): ChangeOf[] {
  const all: ChangeOf[] = []
  for (const signal of signals) {
    const { state, changes } = advance(states.get(signal.machine_id) ?? unheard, signal, Date.parse(signal.at))
    states.set(signal.machine_id, state)
    for (const change of changes) all.push({ machine_id: signal.machine_id, change })
  }
  return all
}

async function keepSignals(db: CompanyDb, connector: string, signals: readonly Signal[]): Promise<void> {
  if (signals.length === 0) return
  await db.run(sql`
    insert into signal (connector, seq, machine_id, at, kind, value)
    select ${connector}, * from unnest(${signals.map(({ seq }) => seq)}::bigint[], ${signals.map((s) => s.machine_id)}::text[],
      ${signals.map(({ at }) => at)}::timestamptz[], ${signals.map(({ kind }) => kind)}::text[],
      ${signals.map(({ value }) => JSON.stringify(value))}::jsonb[])`)
}

async function tell(
  parts: IngestParts,
  company_id: number,
  about: { db: CompanyDb; touched: string[]; changes: readonly ChangeOf[]; now: number },
): Promise<(() => void) | undefined> {
  if (about.touched.length === 0) return undefined
  const rows = await machineRows(about.db, { machine_ids: about.touched, now: about.now })
  const events: LiveEvent[] = rows.map((machine) => ({
    name: 'MachineChanged',
    data: { machine_id: machine.machine_id, machine },
  }))
  const stopped = about.changes.filter(({ change }) => change.change.endsWith('-stop'))
  for (const machine_id of new Set(stopped.map((change) => change.machine_id))) {
    events.push({ name: 'StopsChanged', data: { machine_id } })
  }
  return await parts.publish(company_id, events, about.db)
}
