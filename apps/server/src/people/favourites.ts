import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** The list 'mine' of a user: machines they may still see. */
export function favouritesOf(db: CompanyDb, user_id: number): Promise<{ machine_id: string }[]> {
  return db.many<{ machine_id: string }>(sql`
    select f.machine_id from favourite_machine f join machine m on m.machine_id = f.machine_id and m.active
    where f.user_id = ${user_id} order by f.machine_id`)
}
