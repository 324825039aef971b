import { unlinkFromProvider } from '@takt/contract/people/unlink_from_provider.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(unlinkFromProvider, async ({ user_id }, { db, audit, emit }) => {
  const [unlinked] = await db.many<{ issuer: string; subject: string }>(
    sql`delete from provider_identity where user_id = ${user_id} returning issuer, subject`,
  )
  if (!unlinked) return { refusal: 'user-not-linked', values: {} }
  const { username } = await db.one<{ username: string }>(sql`select username from app_user where user_id = ${user_id}`)
  const ended = await db.many(sql`
    delete from session s using provider_session p
    where s.company_id = p.company_id and s.token_hash = p.token_hash and s.user_id = ${user_id} returning s.user_id`)
  audit({ what: 'user.unlinked', key: username, before: unlinked })
  emit('SettingsChanged', {})
  return [{ user_id, ended_sessions: ended.length }]
})
