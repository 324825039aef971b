import { getUsers } from '@takt/contract/people/get_users.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { choosesPassword } from '../../ground/sessions/chooses-password.ts'
import { usersBeyond } from '../beyond-own.ts'
import { userRows } from '../users.ts'

export default handle(getUsers, async (_input, { db, session }) => {
  const factors = await db.many<{ user_id: number }>(
    sql`select user_id from second_factor where confirmed_at is not null union select user_id from passkey`,
  )
  const given = await db.many<{ user_id: number }>(
    sql`select user_id from app_user u where ${choosesPassword} and has_password`,
  )
  const beyond = await usersBeyond(db, session)
  const choose = new Set(given.map(({ user_id }) => user_id))
  const have = new Set(factors.map(({ user_id }) => user_id))
  return (await userRows(db)).map((row) => ({
    ...row,
    second_factor: have.has(row.user_id),
    first_password: choose.has(row.user_id),
    beyond_own: beyond.has(row.user_id),
  }))
})
