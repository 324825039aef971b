import { asksBeforeDays, groupingAfterHorizon } from '@takt/domain/scrap/analysis/day-grouping.ts'
import type { Grouping } from '@takt/domain/scrap/analysis/view-config.ts'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { notify } from '../../../parts/notices.ts'
import type { Analysis } from './analysis/use-analysis.ts'
import type { View } from './analysis/use-view.ts'

export interface DayGrouping {
  /** How many records are asked about; null while nothing is asked. */
  readonly asking: number | null
  choose(grouping: Grouping): void
  answer(grouping: 'day' | 'week'): void
  /** Neither: it stays as it was. */
  leave(): void
  /** Another time is about to be shown: with too many records days become weeks, once they are counted. */
  moved(): void
}

export function useDayGrouping(view: View, { answer, load }: Analysis): DayGrouping {
  const text = useText()
  const [asking, setAsking] = useState<number | null>(null)
  const waiting = useRef<object | null>(null)
  const set = (groupBy: Grouping) => view.set({ ...view.draft, groupBy })
  useEffect(() => {
    if (waiting.current === null || answer === null || answer === waiting.current) return
    waiting.current = null
    const { grouping, forced } = groupingAfterHorizon(view.draft.groupBy, answer.count)
    if (!forced) return
    view.set({ ...view.draft, groupBy: grouping })
    notify.info(text('analysis.days.forced'))
  })
  return {
    asking,
    choose: (grouping) => {
      if (asksBeforeDays(grouping, answer?.count ?? 0)) setAsking(answer?.count ?? 0)
      else set(grouping)
    },
    answer: (grouping) => {
      setAsking(null)
      set(grouping)
    },
    leave: () => setAsking(null),
    moved: () => {
      waiting.current = answer ?? {}
      load()
    },
  }
}
