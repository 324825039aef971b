import { getMachinesForCard } from '@takt/contract/orders/get_machines_for_card.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { machineRows } from '../../machines/machine-rows.ts'

export default handle(getMachinesForCard, async ({ card_no }, { db, now }) => {
  const machines = await db.many<{ machine_id: string }>(sql`
    select machine_id from card where card_no = ${card_no} and status <> 'finished'
    union
    select machine_id from order_run where card_no = ${card_no} and end_time is null`)
  if (machines.length === 0) return []
  return await machineRows(db, { machine_ids: machines.map(({ machine_id }) => machine_id), now })
})
