/**
 * The last day of a period that reaches up to now: the latest that has begun at one of the machines. The calendar's date
 * is another while a night shift still works on the day before, and "30 days" would hold one that nobody has begun.
 */
export function runningDay(ofMachines: Iterable<string>, calendarDate: string): string {
  let latest = ''
  for (const day of ofMachines) if (day > latest) latest = day
  return latest || calendarDate
}
