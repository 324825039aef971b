import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { stillChosen, stopId, toggled } from '@takt/domain/stops/stop-list.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { type Selection, select, selection, useSelection } from '../../data/chosen/selection.ts'

type StopsKind = 'uncoded-stops' | 'history-stops'

interface ChosenStops {
  readonly stops: readonly Stop[]
  readonly ids: ReadonlySet<string>
  toggle(id: string): void
  /** All of the rows, or none. */
  setAll(all: boolean): void
}

/** The bar's selection is the only place where chosen rows are kept; closing the bar takes the choice back. */
export function useChosenStops(kind: StopsKind, list: string, rows: readonly Stop[] | undefined): ChosenStops {
  const stops = stopsOf(useSelection(), kind)
  const choose = useCallback(
    (next: readonly Stop[]) => select(next.length === 0 ? null : { kind, of: { stops: next, list } }),
    [kind, list],
  )
  // Somebody else coded one of them: it leaves the choice, and what the panels say about the others is true again.
  useEffect(() => {
    const before = stopsOf(selection(), kind)
    if (rows === undefined || before.length === 0) return
    const now = stillChosen(before, rows)
    if (now.length !== before.length || now.some((stop, at) => stop !== before[at])) choose(now)
  }, [kind, rows, choose])
  const toggle = useCallback(
    (id: string) => choose(toggled(stopsOf(selection(), kind), rows ?? none, id)),
    [kind, rows, choose],
  )
  const setAll = useCallback((all: boolean) => choose(all ? (rows ?? none) : none), [rows, choose])
  const ids = useMemo(() => new Set(stops.map(stopId)), [stops])
  return { stops, ids, toggle, setAll }
}

const none: readonly Stop[] = []

function stopsOf(chosen: Selection | null, kind: StopsKind): readonly Stop[] {
  return chosen?.kind === kind ? chosen.of.stops : none
}
