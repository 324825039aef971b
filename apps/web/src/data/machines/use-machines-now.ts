import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { useEffect, useState } from 'react'
import { atMostEvery } from '../live/at-most-every.ts'
import { machines } from './machines.ts'

/** What changes its place or width more often than this is hard to press and to read. */
const LOOK_EVERY_MS = 1_000

const themselves = (rows: readonly Machine[]) => rows
const never = () => false

/** The machines as they are, looked at once a second at most: for their order, not for what a card shows. */
export function useMachinesNow(keys: readonly string[]): readonly Machine[] {
  return useOfMachines(keys, themselves, never)
}

/** What is made of them, looked at as seldom: the same object while `isSame` says so. Both functions are constants. */
export function useOfMachines<T>(
  keys: readonly string[],
  of: (rows: readonly Machine[]) => T,
  isSame: (before: T, next: T) => boolean,
): T {
  const [now, setNow] = useState(() => of(rowsOf(keys)))
  useEffect(() => {
    const look = () => {
      const next = of(rowsOf(keys))
      setNow((before) => (isSame(before, next) ? before : next))
    }
    const { ask, stop } = atMostEvery(LOOK_EVERY_MS, look)
    ask()
    const leave = machines.subscribeAny(ask)
    return () => {
      leave()
      stop()
    }
  }, [keys, of, isSame])
  return now
}

const rowsOf = (keys: readonly string[]) => keys.flatMap((key) => machines.get(key) ?? [])
