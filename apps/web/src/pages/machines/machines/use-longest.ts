import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { serverNow } from '../../../data/live/live.ts'
import { useOfMachines } from '../../../data/machines/use-machines-now.ts'
import { type LongestOfRows, longestOfRows } from './column-contents.ts'

/** What the rows hold at most: the same object until a column needs another width. */
export function useLongest(keys: readonly string[]): LongestOfRows {
  return useOfMachines(keys, longest, isSame)
}

const longest = (rows: readonly Machine[]) => longestOfRows(rows, serverNow())
const isSame = (before: LongestOfRows, next: LongestOfRows) => JSON.stringify(before) === JSON.stringify(next)
