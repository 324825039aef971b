import type { Grouping } from '@takt/domain/analysis/view-config.ts'
import { useCallback } from 'react'
import { useText } from '../../../data/use-text.ts'

/** '2026-11-14', 'week 46 2026', '2026-11', '2026'. */
export function usePeriodWords(grouping: Grouping): (period: unknown) => string {
  const text = useText()
  return useCallback(
    (period) => {
      const word = String(period)
      if (grouping !== 'week') return word
      return text('analysis.week', { week: Number(word.slice(4)), year: word.slice(0, 4) })
    },
    [grouping, text],
  )
}
