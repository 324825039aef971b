/** Somebody who comes in with a password when the provider is gone, whatever else is set: there is always one. */
import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { holdsTheKeys, type KnownUser } from '@takt/domain/people/last-holder.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { lastDay } from '../sign-in-limits.ts'
import { whatUserSees } from '../users.ts'

/** Whether this user can be the one. */
export async function emergencyProblem(db: CompanyDb, user_id: number | null): Promise<Refusal | null> {
  if (user_id === null) return { refusal: 'emergency-user-missing', values: {} }
  const user = await db.maybe<KnownUser & { username: string; has_password: boolean; linked: boolean }>(sql`
    select username, usertype, granted, removed, active, ${whatUserSees} as sees, ${lastDay} as last_day,
      allowed_addresses, has_password and not deviceuser as has_password, exists (select from provider_identity i
        where i.company_id = app_user.company_id and i.user_id = app_user.user_id) as linked
    from app_user where user_id = ${user_id}`)
  if (user && isReliable(user) && user.has_password && !user.linked) return null
  return { refusal: 'emergency-user-unfit', values: { username: user?.username ?? '' } }
}

/** The highest level has every right, whatever is changed of the levels. */
function isReliable(user: KnownUser): boolean {
  return user.usertype === HIGHEST_LEVEL && holdsTheKeys(user, new Map())
}

/** Asked before a user is changed: the one who is relied on must stay what they are. */
export async function emergencyUserStays(
  db: CompanyDb,
  user_id: number | null,
  to: KnownUser,
): Promise<Refusal | null> {
  if (isReliable(to)) return null
  const relied = await db.maybe<{ label: string }>(
    sql`select label from sign_in_provider where enabled and emergency_user = ${user_id}`,
  )
  return relied ? { refusal: 'emergency-user-stays', values: { provider: relied.label } } : null
}
