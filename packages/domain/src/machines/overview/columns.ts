/** Which columns a table has, in which order and how wide: what somebody saved, over what the product knows. */

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

export function defaultColumns(known: readonly KnownColumn[]): ColumnChoice[] {
  return known.map(({ key, hidden }) => ({ key, visible: hidden !== true, width: null }))
}

/**
 * A saved column that is gone is left out; one that is new since then stands at the end, hidden or shown as it is for
 * everybody. A table without any column would look broken: it gets the usual ones.
 */
export function readColumns(stored: unknown, known: readonly KnownColumn[]): ColumnChoice[] {
  const list = (stored as { columns?: unknown } | null | undefined)?.columns
  if (!Array.isArray(list)) return defaultColumns(known)
  const saved = list.flatMap((item) => readColumn(item, known))
  const once = saved.filter(({ key }, at) => saved.findIndex((other) => other.key === key) === at)
  const added = defaultColumns(known).filter(({ key }) => !once.some((column) => column.key === key))
  const all = [...once, ...added]
  return all.some(({ visible }) => visible) ? all : defaultColumns(known)
}

/** Read by hand: the schema library would be a tenth of what an operator's first screen waits for. */
function readColumn(item: unknown, known: readonly KnownColumn[]): ColumnChoice[] {
  const { key, visible, width } = (item ?? {}) as { key?: unknown; visible?: unknown; width?: unknown }
  if (typeof key !== 'string' || !known.some((column) => column.key === key)) return []
  const wide = typeof width === 'number' && Number.isFinite(width)
  return [{ key, visible: visible !== false, width: wide ? withinWidth(width) : null }]
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
