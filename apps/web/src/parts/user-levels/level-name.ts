import type { Language } from '@takt/domain/ground/languages.ts'
import type { UserLevelRow } from '@takt/domain/ground/model/user-level.ts'
import { isNamed, nameIn } from '@takt/domain/ground/names.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { useCallback } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useSession } from '../../data/session/session.ts'
import { useLanguage } from '../../data/words/language.ts'
import { useText } from '../../data/words/use-text.ts'

const named = { 1: 'level.operator', 2: 'level.supervisor', 3: 'level.planner', 9: 'level.administrator' } as const

/** What the company calls it, else what the product does. */
export function levelName(
  { usertype, names }: Pick<UserLevelRow, 'usertype' | 'names'>,
  { text, language }: { text: ReturnType<typeof useText>; language: Language },
): string {
  if (isNamed(names)) return nameIn(names, language)
  return usertype in named ? text(named[usertype as keyof typeof named]) : text('level.plain', { level: usertype })
}

/** The same by number, for pages that are not about levels; who may not see them reads the product's names. */
export function useLevelName(): (usertype: number) => string {
  const text = useText()
  const language = useLanguage()
  const enabled = can(useSession(), 'view-permissions')
  const { rows } = useLoad('get_user_levels', {}, { enabled, reloadOn: ['SettingsChanged'] })
  return useCallback(
    (usertype) =>
      levelName(rows?.find((row) => row.usertype === usertype) ?? { usertype, names: {} }, { text, language }),
    [rows, text, language],
  )
}
