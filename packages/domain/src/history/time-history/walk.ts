/** Moving from stop to stop with the keyboard. */
import { isChoosable } from './machine-history.ts'
import { type Bar, barsOf, type PictureRow } from './picture-rows.ts'

/** A stop in a row; the same stop can stand in two rows of hours. */
export interface BarPlace {
  readonly row: number
  readonly bar: number
}

export type WalkKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'
const keys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

export function isWalkKey(key: string): key is WalkKey {
  return keys.includes(key)
}

/** The first stop that asks for a reason, else the first of all. */
export function firstPlace(rows: readonly PictureRow[]): BarPlace | undefined {
  let any: BarPlace | undefined
  for (const [row, each] of rows.entries()) {
    const bars = barsOf(each)
    if (bars.length > 0) any ??= { row, bar: 0 }
    const bar = bars.findIndex(({ drawn }) => isChoosable(drawn))
    if (bar >= 0) return { row, bar }
  }
  return any
}

/** Left and right in the row, up and down to the nearest in time; at an end it stays. */
export function walked(rows: readonly PictureRow[], place: BarPlace, key: WalkKey): BarPlace {
  const bars = barsIn(rows, place.row)
  if (key === 'Home') return { ...place, bar: 0 }
  if (key === 'End') return { ...place, bar: Math.max(0, bars.length - 1) }
  if (key === 'ArrowLeft') return { ...place, bar: Math.max(0, place.bar - 1) }
  if (key === 'ArrowRight') return { ...place, bar: Math.max(0, Math.min(bars.length - 1, place.bar + 1)) }
  const by = key === 'ArrowUp' ? -1 : 1
  const middle = middleOf(rows[place.row], bars[place.bar])
  for (let row = place.row + by; row >= 0 && row < rows.length; row += by) {
    const found = nearest(rows[row] as PictureRow, middle)
    if (found !== undefined) return { row, bar: found }
  }
  return place
}

/** Where a stop stands now: rows and stops change while one looks. */
export function placeOf(rows: readonly PictureRow[], rowId: string, stop: string): BarPlace | undefined {
  const row = rows.findIndex(({ id }) => id === rowId)
  const bar = barsIn(rows, row).findIndex(({ drawn }) => drawn.id === stop)
  return bar < 0 ? undefined : { row, bar }
}

export function barsIn(rows: readonly PictureRow[], row: number): readonly Bar[] {
  const found = rows[row]
  return found === undefined ? [] : barsOf(found)
}

function middleOf(row: PictureRow | undefined, bar: Bar | undefined): number {
  return row === undefined || bar === undefined ? 0 : (bar.from + bar.to) / 2 - row.from
}

function nearest(row: PictureRow, middle: number): number | undefined {
  const far = barsOf(row).map((bar) => Math.abs(middleOf(row, bar) - middle))
  return far.length === 0 ? undefined : far.indexOf(Math.min(...far))
}
