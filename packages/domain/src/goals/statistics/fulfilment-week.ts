import { addDays, mondayOf } from '../../ground/dates.ts'

/** The days a target-fulfilment grid shows; paging goes back in weeks and never past the current one. */
export function fulfilmentDays(
  today: string,
  { includeWeekend, weeksBack = 0 }: { readonly includeWeekend: boolean; readonly weeksBack?: number },
): string[] {
  const monday = addDays(mondayOf(today), -7 * Math.max(weeksBack, 0))
  return Array.from({ length: includeWeekend ? 7 : 5 }, (_, at) => addDays(monday, at))
}

export type FulfilmentColour = 'green' | 'red' | 'grey'

/** Grey until the day is over: a morning's count says nothing yet about the target. */
export function fulfilmentColour(
  day: string,
  today: string,
  { quantity, planned }: { readonly quantity: number; readonly planned: number },
): FulfilmentColour {
  if (day >= today) return 'grey'
  return quantity >= planned ? 'green' : 'red'
}
