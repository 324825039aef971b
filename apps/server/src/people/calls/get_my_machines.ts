import { getMyMachines } from '@takt/contract/procedures/get_my_machines.ts'
import { favouritesOf } from '../people/favourites.ts'
import { handle } from './handle.ts'

export default handle(getMyMachines, (_input, { db, user_id }) => favouritesOf(db, user_id))
