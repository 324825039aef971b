/** Which columns a table has, in which order and how wide: what somebody saved, over what the product knows. */
import { z } from 'zod'

export interface KnownColumn {
  readonly key: string
  /** There for who wants it. */
  readonly hidden?: true
}

export interface ColumnChoice {
  readonly key: string
  readonly visible: boolean
  /** Pixels; null: as wide as the table gives it. */
  readonly width: number | null
}

export const LEAST_WIDTH = 60
export const MOST_WIDTH = 600

const Stored = z.object({
  key: z.string(),
  visible: z.boolean().catch(true),
  width: z.number().nullable().catch(null),
})
const StoredColumns = z.object({ columns: z.array(z.unknown()) })

export function defaultColumns(known: readonly KnownColumn[]): ColumnChoice[] {
  return known.map(({ key, hidden }) => ({ key, visible: hidden !== true, width: null }))
}

/**
 * A saved column that is gone is left out; one that is new since then stands at the end, hidden or shown as it is for
 * everybody. A table without any column would look broken: it gets the usual ones.
 */
export function readColumns(stored: unknown, known: readonly KnownColumn[]): ColumnChoice[] {
  const list = StoredColumns.safeParse(stored)
  if (!list.success) return defaultColumns(known)
  const saved = list.data.columns.flatMap((item): ColumnChoice[] => {
    const read = Stored.safeParse(item)
    if (!read.success || !known.some(({ key }) => key === read.data.key)) return []
    return [{ ...read.data, width: read.data.width === null ? null : withinWidth(read.data.width) }]
  })
  const once = saved.filter(({ key }, at) => saved.findIndex((other) => other.key === key) === at)
  const added = defaultColumns(known).filter(({ key }) => !once.some((column) => column.key === key))
  const all = [...once, ...added]
  return all.some(({ visible }) => visible) ? all : defaultColumns(known)
}

export function withinWidth(width: number): number {
  return Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, width)))
}

export function placeColumn(list: readonly ColumnChoice[], key: string, at: number): ColumnChoice[] {
  const moved = list.find((column) => column.key === key)
  if (!moved) return [...list]
  const others = list.filter((column) => column.key !== key)
  const place = Math.min(others.length, Math.max(0, at))
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** The last visible column cannot be hidden. */
export function showColumn(list: readonly ColumnChoice[], key: string, visible: boolean): ColumnChoice[] {
  const next = list.map((column) => (column.key === key ? { ...column, visible } : column))
  return next.some((column) => column.visible) ? next : [...list]
}

export function widenColumn(list: readonly ColumnChoice[], key: string, width: number | null): ColumnChoice[] {
  const next = width === null ? null : withinWidth(width)
  return list.map((column) => (column.key === key ? { ...column, width: next } : column))
}
