import { addMyMachine } from '@takt/contract/people/add_my_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { favouritesOf } from '../favourites.ts'

export default handle(addMyMachine, async ({ machine_id }, { db, user_id, session, audit, emit }) => {
  const known = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id} and active`)
  if (!known) return { refusal: 'machine-not-found', values: { machine_id } }
  const added = await db.maybe(sql`
    insert into favourite_machine (user_id, machine_id) values (${user_id}, ${machine_id})
    on conflict do nothing returning machine_id`)
  if (added) {
    audit({ what: 'favourite.added', key: `${session.username}/${machine_id}` })
    emit('FavouritesChanged', {})
  }
  return await favouritesOf(db, user_id)
})
