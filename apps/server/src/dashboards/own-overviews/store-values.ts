import type { OverviewValues } from '@takt/domain/machines/overview/own-overview.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'

/** The last ones count: values are given as a whole. */
export async function storeValues(
  db: CompanyDb,
  given: {
    readonly template: string
    readonly values: Partial<OverviewValues>
    readonly username: string
    readonly at: string
  },
): Promise<void> {
  await db.run(sql`
    insert into config (system_function, template, version, config, changed_by, changed_at)
    values ('own_overviews', ${given.template}, 1, ${JSON.stringify(given.values)}, ${given.username}, ${given.at})
    on conflict (company_id, system_function, template) do update
      set version = config.version + 1, config = excluded.config, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at`)
}
