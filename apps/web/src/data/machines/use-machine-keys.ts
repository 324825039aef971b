import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { machineKeys, type Place } from '@takt/domain/machines/overview/machines-at.ts'
import { useEffect, useState } from 'react'
import { useDeviceValue } from '../../device/device-storage.ts'
import { atMostEvery } from '../live/at-most-every.ts'
import { useLanguage } from '../words/language.ts'
import { machineOrder } from './machine-order.ts'
import { machines } from './machines.ts'

/** At most once a second the order is worked out anew: a list that moves under the finger is worse than one a second old. */
const SORT_EVERY_MS = 1_000

export function useMachineKeys({ locationtype, location, favourites }: Place): readonly string[] {
  const order = useDeviceValue(machineOrder)
  const language = useLanguage()
  const now = () => {
    const all = machines.keys().map((key) => machines.get(key) as Machine)
    return machineKeys(all, { locationtype, location, favourites }, order, language)
  }
  // Known machines stand there from the first picture on: an empty one would say that there are none.
  const [keys, setKeys] = useState<readonly string[]>(now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: now is made of the rest
  useEffect(() => {
    const sort = () => {
      const next = now()
      setKeys((before) => (same(before, next) ? before : next))
    }
    const { ask, stop } = atMostEvery(SORT_EVERY_MS, sort)
    ask()
    const leave = [machines.subscribeAny(ask), machines.subscribeKeys(sort)]
    return () => {
      stop()
      for (const each of leave) each()
    }
  }, [locationtype, location, favourites, order, language])
  return keys
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at])
}
