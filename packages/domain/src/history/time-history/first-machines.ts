/** What a time history of all machines opens with, where nobody has said which: an empty page answers nothing. */

import { UNPLANNED } from '../../ground/calendar.ts'

interface Counted {
  readonly machine_id: string
  readonly uncoded_stops: number
  /** 0 outside its shifts. */
  readonly current_shift: number
}

/** So many rows are seen at once without scrolling. */
export const FIRST_MACHINES = 8

/** Those with most stops to code, then those in a shift, each in the order they are offered in; shown in that order. */
export function firstMachines(offered: readonly Counted[]): string[] {
  const works = ({ current_shift }: Counted) => Number(current_shift !== UNPLANNED)
  const kept = offered
    .toSorted((a, b) => b.uncoded_stops - a.uncoded_stops || works(b) - works(a))
    .slice(0, FIRST_MACHINES)
  return offered.filter((one) => kept.includes(one)).map(({ machine_id }) => machine_id)
}
