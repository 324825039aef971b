import { getGroups } from '@takt/contract/procedures/get_groups.ts'
import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { raw, sql } from '../db/sql.ts'
import { handle } from './handle.ts'

const groups = (table: 'department' | 'zone' | 'category') => sql`
  select ${table}::text as group_type, g.code, g.description, count(m.machine_id)::int as machines
  from ${raw(table)} g join machine m on m.${raw(table)} = g.code and m.active
  group by g.code, g.description`

export default handle(getGroups, (_input, { db }) =>
  db.many<ProcedureRow<'get_groups'>>(sql`
    ${groups('department')} union all ${groups('zone')} union all ${groups('category')}
    order by group_type, description, code`),
)
