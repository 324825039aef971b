/** What dashboards were before each save; the newest version of each stands in config alone. */
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Somebody who tries things out saves ten times an hour: nobody goes back further, and the disk is finite. */
const MOST_KEPT = 100

/** Of the dashboard as it is stored now, before it is written over. */
export async function keepVersion(db: CompanyDb, template: string): Promise<void> {
  await db.run(sql`
    insert into dashboard_version (template, version, config, changed_by, changed_at)
    select template, version, config, changed_by, changed_at from config
    where system_function = 'dashboards' and template = ${template}
    on conflict do nothing`)
  await db.run(sql`
    delete from dashboard_version where template = ${template} and version <= (
      select version from dashboard_version where template = ${template}
      order by version desc offset ${MOST_KEPT} limit 1)`)
}

/** A new dashboard of the same name begins with its first version. */
export async function dropVersions(db: CompanyDb, template: string): Promise<void> {
  await db.run(sql`delete from dashboard_version where template = ${template}`)
}
