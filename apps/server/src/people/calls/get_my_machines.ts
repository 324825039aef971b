import { getMyMachines } from '@takt/contract/people/get_my_machines.ts'
import { handle } from '../../ground/call/handle.ts'
import { favouritesOf } from '../favourites.ts'

export default handle(getMyMachines, (_input, { db, user_id }) => favouritesOf(db, user_id))
