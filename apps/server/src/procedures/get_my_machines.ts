import { getMyMachines } from '@takt/contract/procedures/get_my_machines.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getMyMachines, (_input, { db, user_id }) =>
  db.many<{ machine_id: string }>(
    sql`select machine_id from favourite_machine where user_id = ${user_id} order by machine_id`,
  ),
)
