import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { useCallback } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { useText } from '../../data/words/use-text.ts'

const named = { 1: 'level.operator', 2: 'level.supervisor', 3: 'level.planner', 9: 'level.administrator' } as const

/** What the company calls it, else what the product does. */
export function levelName(
  { usertype, level_name }: Pick<UserLevelRow, 'usertype' | 'level_name'>,
  text: ReturnType<typeof useText>,
): string {
  if (level_name !== '') return level_name
  return usertype in named ? text(named[usertype as keyof typeof named]) : text('level.plain', { level: usertype })
}

/** The same by number, for pages that are not about levels; who may not see them reads the product's names. */
export function useLevelName(): (usertype: number) => string {
  const text = useText()
  const enabled = can(useSession(), 'view-permissions')
  const { rows } = useLoad('get_user_levels', {}, { enabled, reloadOn: ['SettingsChanged'] })
  return useCallback(
    (usertype) => levelName(rows?.find((row) => row.usertype === usertype) ?? { usertype, level_name: '' }, text),
    [rows, text],
  )
}
