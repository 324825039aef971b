import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machinesAt, type Place } from '@takt/domain/machines/overview/machines-at.ts'
import { useEffect, useState } from 'react'
import { atMostEvery } from '../../data/live/at-most-every.ts'
import { machines } from '../../data/machines/machines.ts'

/** Counting a big plant with every row that changes cost more than drawing the rows. */
const COUNT_EVERY_MS = 250

/** Uncoded stops of a place's machines; undefined until they, and for 'mine' the favourites, are known. */
export function useUncodedStops({ locationtype, location, favourites }: Place): number | undefined {
  const [count, setCount] = useState(() => countAt({ locationtype, location, favourites }))
  useEffect(() => {
    const { ask, stop } = atMostEvery(COUNT_EVERY_MS, () => setCount(countAt({ locationtype, location, favourites })))
    ask()
    const leave = machines.subscribeAny(ask)
    return () => {
      leave()
      stop()
    }
  }, [locationtype, location, favourites])
  return count
}

function countAt(place: Place): number | undefined {
  if (machines.keys().length === 0 || (place.locationtype === 'mine' && place.favourites === undefined))
    return undefined
  const all = machines.keys().map((key) => machines.get(key) as Machine)
  return machinesAt(all, place).reduce((sum, machine) => sum + machine.uncoded_stops, 0)
}
