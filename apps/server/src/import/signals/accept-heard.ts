import { setImmediate } from 'node:timers/promises'
import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import type { MachineEvent } from '@takt/domain/machines/machine-state.ts'
import type { TimedEvent } from '@takt/domain/machines/rebuild.ts'
import type { Signal } from '@takt/domain/machines/signal.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lockMachines } from '../../machines/machine-states.ts'
import { keepValues } from '../../machines/machine-values.ts'
import { planMoves, writeMoves } from '../../machines/move-machines.ts'
import { plantRules } from '../../machines/plant-rules.ts'
import { takeReports } from '../reported/take-reports.ts'
import { noticeAlarms } from './notice-alarms.ts'
import type { Heard } from './split-batch.ts'

export interface Accepted {
  /** Of machines that do not exist, or are not in use. */
  readonly unknown: readonly Heard[]
  readonly touched: readonly string[]
  readonly stopsChanged: readonly string[]
  /** What is told of their alarms, and of what they reported. */
  readonly told: readonly LiveEvent[]
}

/** Keeps signals and moves their machines. */
export async function acceptHeard(db: CompanyDb, heard: readonly Heard[], now: number): Promise<Accepted> {
  const states = await lockMachines(db, [...new Set(heard.map(({ signal }) => signal.machine_id))])
  const known = heard.filter(({ signal }) => states.has(signal.machine_id))
  const signals = known.map(({ signal }) => signal)
  const rules = await plantRules(db)
  const events = eventsByMachine(known)
  // While the database keeps the signals, it is worked out where their machines come to.
  const [kept, planned] = await Promise.allSettled([
    keepSignals(db, known),
    setImmediate().then(() => planMoves({ states, events, rules })),
  ])
  if (kept.status === 'rejected') throw kept.reason
  if (planned.status === 'rejected') throw planned.reason
  const { stopsChanged } = await writeMoves(db, planned.value)
  await keepValues(db, signals, rules.shown)
  const told = [...(await noticeAlarms(db, signals, now)), ...(await takeReports(db, known, now))]
  const unknown = heard.filter(({ signal }) => !states.has(signal.machine_id))
  return { unknown, touched: [...events.keys()], stopsChanged, told }
}

function eventsByMachine(heard: readonly Heard[]): Map<string, TimedEvent[]> {
  const events = new Map<string, TimedEvent[]>()
  for (const { signal } of heard) {
    const event = { kind: signal.kind, value: signal.value } as MachineEvent
    const timed: TimedEvent = { at: Date.parse(signal.at), event }
    const list = events.get(signal.machine_id)
    if (list) list.push(timed)
    else events.set(signal.machine_id, [timed])
  }
  return events
}

async function keepSignals(db: CompanyDb, heard: readonly Heard[]): Promise<void> {
  if (heard.length === 0) return
  const each = <Value>(of: (signal: Signal) => Value) => heard.map(({ signal }) => of(signal))
  await db.run(sql`
    insert into signal (company_id, connector, seq, machine_id, at, kind, value)
    select ${db.company_id}::int, n.* from unnest(${heard.map(({ connector }) => connector)}::text[], ${each(({ seq }) => seq)}::bigint[],
      ${each((signal) => signal.machine_id)}::text[], ${each(({ at }) => at)}::timestamptz[],
      ${each(({ kind }) => kind)}::text[], ${each(({ value }) => JSON.stringify(value))}::jsonb[]) as n`)
}
