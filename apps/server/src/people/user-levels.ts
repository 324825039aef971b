import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import type { Names } from '@takt/domain/ground/names.ts'
import { type Permission, permissionNames } from '@takt/domain/ground/permissions.ts'
import { levelBundle } from '@takt/domain/ground/roles.ts'
import type { KnownUser, LevelPermissions } from '@takt/domain/people/last-holder.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { lastDay } from './sign-in-limits.ts'
import { whatUserSees } from './users.ts'

interface StoredLevel {
  readonly usertype: number
  readonly names: Names
  readonly permissions: string[] | null
}

/** All that decides who may open the administration. Locked, so that two changes at once cannot lock everybody out. */
export async function holders(db: CompanyDb): Promise<{ users: KnownUser[]; levels: LevelPermissions }> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('administrators'), ${db.company_id})`)
  const users = await db.many<KnownUser>(
    sql`select usertype, granted, removed, active, machine_restrictions, ${whatUserSees} as sees, ${lastDay} as last_day, allowed_addresses
      from app_user`,
  )
  return { users, levels: await levelPermissions(db) }
}

export async function levelPermissions(db: CompanyDb): Promise<Map<number, readonly string[]>> {
  const stored = await storedLevels(db)
  return new Map(stored.flatMap(({ usertype, permissions }) => (permissions ? [[usertype, permissions]] : [])))
}

async function storedLevels(db: CompanyDb, which: Sql = sql``): Promise<StoredLevel[]> {
  return await db.many<StoredLevel>(sql`select usertype, names, permissions from user_level ${which}`)
}

export async function userLevels(db: CompanyDb): Promise<UserLevelRow[]> {
  const stored = await storedLevels(db)
  const counted = await db.many<{ usertype: number; users: number }>(
    sql`select usertype, count(*)::int as users from app_user where active group by usertype`,
  )
  return Array.from({ length: HIGHEST_LEVEL }, (_, at) => {
    const usertype = at + 1
    const level = stored.find((row) => row.usertype === usertype)
    return {
      usertype,
      names: level?.names ?? {},
      permissions: permissionsOf(usertype, level?.permissions ?? null),
      users: counted.find((row) => row.usertype === usertype)?.users ?? 0,
    }
  })
}

/** What a level may do, in the order of the catalogue; names that nobody knows any more are left out. */
export function permissionsOf(usertype: number, stored: readonly string[] | null): Permission[] {
  if (usertype >= HIGHEST_LEVEL) return [...permissionNames]
  const has: readonly string[] = stored ?? levelBundle(usertype)
  return permissionNames.filter((name) => has.includes(name))
}
