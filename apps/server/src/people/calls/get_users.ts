import { getUsers } from '@takt/contract/people/get_users.ts'
import { handle } from '../../ground/call/handle.ts'
import { userRows } from '../users.ts'

export default handle(getUsers, (_input, { db }) => userRows(db))
