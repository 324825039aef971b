import { deleteStopCode } from '@takt/contract/stops/delete_stop_code.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteStopCode, async ({ stop_code, version }, { db, session, audit, emit }) => {
  // Who sees some machines only cannot tell what was booked on the others.
  const partial = session.machine_restrictions.length > 0
  const used =
    partial ||
    (await db.maybe(sql`
    select 1 where exists (select from stop where stop_reason = ${stop_code})
      or exists (select from reason_figures where stop_reason = ${stop_code})
      or exists (select from value_rule where stop_code = ${stop_code})
      or exists (select from automatic_reason where set_code = ${stop_code} or ${stop_code} = any (only_when))
      or exists (select from machine where unattended_code = ${stop_code})
      or exists (select from stop_code where reset_code = ${stop_code})`))
  if (used) return { refusal: 'stop-code-in-use', values: { code: stop_code } }
  const before = await db.maybe(sql`
    delete from stop_code where stop_code = ${stop_code} and version = ${version} returning *`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'stop-code.removed', key: stop_code, before })
  emit('SettingsChanged', {})
  return [{ stop_code }]
})
