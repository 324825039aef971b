import { useEffect, useState } from 'react'
import { atMostEvery } from '../../../data/live/at-most-every.ts'
import { serverNow } from '../../../data/live/live.ts'
import { machines } from '../../../data/machines/machines.ts'
import { type LongestOfRows, longestOfRows } from './column-contents.ts'

/** Columns that change their width more often than this are hard to read. */
const LOOK_EVERY_MS = 1_000

/** What the rows hold at most, looked at once a second: the same object until a column needs another width. */
export function useLongest(keys: readonly string[]): LongestOfRows {
  const read = () =>
    longestOfRows(
      keys.flatMap((key) => machines.get(key) ?? []),
      serverNow(),
    )
  const [longest, setLongest] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read is made of the keys
  useEffect(() => {
    const look = () => {
      const next = read()
      setLongest((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const { ask, stop } = atMostEvery(LOOK_EVERY_MS, look)
    ask()
    const leave = machines.subscribeAny(ask)
    return () => {
      leave()
      stop()
    }
  }, [keys])
  return longest
}
