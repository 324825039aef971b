import { Dashboard } from '@takt/domain/dashboards/dashboard.ts'
import { reachesLevel } from '@takt/domain/ground/levels.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { dashboardsWithin } from './dashboards-within.ts'

export interface StoredDashboard {
  readonly version: number
  readonly config: Dashboard
}

/** A hidden dashboard is as good as none; those who may open the builder see all, an isolated user only their own. */
export function mayKnowDashboard(session: Session, config: Pick<Dashboard, 'slug' | 'display' | 'userlevel'>): boolean {
  if (session.dashboard_isolated && session.isolated_dashboard !== '') return config.slug === session.isolated_dashboard
  if (can(session, 'view-dashboard-templates')) return true
  return config.display && reachesLevel(session, config.userlevel)
}

export async function findDashboard(
  db: CompanyDb,
  session: Session,
  template: string,
): Promise<StoredDashboard | null> {
  const row = await db.maybe<{ version: number; config: unknown }>(
    sql`select version, config from config where system_function = 'dashboards' and template = ${template}`,
  )
  if (!row) return null
  const config = Dashboard.parse(row.config)
  const may = mayKnowDashboard(session, config) || (await isInsideOwn(db, session, template))
  return may ? { version: row.version, config } : null
}

/** Who has one dashboard sees what is drawn inside it. */
async function isInsideOwn(db: CompanyDb, session: Session, template: string): Promise<boolean> {
  if (!session.dashboard_isolated || session.isolated_dashboard === '') return false
  const within = await dashboardsWithin(session.isolated_dashboard, (slugs) =>
    db.many<{ config: unknown }>(
      sql`select config from config where system_function = 'dashboards' and template = any (${slugs})`,
    ),
  )
  return within.some(({ slug }) => slug === template)
}
