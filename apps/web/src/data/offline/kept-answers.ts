/** The last answers of the calls that an operator's screens are made of: readable, with their age, while the server is away. */
import type { ProcedureName } from '@takt/contract/procedures.ts'
import { currentSession } from '../../device/session-store.ts'
import { logEntry } from '../call/client-log.ts'
import { serverNow } from '../live/server-clock.ts'
import { deviceDb, type KeptAnswer } from './device-db.ts'

const keptNames: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
  'get_employees_at_machine',
  'get_groups',
  'get_handover',
  'get_handover_shifts',
  'get_handovers',
  'get_internal_activities',
  'get_likely_stop_reasons',
  'get_machine_figures',
  'get_machine_notes',
  'get_machines',
  'get_my_machines',
  'get_order_details',
  'get_planned_orders',
  'get_running_order_for_machine',
  'get_running_orders',
  'get_shift_so_far',
  'get_special_functions_for_machine',
  'get_stop_codes',
  'get_stop_codes_for_machine',
  'get_stop_history',
  'get_touch_config_for_machine',
  'get_uncoded_stops',
  'get_uncoded_stops_for_location',
])
/** Raised with an answer that an older version kept in a form that today's screens do not read. */
const forms: Partial<Record<ProcedureName, string>> = {
  get_handover: 'units ',
  get_machine_figures: 'units ',
  get_shift_so_far: 'units ',
}

/** Written together: a burst of loads is one write. */
const WRITE_AFTER_MS = 1_000
const MOST_KEPT = 300
const OLDEST_KEPT_MS = 7 * 86_400_000

let answers = new Map<string, KeptAnswer>()
let unwritten = new Map<string, KeptAnswer>()
let writing: ReturnType<typeof setTimeout> | undefined

export function keepAnswer(name: ProcedureName, payload: object, rows: readonly unknown[]): void {
  const owner = ownerKey()
  if (!keptNames.has(name) || owner === null) return
  const key = keyOf(owner, name, payload)
  const answer = { rows, at: serverNow() }
  answers.set(key, answer)
  unwritten.set(key, answer)
  writing ??= setTimeout(() => void write(), WRITE_AFTER_MS)
}

export function keptAnswer(name: ProcedureName, payload: object): KeptAnswer | undefined {
  const owner = ownerKey()
  return owner === null ? undefined : answers.get(keyOf(owner, name, payload))
}

function keyOf(owner: string, name: ProcedureName, payload: object): string {
  return `${owner}${name}|${forms[name] ?? ''}${JSON.stringify(payload)}`
}

/** Before the first screen of a terminal that starts without its server. */
export async function readKeptAnswers(): Promise<void> {
  const range = ownRange()
  if (!range) return
  const db = await deviceDb()
  const [keys, values] = await Promise.all([db.getAllKeys('answers', range), db.getAll('answers', range)])
  answers = new Map([...keys.map((key, at) => [key, values[at] as KeptAnswer] as const), ...answers])
}

/** After signing out nothing that the person could see stays on the device. */
export async function forgetKeptAnswers(): Promise<void> {
  const range = ownRange()
  answers = new Map()
  unwritten = new Map()
  if (range) await (await deviceDb()).delete('answers', range)
}

export async function write(): Promise<void> {
  clearTimeout(writing)
  writing = undefined
  const now = [...unwritten]
  unwritten = new Map()
  if (now.length === 0) return
  try {
    const db = await deviceDb()
    const change = db.transaction('answers', 'readwrite')
    await Promise.all([...now.map(([key, answer]) => change.store.put(answer, key)), change.done])
    await dropOldest()
  } catch (problem) {
    logEntry('warning', 'offline', `The device keeps no answers: ${String(problem)}`)
  }
}

async function dropOldest(): Promise<void> {
  if (answers.size <= MOST_KEPT) return
  const inOrder = [...answers].sort(([, a], [, b]) => b.at - a.at)
  const tooMany = inOrder.filter(([, answer], at) => at >= MOST_KEPT || serverNow() - answer.at > OLDEST_KEPT_MS)
  const db = await deviceDb()
  await Promise.all(tooMany.map(([key]) => db.delete('answers', key)))
  for (const [key] of tooMany) answers.delete(key)
}

/** Nobody sees what another person's calls answered. */
function ownerKey(): string | null {
  const session = currentSession()
  return session ? `${session.company_id}|${session.username}|` : null
}

function ownRange(): IDBKeyRange | undefined {
  const owner = ownerKey()
  return owner === null ? undefined : IDBKeyRange.bound(owner, `${owner}\uffff`)
}
