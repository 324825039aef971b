import type { Period } from '@takt/domain/statistics/mtbf/periods.ts'
import type { Say } from '../../dashboard/define-widget.ts'

/** A period as it is said: 'Week 24, 2026' or the date; the unfinished one has its mark. */
export function periodWord({ key, w, current }: Period, weeks: boolean, say: Say): string {
  const word = weeks ? say('widget.mtbf.week', { week: w, year: key.slice(0, 4) }) : key
  return current ? `${word}*` : word
}
