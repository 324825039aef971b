import { deleteSetupType } from '@takt/contract/stops/delete_setup_type.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(deleteSetupType, async ({ code, version }, { db, session, audit, emit }) => {
  // Who sees some machines only cannot tell what was set up on the others.
  const partial = session.machine_restrictions.length > 0
  const used = partial || (await db.maybe(sql`select 1 from order_run where setup_type = ${code} limit 1`))
  if (used) return { refusal: 'setup-type-in-use', values: { code } }
  const before = await db.maybe(sql`delete from setup_type where code = ${code} and version = ${version} returning *`)
  if (!before) return { refusal: 'changed-by-someone-else', values: {} }
  audit({ what: 'setup-type.removed', key: code, before })
  emit('SettingsChanged', {})
  return [{ code }]
})
