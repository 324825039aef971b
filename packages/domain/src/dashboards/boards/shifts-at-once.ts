import { UNPLANNED } from '../../ground/calendar.ts'

/** The shift that runs at a machine, by what people call it: calendars may have two of one name and end. */
interface RunningShift {
  readonly shift: number
  readonly called: string
  readonly to: number
}

/**
 * How many shifts work at a place, and that of most machines. Whoever has none right now changes nothing of what the others'
 * is called; where nobody works it is none.
 */
export function shiftsAtOnce<Shift extends RunningShift>(
  shifts: readonly Shift[],
): { readonly count: number; readonly most: Shift | undefined } {
  const groups = [
    ...Map.groupBy(
      shifts.filter(({ shift }) => shift !== UNPLANNED),
      ({ called, to }) => `${called} ${to}`,
    ).values(),
  ].sort((a, b) => b.length - a.length)
  return { count: groups.length, most: groups[0]?.[0] ?? shifts[0] }
}
