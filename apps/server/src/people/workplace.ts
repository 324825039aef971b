import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { UserSees, UserSetting, UserSettingRow } from '@takt/domain/people/model/user-setting.ts'
import { unknownMachine } from '../ground/call/known-machines.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Which part of the product a user has, and where they begin in it. */
export interface Workplace {
  readonly sees: UserSees
  readonly isolated_dashboard: string
  readonly assigned_machine: string
}

/** What was left out stays as it is. */
export function workplaceOf(wanted: UserSetting, before: UserSettingRow | null): Workplace {
  return {
    sees: wanted.sees ?? before?.sees ?? 'everything',
    isolated_dashboard: wanted.isolated_dashboard ?? before?.isolated_dashboard ?? '',
    assigned_machine: wanted.assigned_machine ?? before?.assigned_machine ?? '',
  }
}

/** What was chosen long ago may be gone by now: only a new choice has to be there. */
export async function workplaceProblem(
  db: CompanyDb,
  to: Workplace,
  before: UserSettingRow | null,
): Promise<Refusal | null> {
  const { isolated_dashboard: dashboard, assigned_machine: machine } = to
  if (to.sees === 'dashboard' && dashboard === '') return { refusal: 'user-needs-dashboard', values: {} }
  if (dashboard !== '' && dashboard !== before?.isolated_dashboard) {
    const there = await db.maybe(
      sql`select 1 from config where system_function = 'dashboards' and template = ${dashboard}`,
    )
    if (!there) return { refusal: 'dashboard-not-there', values: { dashboard } }
  }
  return machine === '' || machine === before?.assigned_machine ? null : await unknownMachine(db, [machine])
}

/** Marks that say the same as before are left alone: a user may have two of them. */
export async function writeWorkplace(
  db: CompanyDb,
  user_id: number,
  { to, before }: { to: Workplace; before: UserSettingRow | null },
): Promise<void> {
  await db.run(sql`update app_user set isolated_dashboard = ${to.isolated_dashboard},
    assigned_machine = ${to.assigned_machine} where user_id = ${user_id}`)
  if (before?.sees === to.sees) return
  await db.run(sql`update app_user set only_ia = ${to.sees === 'activities'},
    dashboard_isolated = ${to.sees === 'dashboard'}, only_dashboards = ${to.sees === 'dashboards'},
    only_interface = ${to.sees === 'machine'} where user_id = ${user_id}`)
}
