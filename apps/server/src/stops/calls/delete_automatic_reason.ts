import { deleteAutomaticReason } from '@takt/contract/stops/delete_automatic_reason.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import {
  automaticReasons,
  changeAutomaticReason,
  lockAutomaticReasons,
  reachesBeyond,
} from '../../machines/automatic-reasons.ts'

export default handle(deleteAutomaticReason, async ({ rule_no, version }, ctx) => {
  const { db, session, now, audit, emit, machineChanged } = ctx
  await lockAutomaticReasons(db)
  const [before] = await automaticReasons(db, sql`rule_no = ${rule_no}`)
  if (before?.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  if (session.machine_restrictions.length > 0 && (await reachesBeyond(db, [before]))) {
    return { refusal: 'clock-rule-all-machines', values: {} }
  }
  const changed = await changeAutomaticReason(db, { rule_no, before, after: null }, now)
  audit({ what: 'automatic-reason.removed', key: String(rule_no), before })
  emit('SettingsChanged', {})
  for (const machine_id of changed.machines) machineChanged(machine_id)
  for (const machine_id of changed.stopsChanged) emit('StopsChanged', { machine_id })
  return [{ rule_no }]
})
