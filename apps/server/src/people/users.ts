import { roles } from '@takt/domain/ground/roles.ts'
import type { UserSettingRow } from '@takt/domain/people/model/user-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { lastDay } from './sign-in-limits.ts'

const MOST_USERS = 5_000

/** The columns hold one mark each; of several the narrowest counts. */
export const whatUserSees: Sql = sql`case when only_ia then 'activities' when dashboard_isolated then 'dashboard'
  when only_dashboards then 'dashboards' when only_interface then 'machine' else 'everything' end`

export async function userRows(db: CompanyDb, which: Sql = sql``): Promise<UserSettingRow[]> {
  return await db.many<UserSettingRow>(sql`
    select user_id, version, username, full_name, employee_number, email, language, usertype, granted, removed,
      machine_restrictions, deviceuser, internal_activity, show_cavities, resource_planning,
      ${whatUserSees} as sees, isolated_dashboard, assigned_machine, ${lastDay} as last_day, allowed_addresses, active
    from app_user ${which} order by username limit ${MOST_USERS}`)
}

/** The name that stands beside a level in the table; what a user may do goes by the level alone. */
export function roleOf(usertype: number): string {
  const below = Object.entries(roles).filter(([, role]) => role.usertype <= usertype)
  return below.at(-1)?.[0] ?? 'operator'
}
