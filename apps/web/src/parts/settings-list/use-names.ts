import { type Names, nameIn, tidyNames } from '@takt/domain/ground/names.ts'
import { useCallback } from 'react'
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
