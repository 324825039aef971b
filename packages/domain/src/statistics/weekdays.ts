import { toDecimals } from './decimals.ts'

/** Weekday lists begin on Monday; the numbers are those of `day_of_week`, where Sunday is 1. */
export const weekdayOrder = [2, 3, 4, 5, 6, 7, 1] as const

export interface WeekdaySum {
  readonly day_of_week: number
  readonly qty: number
}

/** Every weekday has its place, also one without a record: a bar that is missing would shift the others. */
export function perWeekday(
  records: readonly { readonly day_of_week: number; readonly scrap_qty: number }[],
): WeekdaySum[] {
  return weekdayOrder.map((day_of_week) => ({
    day_of_week,
    qty: toDecimals(
      records.filter((record) => record.day_of_week === day_of_week).reduce((sum, { scrap_qty }) => sum + scrap_qty, 0),
      6,
    ),
  }))
}
