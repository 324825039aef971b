import type { Permission } from '../ground/permissions.ts'
import { effectivePermissions } from '../ground/roles.ts'

export interface KnownUser {
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
  readonly active: boolean
  /** Somebody who has one part of the product only never comes to the administration. */
  readonly sees?: string | undefined
  /** Somebody whose time ends, or who comes in from some addresses only, is not one to rely on. */
  readonly last_day?: string | null | undefined
  readonly allowed_addresses?: readonly string[] | undefined
}

/** What the company has decided for a level; one that is missing has what the product gives it. */
export type LevelPermissions = ReadonlyMap<number, readonly string[]>

/** Without a single one nobody could open the administration again, from inside. */
export const KEY_PERMISSION: Permission = 'can-access-admin-panel'

export function holdsTheKey(user: KnownUser, levels: LevelPermissions): boolean {
  if (!user.active || (user.sees ?? 'everything') !== 'everything') return false
  if ((user.last_day ?? null) !== null || (user.allowed_addresses ?? []).length > 0) return false
  return effectivePermissions(user, levels.get(user.usertype) ?? null).includes(KEY_PERMISSION)
}

/** Whether a change would take the administration from the last one who may open it. */
export function locksEverybodyOut(
  before: { users: readonly KnownUser[]; levels: LevelPermissions },
  after: { users: readonly KnownUser[]; levels: LevelPermissions },
): boolean {
  const holds = ({ users, levels }: typeof before) => users.some((user) => holdsTheKey(user, levels))
  return holds(before) && !holds(after)
}
