import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useEffect, useState } from 'react'
import { atMostEvery } from '../live/at-most-every.ts'
import { machines } from './machines.ts'

/** Cards that change places more often than this are hard to press. */
const LOOK_EVERY_MS = 1_000

/** The machines as they are, looked at once a second at most: for their order, not for what a card shows. */
export function useMachinesNow(keys: readonly string[]): readonly Machine[] {
  const read = () => keys.flatMap((key) => machines.get(key) ?? [])
  const [now, setNow] = useState<readonly Machine[]>(read)
  useEffect(() => {
    const look = () => setNow(keys.flatMap((key) => machines.get(key) ?? []))
    const { ask, stop } = atMostEvery(LOOK_EVERY_MS, look)
    ask()
    const leave = machines.subscribeAny(ask)
    return () => {
      leave()
      stop()
    }
  }, [keys])
  return now
}
