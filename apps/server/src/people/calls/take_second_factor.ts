import { takeSecondFactor } from '@takt/contract/people/take_second_factor.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(takeSecondFactor, async ({ user_id }, { db, user_id: self, audit, emit }) => {
  // One's own goes with password and code: a screen left open must not do.
  if (user_id === self) return { refusal: 'own-second-factor', values: {} }
  const user = await db.maybe<{ username: string }>(sql`select username from app_user where user_id = ${user_id}`)
  const taken = user && [
    ...(await db.many(sql`delete from second_factor where user_id = ${user_id} returning user_id`)),
    ...(await db.many(sql`delete from passkey where user_id = ${user_id} returning user_id`)),
  ]
  if (!user || !taken || taken.length === 0) return { refusal: 'second-factor-not-found', values: {} }
  // What was lost may be signed in.
  const ended = await db.many(sql`delete from session where user_id = ${user_id} returning user_id`)
  audit({ what: 'second-factor.taken-away', key: user.username, after: { ended_sessions: ended.length } })
  emit('SettingsChanged', {})
  return [{ ended_sessions: ended.length }]
})
