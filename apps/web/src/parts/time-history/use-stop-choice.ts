import { stillToCode } from '@takt/domain/dashboards/time-history/choose.ts'
import type { MachineHistory } from '@takt/domain/history/time-history/machine-history.ts'
import type { Stop } from '@takt/domain/stops/model/stop.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { StopChoice } from './time-history-place.ts'

/** Who holds the chosen stops: the bar at the bottom, reached through the page. */
export interface ChoiceStore {
  chosen(): readonly Stop[]
  subscribe(tell: () => void): () => void
  choose(stops: readonly Stop[]): void
  code(stops: readonly Stop[]): void
}

/** The choice as it is now; a stop that was coded elsewhere leaves it with the next data. */
export function useStopChoice(
  store: ChoiceStore | undefined,
  machines: readonly MachineHistory[] | undefined,
): StopChoice | undefined {
  const stops = useSyncExternalStore(store?.subscribe ?? silent, store?.chosen ?? none, store?.chosen ?? none)
  useEffect(() => {
    if (store === undefined || machines === undefined) return
    const before = store.chosen()
    const now = stillToCode(before, machines)
    if (now !== before) store.choose(now)
  }, [store, machines])
  return useMemo(
    () => (store === undefined ? undefined : { stops, choose: store.choose, code: store.code }),
    [store, stops],
  )
}

const nothing: readonly Stop[] = []
const none = () => nothing
const silent = () => () => undefined
