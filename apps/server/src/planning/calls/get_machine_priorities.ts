import { getMachinePriorities } from '@takt/contract/planning/get_machine_priorities.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getMachinePriorities, (_input, { db }) =>
  db.many<{ machine_id: string; priority: number }>(
    sql`select machine_id, priority from machine where active order by priority, machine_id`,
  ),
)
