import type { UserSetting, UserSettingRow } from '@takt/domain/people/model/user-setting.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const zone = sql`(select time_zone from company)`

/** The last day of the plant's own calendar on which the user may sign in, or a key opens anything. */
export const lastDay: Sql = sql`to_char((valid_until - interval '1 microsecond') at time zone ${zone}, 'YYYY-MM-DD')`

/** The moment at which a day of the plant ends; null for none. */
export const endOfDay = (day: string | null): Sql => sql`(${day}::date + 1)::timestamp at time zone ${zone}`

/** Until when and from where a user may sign in. */
export interface SignInLimits {
  readonly last_day: string | null
  readonly allowed_addresses: readonly string[]
}

/** What was left out stays as it is. */
export function signInLimits(wanted: UserSetting, before: UserSettingRow | null): SignInLimits {
  return {
    last_day: wanted.last_day === undefined ? (before?.last_day ?? null) : wanted.last_day,
    allowed_addresses: wanted.allowed_addresses ?? before?.allowed_addresses ?? [],
  }
}

/** Nobody gives themselves more time or other addresses than they were given. */
export function liftsOwnLimits(before: UserSettingRow | null, to: SignInLimits): boolean {
  if (!before) return false
  const { last_day = null, allowed_addresses: from = [] } = before
  const later = last_day !== null && (to.last_day === null || to.last_day > last_day)
  return (
    later ||
    (from.length > 0 && (to.allowed_addresses.length === 0 || to.allowed_addresses.some((one) => !from.includes(one))))
  )
}

export async function writeSignInLimits(
  db: CompanyDb,
  user_id: number,
  { to, before }: { to: SignInLimits; before: UserSettingRow | null },
): Promise<void> {
  await db.run(sql`update app_user set allowed_addresses = ${[...to.allowed_addresses]}::text[]
    where user_id = ${user_id}`)
  // An end in the middle of a day, set by another program, is not moved to the day's end by a change of something else.
  if ((before?.last_day ?? null) === to.last_day) return
  await db.run(sql`update app_user set valid_until = ${endOfDay(to.last_day)}
    where user_id = ${user_id}`)
}
