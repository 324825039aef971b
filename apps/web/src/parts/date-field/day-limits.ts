import { enteredDays, isBeyondYears } from '@takt/domain/ground/typed-time.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { useText } from '../../data/words/use-text.ts'
import { useToday } from './use-today.ts'
import type { Typed } from './use-typed.ts'

interface DayLimits {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

export function isWithin(day: string, { min, max }: DayLimits): boolean {
  return day >= (min ?? day) && day <= (max ?? day)
}

/** What is wrong with what was typed, with an example of how to write it. */
export function useDayFault(
  { fault, text: entry }: Pick<Typed, 'fault' | 'text'>,
  { min, max }: DayLimits,
  unread: TextKey,
): string | undefined {
  const text = useText()
  const day = useToday()
  if (fault === null) return undefined
  if (fault === 'unread') {
    return isBeyondYears(entry) ? text('field.day-between', enteredDays) : text(unread, { day })
  }
  if (min === undefined) return text('field.not-after', { max: max ?? '' })
  if (max === undefined) return text('field.not-before', { min })
  return text('field.day-between', { min, max })
}
