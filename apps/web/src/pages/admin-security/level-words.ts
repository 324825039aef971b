import type { UserLevelRow } from '@takt/domain/model/user-level.ts'
import { HIGHEST_LEVEL } from '@takt/domain/people/levels.ts'
import type { Permission } from '@takt/domain/permissions.ts'
import type { useText } from '../../data/use-text.ts'

export interface LevelsProps {
  levels: readonly UserLevelRow[]
  permissions: readonly Permission[]
  mayChange: boolean
  /** The cell whose change the server has not answered yet: level/permission. */
  busy: string | null
  onTurn: (usertype: number, permission: Permission, on: boolean) => void
  onName: (level: UserLevelRow) => void
}

const named = { 1: 'level.operator', 2: 'level.supervisor', 3: 'level.planner', 9: 'level.administrator' } as const

/** What the company calls it, else what the product does. */
export function levelName({ usertype, level_name }: UserLevelRow, text: ReturnType<typeof useText>): string {
  if (level_name !== '') return level_name
  return usertype in named ? text(named[usertype as keyof typeof named]) : text('level.plain', { level: usertype })
}

/** The highest level has everything, whatever happens: somebody must be able to give rights back. */
export const isFixed = ({ usertype }: UserLevelRow): boolean => usertype === HIGHEST_LEVEL
