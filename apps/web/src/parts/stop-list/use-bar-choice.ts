import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { useMemo } from 'react'
import { carryStops } from '../../data/chosen/chosen-stops.ts'
import { select, selection, subscribeSelection } from '../../data/chosen/selection.ts'
import { belowList } from '../../routes/stop-paths.ts'
import { useGo } from '../../routes/use-go.ts'
import type { ChoiceStore } from '../time-history/use-stop-choice.ts'

const none: readonly Stop[] = []

/** The bar's selection is the only place where chosen stops are kept: closing the bar takes the choice back. */
export function useBarChoice(list: string): ChoiceStore {
  const go = useGo()
  return useMemo(
    () => ({
      chosen: () => {
        const now = selection()
        return now?.kind === 'uncoded-stops' ? now.of.stops : none
      },
      subscribe: subscribeSelection,
      choose: (stops) => select(stops.length === 0 ? null : { kind: 'uncoded-stops', of: { stops, list } }),
      code: (stops) => {
        carryStops(list, stops)
        go(belowList(list, 'code'))
      },
    }),
    [go, list],
  )
}
