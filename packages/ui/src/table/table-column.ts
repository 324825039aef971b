import type { ReactNode } from 'react'

export type SortDirection = 'ascending' | 'descending'

export interface TableSort {
  key: string
  direction: SortDirection
}

export interface TableColumn<Row> {
  key: string
  header: string
  /** Pixels; without it the column shares what room is left. */
  width?: number | undefined
  /** The least a growing column keeps before the table scrolls sideways. */
  minWidth?: number | undefined
  align?: 'start' | 'center' | 'end' | undefined
  cell: (row: Row) => ReactNode
  /** Makes the header sort. `null` sorts last in both directions. */
  sortValue?: ((row: Row) => string | number | null) | undefined
}

const GROWING_MIN = 140

export function gridTemplate<Row>(columns: readonly TableColumn<Row>[]): string {
  return columns
    .map(({ width, minWidth = GROWING_MIN }) => (width === undefined ? `minmax(${minWidth}px, 1fr)` : `${width}px`))
    .join(' ')
}

export function leastWidth<Row>(columns: readonly TableColumn<Row>[]): number {
  return columns.reduce((sum, { width, minWidth = GROWING_MIN }) => sum + (width ?? minWidth), 0)
}

export function nextSort(sort: TableSort | null, key: string): TableSort {
  const turn = sort?.key === key && sort.direction === 'ascending'
  return { key, direction: turn ? 'descending' : 'ascending' }
}
