import { weekText } from '../../calendar/week-text.ts'
import type { Language } from '../../ground/languages.ts'
import type { Period } from './selection.ts'
import type { ViewConfig } from './view-config.ts'

/** More of them are not read, but counted. */
const MOST_NAMED = 3

/** Of when the charts are: of the weeks that were chosen in the period, or of all its days. */
export function shownTime(
  { weeksEnabled, week_numbers }: Pick<ViewConfig, 'weeksEnabled' | 'week_numbers'>,
  { start, end }: Period,
  language: Language,
): string {
  if (!weeksEnabled || week_numbers.length === 0) return `${start} – ${end}`
  const weeks = week_numbers.toSorted().map((week) => weekText(week, language))
  const more = weeks.length - MOST_NAMED
  return more > 0 ? `${weeks.slice(0, MOST_NAMED).join(', ')} +${more}` : weeks.join(', ')
}
