import type { UserLevelRow } from '@takt/domain/model/user-level.ts'
import { HIGHEST_LEVEL } from '@takt/domain/people/levels.ts'
import type { Permission } from '@takt/domain/permissions.ts'

export interface LevelsProps {
  levels: readonly UserLevelRow[]
  permissions: readonly Permission[]
  mayChange: boolean
  /** The cell whose change the server has not answered yet: level/permission. */
  busy: string | null
  onTurn: (usertype: number, permission: Permission, on: boolean) => void
  onName: (level: UserLevelRow) => void
}

/** The highest level has everything, whatever happens: somebody must be able to give rights back. */
export const isFixed = ({ usertype }: UserLevelRow): boolean => usertype === HIGHEST_LEVEL
