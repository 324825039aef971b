import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { type HeldMachines, holdMachines } from './change-rules.ts'

/** Holds every machine and keeps what they are counted by until now: the setting may then be written. */
export async function holdContactLimit(db: CompanyDb, before: string, now: number): Promise<HeldMachines> {
  const held = await holdMachines(db, sql`select machine_id from machine`, now)
  await db.run(sql`
    insert into contact_limit_before (until, seconds) values (${new Date(held.at).toISOString()}, ${Number(before)})
    on conflict do nothing`)
  return held
}
