import { HIGHEST_LEVEL } from '@takt/domain/ground/levels.ts'
import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import type { Permission } from '@takt/domain/ground/permissions.ts'

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
