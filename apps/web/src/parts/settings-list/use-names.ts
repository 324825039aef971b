import type { ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import { useCallback, useMemo } from 'react'
import { useLoad } from '../../data/call/use-load.ts'
import { useLanguage } from '../../data/words/language.ts'

export interface Named {
  readonly description: string
  readonly description_sv: string
}

/** The two names of a setting, the reader's own language first; one that has a single name has no second. */
export function useNames(): (named: Named) => { first: string; second: string } {
  const language = useLanguage()
  return useCallback(
    ({ description, description_sv }) =>
      language === 'sv' && description_sv !== ''
        ? { first: description_sv, second: description }
        : { first: description, second: description_sv },
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
