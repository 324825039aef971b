import { getSetupTypes } from '@takt/contract/procedures/get_setup_types.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getSetupTypes, ({ machine_id }, { db, session }) =>
  db.many(sql`
    select code,
      case when ${session.language} = 'sv' and description_sv <> '' then description_sv else description end as description
    from setup_type where active and (machines is null or ${machine_id} = any (machines))
    order by view_order, code limit 200`),
)
