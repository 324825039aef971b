import { changeMyMachines } from '@takt/contract/procedures/change_my_machines.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(changeMyMachines, async ({ machine_id, operation }, { db, user_id, session, emit }) => {
  const known = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id} and active`)
  if (!known) return { refusal: 'machine-not-found', values: { machine_id } }
  if (operation === 'add') {
    await db.run(sql`insert into favourite_machine (user_id, machine_id) values (${user_id}, ${machine_id})
      on conflict do nothing`)
  } else {
    await db.run(sql`delete from favourite_machine where user_id = ${user_id} and machine_id = ${machine_id}`)
  }
  emit('FavouritesChanged', { username: session.username })
  return await db.many<{ machine_id: string }>(
    sql`select machine_id from favourite_machine where user_id = ${user_id} order by machine_id`,
  )
})
