import { Dashboard } from '@takt/domain/dashboard/dashboard.ts'
import type { Session } from '@takt/domain/model/session.ts'
import { reachesLevel } from '@takt/domain/people/levels.ts'
import { can } from '@takt/domain/permissions.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

export interface StoredDashboard {
  readonly version: number
  readonly config: Dashboard
}

/** A dashboard hidden from the user is as good as none; who may open the builder sees all, an isolated user only his own. */
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
  return mayKnowDashboard(session, config) ? { version: row.version, config } : null
}
