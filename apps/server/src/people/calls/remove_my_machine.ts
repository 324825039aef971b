import { removeMyMachine } from '@takt/contract/people/remove_my_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { favouritesOf } from '../favourites.ts'

export default handle(removeMyMachine, async ({ machine_id }, { db, user_id, session, audit, emit }) => {
  const removed = await db.maybe(sql`
    delete from favourite_machine where user_id = ${user_id} and machine_id = ${machine_id} returning machine_id`)
  if (removed) {
    audit({ what: 'favourite.removed', key: `${session.username}/${machine_id}` })
    emit('FavouritesChanged', {})
  }
  return await favouritesOf(db, user_id)
})
