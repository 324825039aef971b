import { createAccessKey } from '@takt/contract/people/create_access_key.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { newAccessKey } from '../../ground/sessions/access-key.ts'
import { tokenHash } from '../../ground/sessions/tokens.ts'
import { endOfDay } from '../sign-in-limits.ts'

export default handle(createAccessKey, async (input, { db, session, now, audit, emit }) => {
  const { opens, name, last_day = null } = input
  const key = newAccessKey(opens)
  const { key_id, valid_until } = await db.one<{ key_id: number; valid_until: string | null }>(sql`
    insert into access_key (opens, name, key_hash, created_by, created_at, valid_until)
    values (${opens}, ${name}, ${tokenHash(key)}, ${session.username}, ${new Date(now).toISOString()}, ${endOfDay(last_day)})
    returning key_id, valid_until`)
  if (valid_until !== null && Date.parse(valid_until) <= now) return { refusal: 'key-ends-in-the-past', values: {} }
  audit({ what: 'access-key.created', key: String(key_id), after: { opens, name, last_day } })
  emit('SettingsChanged', {})
  return [{ key_id, key }]
})
