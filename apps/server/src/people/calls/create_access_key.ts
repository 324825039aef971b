import { createAccessKey } from '@takt/contract/procedures/create_access_key.ts'
import { newAccessKey } from '../access-keys/access-key.ts'
import { sql } from '../db/sql.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { handle } from './handle.ts'

export default handle(createAccessKey, async ({ opens, name }, { db, session, now, audit, emit }) => {
  // A key speaks for every machine: somebody who sees some of them would reach the others with it.
  if (session.machine_restrictions.length > 0) return { refusal: 'access-key-all-machines', values: {} }
  const key = newAccessKey(opens)
  const { key_id } = await db.one<{ key_id: number }>(sql`
    insert into access_key (opens, name, key_hash, created_by, created_at)
    values (${opens}, ${name}, ${tokenHash(key)}, ${session.username}, ${new Date(now).toISOString()})
    returning key_id`)
  audit({ what: 'access-key.created', key: String(key_id), after: { opens, name } })
  emit('SettingsChanged', {})
  return [{ key_id, key }]
})
