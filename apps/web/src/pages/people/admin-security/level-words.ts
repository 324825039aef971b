import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import type { Session } from '@takt/domain/ground/model/session.ts'
import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { can, type Permission, type PermissionHolder, permissionNames } from '@takt/domain/ground/permissions.ts'

export interface LevelsProps {
  levels: readonly UserLevelRow[]
  permissions: readonly Permission[]
  /** Whether this name, or this permission of it, is theirs to change. */
  mayName: (level: UserLevelRow) => boolean
  mayTurn: (level: UserLevelRow, permission: Permission) => boolean
  /** The cell whose change the server has not answered yet: level/permission. */
  busy: string | null
  onTurn: (usertype: number, permission: Permission, on: boolean) => void
  onName: (level: UserLevelRow) => void
}

type Own = PermissionHolder & Pick<Session, 'usertype'>

/** As the server holds it: nobody changes a level above their own. */
export const mayName = (own: Own, { usertype }: UserLevelRow): boolean => usertype <= own.usertype

/**
 * Nobody gives what they do not have. The highest level has everything, whatever happens: somebody must be able to give
 * rights back.
 */
export function mayTurn(own: Own, level: UserLevelRow, permission: Permission): boolean {
  if (level.usertype === HIGHEST_LEVEL || !mayName(own, level)) return false
  return can(own, permission) || level.permissions.includes(permission)
}

/** Whether there is anything that is not theirs. */
export const isLimited = (own: Own): boolean =>
  own.usertype < HIGHEST_LEVEL || permissionNames.some((name) => !can(own, name))
