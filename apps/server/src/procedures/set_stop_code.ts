import { setStopCode } from '@takt/contract/procedures/set_stop_code.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { codeStop } from '@takt/domain/stops/code-stop.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { stopRows } from '../stops/stop-rows.ts'
import { handle } from './handle.ts'

export default handle(setStopCode, async (input, { db, session, now, audit, emit, machineChanged }) => {
  const { machine_id } = input
  const stop = await stopToCode(db, machine_id, input.stop)
  const code = await usableCode(db, machine_id, input.stop_code)
  const coding = codeStop({ ...input, seen_reason: input.seen_reason }, { stop, code, user: session })
  if (isRefusal(coding)) return coding

  await db.run(sql`
    update stop set stop_reason = ${coding.stop_reason}, note = ${coding.note}, coded_automatically = 0,
      employee = ${session.device_employee || session.employee_number}
    where machine_id = ${machine_id} and stop = ${coding.stop}`)
  audit({
    what: 'stop.coded',
    key: `${machine_id}/${coding.stop}`,
    before: stop,
    after: { stop_reason: coding.stop_reason, note: coding.note },
  })
  machineChanged(machine_id)
  emit('StopsChanged', { machine_id })
  return await stopRows(db, {
    where: sql`s.machine_id = ${machine_id} and s.stop = ${coding.stop}`,
    language: session.language,
    now,
  })
})

interface StopToCode {
  readonly stop: string
  readonly stop_reason: string
  readonly note: string
}

/** Locked, so that of two people who code at once the second one sees what the first one said. */
function stopToCode(db: CompanyDb, machine_id: string, stop: string): Promise<StopToCode | null> {
  const key =
    stop === '' ? sql`(select stop from machine_state where machine_id = ${machine_id} and status = 'S')` : sql`${stop}`
  return db.maybe<StopToCode>(sql`
    select stop, stop_reason, note from stop where machine_id = ${machine_id} and stop = ${key} for update`)
}

function usableCode(db: CompanyDb, machine_id: string, stop_code: string) {
  return db.maybe<{ stop_code: string; active: boolean; stop_text_flag: 0 | 1; security_level: number | null }>(sql`
    select c.stop_code, c.active, c.stop_text_flag, g.security_level
    from stop_code c join stop_group g on g.code = c.group_id
    where c.stop_code = ${stop_code} and (c.machines is null or ${machine_id} = any (c.machines))`)
}
