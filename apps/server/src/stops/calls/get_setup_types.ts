import { getSetupTypes } from '@takt/contract/stops/get_setup_types.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getSetupTypes, ({ machine_id }, { db, session }) =>
  db.many(sql`
    select code,
      takt_name(names, ${session.language}) as description
    from setup_type where active and (machines is null or ${machine_id} = any (machines))
    order by view_order, code limit 200`),
)
