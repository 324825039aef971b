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
export function useDayFault(fault: Typed['fault'], { min, max }: DayLimits, unread: TextKey): string | undefined {
  const text = useText()
  const day = useToday()
  if (fault === null) return undefined
  if (fault === 'unread') return text(unread, { day })
  if (min === undefined) return text('field.at-most', { max: max ?? '' })
  if (max === undefined) return text('field.at-least', { min })
  return text('field.between', { min, max })
}
