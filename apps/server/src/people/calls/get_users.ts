import { getUsers } from '@takt/contract/procedures/get_users.ts'
import { userRows } from '../administration/users.ts'
import { handle } from './handle.ts'

export default handle(getUsers, (_input, { db }) => userRows(db))
