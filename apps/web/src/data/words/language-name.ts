import { useCallback, useMemo } from 'react'
import { useLanguage } from './language.ts'

/** What a language is called in the reader's own. */
export function useLanguageName(): (code: string) => string {
  const own = useLanguage()
  const names = useMemo(() => new Intl.DisplayNames([own], { type: 'language' }), [own])
  return useCallback((code) => names.of(code) ?? code, [names])
}
