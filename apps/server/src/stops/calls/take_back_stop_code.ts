import { takeBackStopCode } from '@takt/contract/stops/take_back_stop_code.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { type GivenReason, takeBackCode } from '@takt/domain/stops/take-back-code.ts'
import { handle } from '../../ground/call/handle.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { doAtMachine } from '../../machines/operator-events.ts'
import { CODED, sayOfStop, stopsOfKeys, stopToChange } from '../coding.ts'

export default handle(takeBackStopCode, async ({ machine_id, stop: asked }, context) => {
  const { db, session, audit, now } = context
  const stop = await stopToChange(db, machine_id, asked)
  const given = stop && (await lastGiven(db, `${machine_id}/${stop.stop}`))
  const coding = takeBackCode({ stop, given }, { username: session.username, now })
  if (isRefusal(coding)) return coding
  audit({
    what: 'stop.taken-back',
    key: `${machine_id}/${coding.stop}`,
    before: stop,
    after: { stop_reason: coding.stop_reason, note: coding.note },
  })
  const said = { stop: coding.stop, reason: coding.stop_reason, note: coding.note, employee: '' }
  await sayOfStop(machine_id, said, context)
  // Said of its own: a code without a note leaves the one that stands there.
  await doAtMachine(db, machine_id, { event: { kind: 'note', value: { stop: coding.stop, note: coding.note } }, now })
  context.machineChanged(machine_id)
  context.emit('StopsChanged', { machine_id })
  return await stopsOfKeys(machine_id, [coding.stop], context)
})

/** From the trail, which nobody can write: what a person said last of the stop. */
async function lastGiven(db: CompanyDb, key: string): Promise<GivenReason | null> {
  const entry = await db.maybe<{ username: string; at: string; before: object; after: object; what: string }>(sql`
    select username, at, what, before, after from audit
    where key = ${key} and what in (${CODED}, 'stop.taken-back') order by at desc, audit_id desc limit 1`)
  if (!entry || entry.what !== CODED) return null
  const [before, after] = [entry.before, entry.after] as [GivenReason['before'], GivenReason['before']]
  const { stop_reason, note } = before
  return {
    username: entry.username,
    at: Date.parse(entry.at),
    stop_reason: after.stop_reason,
    note: after.note,
    before: { stop_reason, note },
  }
}
