import { getMachinePriorities } from '@takt/contract/procedures/get_machine_priorities.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getMachinePriorities, (_input, { db }) =>
  db.many<{ machine_id: string; priority: number }>(
    sql`select machine_id, priority from machine where active order by priority, machine_id`,
  ),
)
