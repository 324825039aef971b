import { type Names, nameIn, tidyNames } from '@takt/domain/ground/names.ts'
import type { ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import { useCallback, useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'

export interface Named {
  readonly names: Names
}

/** The name of a setting as the reader reads it, and below it what else it is called. */
export function useNames(): (named: Named) => { first: string; second: string } {
  const language = useLanguage()
  return useCallback(
    ({ names }) => {
      const first = nameIn(names, language)
      const others = new Set(Object.values(tidyNames(names)).filter((name) => name !== first))
      return { first, second: [...others].join(' · ') }
    },
    [language],
  )
}

/** How a group of stop codes, or a category of scrap, is called; one that is not there any more by its code. */
export function useGroupName(kind: ReasonKind): (code: string) => string {
  const names = useNames()
  const { rows } = useLoad('get_reason_groups', { kind }, { reloadOn: ['SettingsChanged'] })
  const byCode = useMemo(() => new Map(rows?.map((group) => [group.code, names(group).first])), [rows, names])
  return useCallback((code) => byCode.get(code) ?? code, [byCode])
}
