import { createAccessKey } from '@takt/contract/people/create_access_key.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { newAccessKey } from '../../ground/sessions/access-key.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'

export default handle(createAccessKey, async ({ opens, name }, { db, session, now, audit, emit }) => {
  const key = newAccessKey(opens)
  const { key_id } = await db.one<{ key_id: number }>(sql`
    insert into access_key (opens, name, key_hash, created_by, created_at)
    values (${opens}, ${name}, ${tokenHash(key)}, ${session.username}, ${new Date(now).toISOString()})
    returning key_id`)
  audit({ what: 'access-key.created', key: String(key_id), after: { opens, name } })
  emit('SettingsChanged', {})
  return [{ key_id, key }]
})
