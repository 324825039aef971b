import { getMachinesForCard } from '@takt/contract/procedures/get_machines_for_card.ts'
import { sql } from '../db/sql.ts'
import { machineRows } from '../machines/machine-rows.ts'
import { handle } from './handle.ts'

export default handle(getMachinesForCard, async ({ card_no }, { db, now }) => {
  const machines = await db.many<{ machine_id: string }>(sql`
    select machine_id from card where card_no = ${card_no} and status <> 'finished'
    union
    select machine_id from order_run where card_no = ${card_no} and end_time is null`)
  if (machines.length === 0) return []
  return await machineRows(db, { machine_ids: machines.map(({ machine_id }) => machine_id), now })
})
