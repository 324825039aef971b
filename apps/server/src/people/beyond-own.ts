/** Whom somebody may not change because they have more: pages that would offer it anyway end in a refusal. */
import { effectivePermissions } from '@takt/domain/ground/roles.ts'
import { isWithinRights, type Rights } from '@takt/domain/ground/within-rights.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { levelPermissions, userLevels } from './user-levels.ts'

/** Of all accounts. */
export async function usersBeyond(db: CompanyDb, own: Rights): Promise<ReadonlySet<number>> {
  const levels = await levelPermissions(db)
  const users = await db.many<{
    user_id: number
    usertype: number
    granted: string[]
    removed: string[]
    machine_restrictions: string[]
  }>(sql`select user_id, usertype, granted, removed, machine_restrictions from app_user`)
  const beyond = users.filter((user) => {
    const permissions = effectivePermissions(user, levels.get(user.usertype) ?? null)
    return !isWithinRights(own, { ...user, permissions })
  })
  return new Set(beyond.map(({ user_id }) => user_id))
}

/** Whether somebody would give a level that has more than they have. */
export async function givesBeyond(db: CompanyDb, own: Rights, given: readonly number[]): Promise<boolean> {
  const levels = (await userLevels(db)).filter(({ usertype }) => given.includes(usertype))
  return levels.some((level) => !isWithinRights(own, { ...level, machine_restrictions: own.machine_restrictions }))
}
