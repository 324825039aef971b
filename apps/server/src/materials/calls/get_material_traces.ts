import { getMaterialTraces } from '@takt/contract/materials/get_material_traces.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getMaterialTraces, async ({ machine_id, card_no }, { db }) =>
  db.many(sql`
    select t.p_order, t.group_no, t.position, t.trace_id, t.at, t.username
    from order_run r join material_trace t on t.p_order = r.p_order
    where r.card_no = ${card_no} and r.machine_id = ${machine_id}
    order by t.p_order desc, t.group_no desc, t.position limit 500`),
)
