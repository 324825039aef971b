import { languages } from '@takt/domain/ground/languages.ts'
import { hoursWithDecimals, numberText, percentText, piecesText } from '@takt/domain/scrap/analysis/number-text.ts'
import { useMemo } from 'react'
import { useLanguage } from '../../../../data/words/language.ts'

/** Numbers as the analysis writes them. */
export function useNumbers() {
  const language = useLanguage()
  return useMemo(() => {
    const { locale } = languages[language]
    return {
      pieces: (value: number) => piecesText(value, locale),
      cost: (value: number) => numberText(value, locale),
      percent: (value: number | null) => percentText(value, locale),
      hours: (value: number) => hoursWithDecimals(value, locale),
    }
  }, [language])
}
