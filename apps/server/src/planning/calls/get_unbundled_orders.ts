import { getUnbundledOrders } from '@takt/contract/planning/get_unbundled_orders.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { machinesOfCategory, planOf } from '../planning-machines.ts'

export default handle(getUnbundledOrders, async ({ category }, { db }) => {
  const machine_ids = (await machinesOfCategory(db, category)).map(({ machine_id }) => machine_id)
  const bundled = await db.many<{ card_no: string }>(sql`
    select card_no from bundle_card where machine_id = any (${machine_ids}) and not reported`)
  const taken = new Set(bundled.map(({ card_no }) => card_no))
  return (await planOf(db, machine_ids)).filter(({ card_no, cancelled }) => cancelled === 0 && !taken.has(card_no))
})
