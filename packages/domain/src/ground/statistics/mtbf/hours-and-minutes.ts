import { NO_VALUE } from '../../format-value.ts'

/** 'H h MM min'. Rounded to minutes before it is cut into hours: 59 min 40 s is 1 h 00 min, never 0 h 60 min. */
export function hoursAndMinutes(seconds: number | null, number: (hours: number) => string = String): string {
  if (seconds === null) return NO_VALUE
  const minutes = Math.round(seconds / 60)
  return `${number(Math.floor(minutes / 60))} h ${String(minutes % 60).padStart(2, '0')} min`
}
