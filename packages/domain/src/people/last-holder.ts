import { HIGHEST_LEVEL } from '../ground/levels.ts'
import type { Permission } from '../ground/permissions.ts'
import { effectivePermissions } from '../ground/roles.ts'

export interface KnownUser {
  readonly usertype: number
  readonly granted: readonly string[]
  readonly removed: readonly string[]
  readonly active: boolean
  /** Somebody who sees some machines only may change nothing that is for the whole plant. */
  readonly machine_restrictions?: readonly string[] | undefined
  /** Somebody who has one part of the product only never comes to the administration. */
  readonly sees?: string | undefined
  /** Somebody whose time ends, or who comes in from some addresses only, is not one to rely on. */
  readonly last_day?: string | null | undefined
  readonly allowed_addresses?: readonly string[] | undefined
}

/** What the company has decided for a level; one that is missing has what the product gives it. */
export type LevelPermissions = ReadonlyMap<number, readonly string[]>

/** Who opens the administration and may change nothing there lets nobody in again. */
const KEYS: readonly Permission[] = ['can-access-admin-panel', 'can-do-admin-actions']

export function holdsTheKeys(user: KnownUser, levels: LevelPermissions): boolean {
  if (!user.active || (user.sees ?? 'everything') !== 'everything') return false
  if ((user.last_day ?? null) !== null || (user.allowed_addresses ?? []).length > 0) return false
  if ((user.machine_restrictions ?? []).length > 0) return false
  const has: readonly string[] = effectivePermissions(user, levels.get(user.usertype) ?? null)
  return KEYS.every((key) => has.includes(key))
}

interface Holders {
  readonly users: readonly KnownUser[]
  readonly levels: LevelPermissions
}

/**
 * Whether a change would take the administration from the last one who can run it. Nobody gives what they do not have
 * themselves: where somebody of the highest level could, one of the highest level has to remain.
 */
export function locksEverybodyOut(before: Holders, after: Holders): boolean {
  const remains = (least: number) =>
    [before, after].map(({ users, levels }) =>
      users.some((user) => user.usertype >= least && holdsTheKeys(user, levels)),
    )
  return [0, HIGHEST_LEVEL].some((least) => {
    const [had, has] = remains(least)
    return had && !has
  })
}
