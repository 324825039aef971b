import type { useText } from './use-text.ts'

/** Monday first, as the server counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export function dayWords(days: readonly number[], text: ReturnType<typeof useText>): string {
  return weekdays
    .filter((day) => days.includes(day))
    .map((day) => text(`deliveries.weekday.${day}`))
    .join(', ')
}
