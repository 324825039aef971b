import { getEuromapPrograms } from '@takt/contract/machines/get_euromap_programs.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getEuromapPrograms, ({ machine_id }, { db }) =>
  db.many(sql`
    select program_id, description, part_no, tool_id, locked, lock_comment, changed_by,
      coalesce(to_json(changed_at) #>> '{}', '') as changed_at
    from euromap_program where machine_id = ${machine_id} order by program_id limit 500`),
)
