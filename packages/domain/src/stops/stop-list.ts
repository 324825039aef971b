/** Lists of stops as people work through them: what is shown, and what stays chosen while others work too. */
import { UNPLANNED } from '../ground/calendar.ts'

/** So many stops of a machine are answered, the newest. */
export const MOST_STOPS = 5000

interface AtMachine {
  readonly machine_id: string
  readonly stop: string
}

interface Timed extends AtMachine {
  readonly start_time: string
}

/** A stop's key is its own only at its machine. */
export function stopId({ machine_id, stop }: AtMachine): string {
  return `${machine_id} ${stop}`
}

/** The oldest is forgotten first, so it is asked for first. */
export function oldestFirst<S extends Timed>(stops: readonly S[]): S[] {
  return stops.toSorted(
    (a, b) => Date.parse(a.start_time) - Date.parse(b.start_time) || (a.machine_id < b.machine_id ? -1 : 1),
  )
}

export function newestFirst<S extends Timed>(stops: readonly S[]): S[] {
  return oldestFirst(stops).reverse()
}

interface OngoingShift {
  readonly current_shift: number
  readonly current_shift_start_time: string
}

/**
 * What the terminal asks about by default. Yesterday's shift has the same number, so the start decides too; unplanned
 * time is no shift and asks for nothing.
 */
export function ofOngoingShift<S extends Timed & { readonly shift: number }>(
  stops: readonly S[],
  { current_shift, current_shift_start_time }: OngoingShift,
): S[] {
  if (current_shift === UNPLANNED) return []
  const from = Date.parse(current_shift_start_time)
  return stops.filter(({ shift, start_time }) => shift === current_shift && Date.parse(start_time) >= from)
}

/** The chosen ones as they are now; one that is no longer in the list is no longer chosen. */
export function stillChosen<S extends AtMachine>(chosen: readonly AtMachine[], rows: readonly S[]): S[] {
  const ids = new Set(chosen.map(stopId))
  return rows.filter((row) => ids.has(stopId(row)))
}

/** The chosen ones after a press on one of the rows, in the order of the list. */
export function toggled<S extends AtMachine>(chosen: readonly S[], rows: readonly S[], id: string): S[] {
  const ids = new Set(chosen.map(stopId))
  if (!ids.delete(id)) ids.add(id)
  return rows.filter((row) => ids.has(stopId(row)))
}

/** As people know it: the order's number, or that of the card where the order has none. */
export function orderOf({
  work_order_no,
  belongs_to_order,
}: {
  readonly work_order_no: string
  readonly belongs_to_order: string
}): string {
  return work_order_no || belongs_to_order
}

/** As the charts count them: a standstill that is cut by a shift or gets another reason is one stop, with the reason it began with. */
export function stopsBegun(stops: readonly { readonly continues?: 0 | 1 | undefined }[]): number {
  return stops.filter(({ continues }) => continues !== 1).length
}
