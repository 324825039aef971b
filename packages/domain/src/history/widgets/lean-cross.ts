/** A month as a cross of days: D-WIDGET-18, 19-X, 20-B. */
import { addDays, addMonths, firstOfMonth } from '../../ground/dates.ts'

export const leanStates = ['green', 'yellow', 'red', 'none'] as const
export type LeanState = (typeof leanStates)[number]
export const leanTypes = ['safety', 'quality', 'delivery', 'cost', 'people'] as const
export type LeanType = (typeof leanTypes)[number]

export interface LeanDay {
  readonly date: string
  readonly state: LeanState
  readonly note: string
}

const SIDE = 7
/** The rows and columns of the arms. */
const inArm = (at: number) => at >= 2 && at <= 4
const CENTRE = 3

export interface LeanCell {
  readonly row: number
  readonly column: number
  /** Null: a cell past the month's last day. */
  readonly date: string | null
  readonly centre: boolean
}

/** The cells from the upper left, row by row; the centre holds no day. */
export function leanCells(month: string, withCentre: boolean): LeanCell[] {
  const first = firstOfMonth(month)
  const end = addMonths(first, 1)
  let day = first
  const cells: LeanCell[] = []
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      if (!inArm(row) && !inArm(column)) continue
      const centre = row === CENTRE && column === CENTRE
      if (centre && !withCentre) continue
      cells.push({ row, column, centre, date: centre || day >= end ? null : day })
      if (!centre && day < end) day = addDays(day, 1)
    }
  }
  return cells
}

/** A month back or on; the current one is the last. */
export function otherMonth(month: string, step: -1 | 1, today: string): string {
  const next = addMonths(firstOfMonth(month), step)
  return next > firstOfMonth(today) ? firstOfMonth(today) : next
}
