import type { Coding } from '@takt/domain/machine/machine-state.ts'
import type { Stop } from '@takt/domain/model/stop.ts'
import { isRefusal, type Refusal } from '@takt/domain/refusal.ts'
import { codeStop } from '@takt/domain/stops/code-stop.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { doAtMachine } from '../machines/deeds.ts'
import { lockMachines } from '../machines/machine-states.ts'
import type { CallContext } from '../procedures/handle.ts'
import { stopRows } from './stop-rows.ts'

export interface StoredStop {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
  readonly shift: number
  readonly start_time: string
  readonly end_time: string | null
}

/**
 * The stop of that key, '' being the one that goes on. Its machine is locked first, so that of two people who change it
 * at once the second one sees what the first one said.
 */
export async function stopToChange(db: CompanyDb, machine_id: string, stop: string): Promise<StoredStop | null> {
  const state = (await lockMachines(db, [machine_id])).get(machine_id)
  const key = stop === '' ? (state?.stop ?? '') : stop
  return await db.maybe<StoredStop>(sql`
    select stop, stop_reason, note, shift, start_time, end_time from stop
    where machine_id = ${machine_id} and start_time = takt_stop_start(${key})`)
}

interface CodingRequest {
  readonly machine_id: string
  readonly stop: string
  readonly stop_code: string
  readonly note: string
  readonly seen_reason?: string | undefined
}

/** Gives a stop a reason, for all the calls that do. */
export async function codeOneStop(
  input: CodingRequest,
  context: CallContext,
  found?: StoredStop | null,
): Promise<Stop[] | Refusal> {
  const { db, session, audit } = context
  const { machine_id } = input
  const stop = found === undefined ? await stopToChange(db, machine_id, input.stop) : found
  const code = await usableCode(db, machine_id, input.stop_code)
  const coding = codeStop({ ...input, seen_reason: input.seen_reason }, { stop, code, user: session })
  if (isRefusal(coding)) return coding
  audit({
    what: 'stop.coded',
    key: `${machine_id}/${coding.stop}`,
    before: stop,
    after: { stop_reason: coding.stop_reason, note: coding.note },
  })
  const said = { stop: coding.stop, reason: coding.stop_reason, note: coding.note }
  return await sayOfStop(machine_id, { ...said, employee: session.device_employee || session.employee_number }, context)
}

/** Writes it, tells everybody, and answers the stop as it is now. */
export async function sayOfStop(
  machine_id: string,
  coding: Coding,
  { db, session, now, emit, machineChanged }: CallContext,
): Promise<Stop[]> {
  await doAtMachine(db, machine_id, { event: { kind: 'code', value: coding }, now })
  machineChanged(machine_id)
  emit('StopsChanged', { machine_id })
  return await stopRows(db, {
    where: sql`s.machine_id = ${machine_id} and s.start_time = takt_stop_start(${coding.stop})`,
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
