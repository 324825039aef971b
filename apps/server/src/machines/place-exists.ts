import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

type Place = 'machine_id' | 'department_id' | 'zone_id' | 'category_id'

/** Whether there is such a machine, department, zone or category. */
export async function placeExists(db: CompanyDb, place: Place, id: string): Promise<boolean> {
  const found = {
    machine_id: sql`select 1 from machine where machine_id = ${id} and active`,
    department_id: sql`select 1 from department where code = ${id}`,
    zone_id: sql`select 1 from zone where code = ${id}`,
    category_id: sql`select 1 from category where code = ${id}`,
  }
  return (await db.maybe(found[place])) !== null
}
