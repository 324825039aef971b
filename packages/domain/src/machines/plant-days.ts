/** Days are cut in the plant's time zone, so that a night shift's minutes fall on the right date, also when clocks change. */
import { localDate, momentOf } from '../ground/zone-time.ts'

/** The first moment of the day that `at` lies in. */
export function startOfPlantDay(at: number, timeZone: string): number {
  return momentOf(localDate(at, timeZone), 0, timeZone)
}
