import { weekText } from '@takt/domain/calendar/week-text.ts'
import type { Grouping } from '@takt/domain/scrap/analysis/view-config.ts'
import { useCallback } from 'react'
import { useLanguage } from '../../../../data/words/language.ts'

/** '2026-11-14', '2026-W46', '2026-11', '2026'. */
export function usePeriodWords(grouping: Grouping): (period: unknown) => string {
  const language = useLanguage()
  return useCallback(
    (period) => (grouping === 'week' ? weekText(String(period), language) : String(period)),
    [grouping, language],
  )
}
