import { getUsers } from '@takt/contract/people/get_users.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { userRows } from '../users.ts'

export default handle(getUsers, async (_input, { db }) => {
  const factors = await db.many<{ user_id: number }>(
    sql`select user_id from second_factor where confirmed_at is not null union select user_id from passkey`,
  )
  const have = new Set(factors.map(({ user_id }) => user_id))
  return (await userRows(db)).map((row) => ({ ...row, second_factor: have.has(row.user_id) }))
})
