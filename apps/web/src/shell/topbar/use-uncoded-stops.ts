import type { Machine } from '@takt/domain/model/machine.ts'
import { machinesAt, type Place } from '@takt/domain/overview/machines-at.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { machines } from '../../data/machines.ts'

/** Uncoded stops of a place's machines; undefined until they, and for 'mine' the favourites, are known. */
export function useUncodedStops({ locationtype, location, favourites }: Place): number | undefined {
  const count = useCallback(() => {
    if (machines.keys().length === 0 || (locationtype === 'mine' && favourites === undefined)) return undefined
    const all = machines.keys().map((key) => machines.get(key) as Machine)
    const here = machinesAt(all, { locationtype, location, favourites })
    return here.reduce((sum, machine) => sum + machine.uncoded_stops, 0)
  }, [locationtype, location, favourites])
  return useSyncExternalStore(machines.subscribeAny, count)
}
