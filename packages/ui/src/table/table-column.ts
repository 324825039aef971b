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
  /** Of the room that is left, beside 1 of every other: names of parts need more of it than numbers of operations. */
  share?: number | undefined
  align?: 'start' | 'center' | 'end' | undefined
  cell: (row: Row) => ReactNode
  /** Makes the header sort. `null` sorts last in both directions. */
  sortValue?: ((row: Row) => string | number | null) | undefined
}

const GROWING_MIN = 140

/** Of a digit or small letter (“Godkända” was cut at 9), and the blank on both sides of a cell. */
const LETTER = 9.3
const AROUND = 32
const LEAST = 76
const MOST = 260

/** The room of a column whose longest word or number has so many letters: names of parts are longer than their units. */
export function roomFor(letters: number): { readonly minWidth: number; readonly share: number } {
  return {
    minWidth: Math.min(Math.max(Math.ceil(letters * LETTER) + AROUND, LEAST), MOST),
    share: Math.max(letters, 1),
  }
}

/** As wide as the longest of its words, the header among them: pixels that fit one language cut another. */
export function widthFor(words: readonly string[], beside = 0): number {
  return Math.ceil(Math.max(...words.map(({ length }) => length)) * LETTER) + AROUND + beside
}

/** Of a day and its time, `2026-11-17 18:30`, strong too: digits are wider than letters, and a time is never cut. */
export const MOMENT_WIDTH = 192
/** The same with its seconds. */
export const MOMENT_TO_THE_SECOND_WIDTH = 216

export function gridTemplate<Row>(columns: readonly TableColumn<Row>[]): string {
  return columns
    .map(({ width, minWidth = GROWING_MIN, share = 1 }) =>
      width === undefined ? `minmax(${minWidth}px, ${share}fr)` : `${width}px`,
    )
    .join(' ')
}

export function leastWidth<Row>(columns: readonly TableColumn<Row>[]): number {
  return columns.reduce((sum, { width, minWidth = GROWING_MIN }) => sum + (width ?? minWidth), 0)
}

export function nextSort(sort: TableSort | null, key: string): TableSort {
  const turn = sort?.key === key && sort.direction === 'ascending'
  return { key, direction: turn ? 'descending' : 'ascending' }
}
