import { balthzarGetLastOrderWithToolOnMachine } from '@takt/contract/orders/balthzar_get_last_order_with_tool_on_machine.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { orderRows } from '../order-rows.ts'

export default handle(balthzarGetLastOrderWithToolOnMachine, ({ machine_id, tool_id }, { db }) =>
  orderRows(db, {
    where: sql`r.machine_id = ${machine_id}
      and ${tool_id} in (coalesce(nullif(r.tool_id, ''), p.tool_id), r.structure_tool_id)`,
    order: sql`r.start_time desc, r.p_order desc`,
    limit: 1,
  }),
)
