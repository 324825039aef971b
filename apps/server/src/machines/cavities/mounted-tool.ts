import type { Cavity } from '@takt/domain/machines/model/cavity.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'

/** Whose cavities are open or closed: an insert fills those of the tool it belongs to. */
export const toolOfCavities = (tool_id: Sql): Sql => sql`
  coalesce((select o.insert_of from tool o where o.tool_id = ${tool_id} and o.insert_of <> ''), ${tool_id})`

/** The inserts of the tool that is mounted in the machine; none when there is no tool. */
export function cavitiesOf(db: CompanyDb, machine_id: string): Promise<Cavity[]> {
  return db.many<Cavity>(sql`
    select m.machine_id, m.tool_id, i.insert_location, i.status
    from machine m join tool_insert i on i.tool_id = ${toolOfCavities(sql`m.tool_id`)}
    where m.machine_id = ${machine_id} and m.active
    order by i.insert_location`)
}

export async function mountedTool(db: CompanyDb, machine_id: string): Promise<string | null> {
  const machine = await db.maybe<{ tool_id: string }>(
    sql`select tool_id from machine where machine_id = ${machine_id} and active`,
  )
  return machine?.tool_id ?? null
}
