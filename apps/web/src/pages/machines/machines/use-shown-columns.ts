import { columnPages } from '@takt/domain/machines/overview/column-pages.ts'
import type { ColumnChoice } from '@takt/domain/machines/overview/columns.ts'
import { keptLongest, type MachineColumn, onEveryPage } from '@takt/domain/machines/overview/machine-columns.ts'
import { useMemo, useState } from 'react'
import { longestFigures } from './column-contents.ts'
import { useColumnRooms } from './use-column-rooms.ts'
import { useLongest } from './use-longest.ts'
import { usePeriodFigures } from './use-period-figures.ts'

export interface ShownColumn {
  readonly key: MachineColumn
  /** Pixels it is never narrower than. */
  readonly least: number
  /** Somebody wants it this wide. */
  readonly width: number | null
}

export interface ShownColumns {
  readonly columns: readonly ShownColumn[]
  /** Units of the orders of all rows. */
  readonly orderUnits: readonly string[]
  /** Those that the next press brings; none: the first ones again. */
  readonly later: readonly string[]
  readonly pages: number
  next(): void
  onRoom(width: number): void
}

/** Beside the columns stands the star. */
export const STAR_WIDTH = 68
/** Names are shortened where a person wants them narrow; what holds a number is never narrower than it. */
const names: ReadonlySet<string> = new Set([
  'machine_id',
  'order',
  'emp_name',
  'department_description',
  'zone_desc',
  'cat_desc',
  'strip',
])

export function useShownColumns(choices: readonly ColumnChoice[], keys: readonly string[]): ShownColumns {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [page, setPage] = useState(0)
  const figures = usePeriodFigures()
  const longest = useMemo(() => longestFigures([...figures.values()]), [figures])
  const rows = useLongest(keys)
  const roomOf = useColumnRooms(rows, longest)
  const wanted = useMemo(
    () =>
      choices.flatMap(({ key, visible, width }): ShownColumn[] => {
        if (!visible) return []
        const column = key as MachineColumn
        const holds = roomOf(column)
        const least = width === null ? holds : names.has(key) ? width : Math.max(width, holds)
        return [{ key: column, least, width: width === null ? null : least }]
      }),
    [choices, roomOf],
  )
  const pages = useMemo(() => columnPages(wanted, room - STAR_WIDTH, { keptLongest, onEveryPage }), [wanted, room])
  const at = Math.min(page, pages.length - 1)
  const shown = useMemo(() => wanted.filter(({ key }) => pages[at]?.includes(key)), [wanted, pages, at])
  const seen = new Set(pages.slice(0, at + 1).flat())
  return {
    columns: shown,
    orderUnits: rows.orderUnits,
    later: wanted.flatMap(({ key }) => (seen.has(key) ? [] : [key])),
    pages: pages.length,
    next: () => setPage((at + 1) % pages.length),
    onRoom: setRoom,
  }
}
