import { balthzarGetFreeToolInserts } from '@takt/contract/orders/balthzar_get_free_tool_inserts.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

/** An insert that sits in another tool is not free; the one that sits in this tool may stay. */
export default handle(balthzarGetFreeToolInserts, ({ tool_id }, { db }) =>
  db.many(sql`
    select i.tool_id, i.tool_description, t.old_insert_id
    from tool t join tool i on i.insert_of = t.tool_id
    where t.tool_id = ${tool_id}
      and not exists (select from tool o where o.old_insert_id = i.tool_id and o.tool_id <> t.tool_id)
    order by i.tool_id limit 500`),
)
