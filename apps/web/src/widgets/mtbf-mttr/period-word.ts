import { weekText } from '@takt/domain/calendar/week-text.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Period } from '@takt/domain/history/statistics/mtbf/periods.ts'

/** A period as it is said: '2026-W24' or the date; the unfinished one has its mark. */
export function periodWord({ key, current }: Period, weeks: boolean, language: Language): string {
  const word = weeks ? weekText(key, language) : key
  return current ? `${word}*` : word
}
