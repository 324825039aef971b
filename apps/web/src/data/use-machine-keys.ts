import type { Machine } from '@takt/domain/model/machine.ts'
import { machineKeys, type Place } from '@takt/domain/overview/machines-at.ts'
import { useEffect, useState } from 'react'
import { useDeviceValue } from './device-storage.ts'
import { useLanguage } from './language.ts'
import { machineOrder } from './machine-order.ts'
import { machines } from './machines.ts'

/** At most once a second the order is worked out anew: a list that moves under the finger is worse than one a second old. */
const SORT_EVERY_MS = 1_000

export function useMachineKeys({ locationtype, location, favourites }: Place): readonly string[] {
  const order = useDeviceValue(machineOrder)
  const language = useLanguage()
  const [keys, setKeys] = useState<readonly string[]>([])
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const sort = () => {
      waiting = undefined
      const all = machines.keys().map((key) => machines.get(key) as Machine)
      const next = machineKeys(all, { locationtype, location, favourites }, order, language)
      setKeys((before) => (same(before, next) ? before : next))
    }
    const later = () => {
      waiting ??= setTimeout(sort, SORT_EVERY_MS)
    }
    sort()
    const stops = [machines.subscribeAny(later), machines.subscribeKeys(sort)]
    return () => {
      clearTimeout(waiting)
      for (const stop of stops) stop()
    }
  }, [locationtype, location, favourites, order, language])
  return keys
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at])
}
