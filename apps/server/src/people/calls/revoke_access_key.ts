import { revokeAccessKey } from '@takt/contract/people/revoke_access_key.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(revokeAccessKey, async ({ key_id }, { db, now, audit, emit }) => {
  const revoked = await db.maybe<{ opens: string; name: string }>(sql`
    update access_key set revoked_at = coalesce(revoked_at, ${new Date(now).toISOString()})
    where key_id = ${key_id} returning opens, name`)
  if (!revoked) return { refusal: 'access-key-not-found', values: {} }
  audit({ what: 'access-key.revoked', key: String(key_id), before: revoked })
  emit('SettingsChanged', {})
  return [{ key_id }]
})
