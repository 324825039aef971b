/** The weekly grid of targets: a row per machine and shift, and the machine's total below. */
import { UNPLANNED } from '../../ground/calendar.ts'
import { naturalCompare } from '../../ground/navigation/natural-sort.ts'
import { toDecimals } from '../../ground/statistics/decimals.ts'
import { type FulfilmentColour, fulfilmentColour } from './fulfilment-week.ts'

export interface FulfilmentRow {
  readonly machine_id: string
  readonly shift: number
  /** The date; a localized name of the day would put a Swedish plant's rows nowhere. */
  readonly datename: string
  readonly planned_quantity: number
  readonly planned_setup_time_hours: number
  readonly quantity: number
  readonly setup_time_hours: number
  /** The day that runs at the machine, which at night is not the date: while it runs nothing of it is judged. */
  readonly current_day?: string
}

export interface FulfilmentCell
  extends Pick<FulfilmentRow, 'planned_quantity' | 'planned_setup_time_hours' | 'quantity' | 'setup_time_hours'> {
  readonly colour: FulfilmentColour
}

export interface FulfilmentLine {
  readonly machine_id: string
  /** Null: the total of the machine. */
  readonly shift: number | null
  /** One per shown day; null where no row says anything. */
  readonly cells: readonly (FulfilmentCell | null)[]
}

export function fulfilmentGrid(
  rows: readonly FulfilmentRow[],
  days: readonly string[],
  today: string,
): FulfilmentLine[] {
  const shown = rows.filter(({ datename }) => days.includes(dateOf(datename)))
  const line = (machine_id: string, shift: number | null, own: readonly FulfilmentRow[]): FulfilmentLine => {
    const of = (day: string) => own.filter(({ datename }) => dateOf(datename) === day)
    return { machine_id, shift, cells: days.map((day) => cell(of(day), day, today)) }
  }
  const machines = [...new Set(shown.map(({ machine_id }) => machine_id))].sort(naturalCompare)
  return machines.flatMap((machine_id) => {
    const own = shown.filter((row) => row.machine_id === machine_id)
    // What was made outside the shifts comes after them.
    const place = (shift: number) => (shift === UNPLANNED ? Number.POSITIVE_INFINITY : shift)
    const shifts = [...new Set(own.map(({ shift }) => shift))].sort((a, b) => place(a) - place(b))
    const ofShift = (shift: number) => own.filter((row) => row.shift === shift)
    const lines = shifts.map((shift) => line(machine_id, shift, ofShift(shift)))
    return [...lines, line(machine_id, null, own)]
  })
}

/** Pieces are summed first and rounded then; the colour judges what is printed, so that 100 of 100 is never red. */
function cell(rows: readonly FulfilmentRow[], day: string, today: string): FulfilmentCell | null {
  if (rows.length === 0) return null
  const pieces = (of: (row: FulfilmentRow) => number) =>
    toDecimals(
      rows.reduce((total, row) => total + of(row), 0),
      0,
    )
  // As they are shown: of 1 h 48 min and 12 min the total is not 1 h 59.
  const hours = (of: (row: FulfilmentRow) => number) =>
    rows.reduce((minutes, row) => minutes + Math.round(of(row) * 60), 0) / 60
  const planned_quantity = pieces((row) => row.planned_quantity)
  const quantity = pieces((row) => row.quantity)
  return {
    planned_quantity,
    planned_setup_time_hours: hours((row) => row.planned_setup_time_hours),
    quantity,
    setup_time_hours: hours((row) => row.setup_time_hours),
    colour: fulfilmentColour(day, rows[0]?.current_day ?? today, { quantity, planned: planned_quantity }),
  }
}

/** Also where the source answers a timestamp. */
function dateOf(datename: string): string {
  return datename.slice(0, 10)
}
