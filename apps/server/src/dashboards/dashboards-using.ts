import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** The titles of the dashboards that have this one as a part: without it they would show a hole. */
export async function dashboardsUsing(db: CompanyDb, slug: string): Promise<string[]> {
  const rows = await db.many<{ title: string }>(sql`
    select config->>'title' as title from config
    where system_function = 'dashboards' and template <> ${slug}
      and jsonb_path_exists(config, '$.widgets[*].config.**.dashboard.slug ? (@ == $slug)',
        jsonb_build_object('slug', ${slug}::text))
    order by 1`)
  return rows.map(({ title }) => title)
}
