import { deleteScrapReason } from '@takt/contract/scrap/delete_scrap_reason.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteScrapReason, async ({ code, version }, { db, session, audit, emit }) => {
  // Who sees some machines only cannot tell what was booked on the others.
  const partial = session.machine_restrictions.length > 0
  const used =
    partial ||
    (await db.maybe(sql`
    select 1 where exists (select from scrap_transaction where scrap_reason = ${code})
      or exists (select from material_transaction where scrap_reason = ${code})
      or exists (select from stop_code where scrap_reason = ${code})
      or exists (select from machine where scrap_reason = ${code})
      or exists (select from company_setting
        where name in ('startUpScrapReason', 'machineScrapReason') and value = ${code})`))
  if (used) return { refusal: 'scrap-reason-in-use', values: { code } }
  const before = await db.maybe(sql`
    delete from scrap_reason where code = ${code} and version = ${version} returning *`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'scrap-reason.removed', key: code, before })
  emit('SettingsChanged', {})
  return [{ code }]
})
