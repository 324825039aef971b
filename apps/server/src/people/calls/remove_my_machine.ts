import { removeMyMachine } from '@takt/contract/procedures/remove_my_machine.ts'
import { sql } from '../db/sql.ts'
import { favouritesOf } from '../people/favourites.ts'
import { handle } from './handle.ts'

export default handle(removeMyMachine, async ({ machine_id }, { db, user_id, session, audit, emit }) => {
  const removed = await db.maybe(sql`
    delete from favourite_machine where user_id = ${user_id} and machine_id = ${machine_id} returning machine_id`)
  if (removed) {
    audit({ what: 'favourite.removed', key: `${session.username}/${machine_id}` })
    emit('FavouritesChanged', { username: session.username })
  }
  return await favouritesOf(db, user_id)
})
