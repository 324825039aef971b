import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { heldBy } from '@takt/domain/machines/first-reason.ts'
import type { Coding, MachineState } from '@takt/domain/machines/machine-state.ts'
import { codeStop } from '@takt/domain/stops/code-stop.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import type { CallContext } from '../ground/call/handle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { lockMachines } from '../machines/machine-states.ts'
import { doAtMachine } from '../machines/operator-events.ts'
import { plantRules, rulesOf } from '../machines/plant-rules.ts'
import { stopRows } from './stop-rows.ts'

/** What the trail calls a reason that somebody gave. */
export const CODED = 'stop.coded'

export interface StoredStop {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
  readonly shift: number
  readonly start_time: string
  readonly end_time: string | null
  /** Name of the signal that holds its reason, '' when none does. */
  readonly held_by: string
}

/**
 * The stop of that key, '' being the one that goes on. Its machine is locked first, so that of two people who change it
 * at once the second one sees what the first one said.
 */
export async function stopToChange(db: CompanyDb, machine_id: string, stop: string): Promise<StoredStop | null> {
  const state = (await lockMachines(db, [machine_id])).get(machine_id)
  const key = stop === '' ? (state?.stop ?? '') : stop
  const found = await db.maybe<Omit<StoredStop, 'held_by'>>(sql`
    select stop, stop_reason, note, shift, start_time, end_time from stop
    where machine_id = ${machine_id} and start_time = takt_stop_start(${key})`)
  return found && { ...found, held_by: state ? await holderOfReason(db, { machine_id, state, stop: found }) : '' }
}

/**
 * The stop that goes on now. Its machine may not have been moved over the turn of its shift yet, which ends a stop: what
 * is said of the one before would leave the one that goes on without it.
 */
export async function stopThatGoesOn(db: CompanyDb, machine_id: string, now: number): Promise<StoredStop | null> {
  await doAtMachine(db, machine_id, { event: { kind: 'tick' }, now })
  return await stopToChange(db, machine_id, '')
}

/** A verifying signal holds the reason of every piece that it named and that has not ended before it stood. */
async function holderOfReason(
  db: CompanyDb,
  on: { machine_id: string; state: MachineState; stop: Omit<StoredStop, 'held_by'> },
): Promise<string> {
  const rule = heldBy(on.state, rulesOf(await plantRules(db), on.machine_id))
  if (!rule || rule.reason !== on.stop.stop_reason) return ''
  const since = on.state.signal_states[rule.record_no]?.since ?? 0
  const ended = on.stop.end_time === null ? Number.POSITIVE_INFINITY : Date.parse(on.stop.end_time)
  return ended > since ? rule.signal : ''
}

interface CodingRequest {
  readonly machine_id: string
  readonly stop: string
  readonly stop_code: string
  readonly note: string
  readonly seen_reason?: string | undefined
}

/** For calls that do more than code a stop: whoever shows stops is told of it here. */
export async function codeOneStop(
  input: CodingRequest,
  context: CallContext,
  found?: StoredStop | null,
): Promise<Stop[] | Refusal> {
  const coded = await nameStop(input, context, found)
  if (isRefusal(coded)) return coded
  context.machineChanged(input.machine_id)
  context.emit('StopsChanged', { machine_id: input.machine_id })
  return coded
}

/** Gives a stop a reason, for all the calls that do. The call itself tells of it. */
export async function nameStop(
  input: CodingRequest,
  context: CallContext,
  found?: StoredStop | null,
): Promise<Stop[] | Refusal> {
  const { db, session, audit, now } = context
  const { machine_id } = input
  const asked = () =>
    input.stop === '' ? stopThatGoesOn(db, machine_id, now) : stopToChange(db, machine_id, input.stop)
  const stop = found === undefined ? await asked() : found
  const code = await usableCode(db, machine_id, input.stop_code)
  const coding = codeStop({ ...input, seen_reason: input.seen_reason }, { stop, code, user: session })
  if (isRefusal(coding)) return coding
  audit({
    what: CODED,
    key: `${machine_id}/${coding.stop}`,
    before: stop,
    after: { stop_reason: coding.stop_reason, note: coding.note },
  })
  const said = { stop: coding.stop, reason: coding.stop_reason, note: coding.note }
  return await sayOfStop(machine_id, { ...said, employee: session.device_employee || session.employee_number }, context)
}

/** Writes it and answers the stop as it is now. The call that does so tells everybody. */
export async function sayOfStop(machine_id: string, coding: Coding, context: CallContext): Promise<Stop[]> {
  const { db, now } = context
  await doAtMachine(db, machine_id, { event: { kind: 'code', value: coding }, now })
  return await stopsOfKeys(machine_id, [coding.stop], context)
}

export function stopsOfKeys(
  machine_id: string,
  stops: readonly string[],
  { db, session, now }: CallContext,
): Promise<Stop[]> {
  return stopRows(db, {
    where: sql`s.machine_id = ${machine_id}
      and s.start_time = any (array(select takt_stop_start(key) from unnest(${stops as string[]}::text[]) as n (key)))`,
    language: session.language,
    now,
  })
}

function usableCode(db: CompanyDb, machine_id: string, stop_code: string) {
  return db.maybe<{ stop_code: string; active: boolean; stop_text_flag: 0 | 1; security_level: number | null }>(sql`
    select c.stop_code, c.active, c.stop_text_flag, g.security_level
    from stop_code c join stop_group g on g.code = c.group_id
    where c.stop_code = ${stop_code} and (c.machines is null or ${machine_id} = any (c.machines))`)
}
