/** A number that an activity asks for: what is typed, and what it is worth. */
import { limitToMax } from './check-quantity.ts'
import { saysNothing } from './no-value.ts'

export interface NumberRules {
  /** Nothing entered counts as 0. */
  readonly allowNull: boolean
  /** 0 is no limit. */
  readonly max: number
}

/** Null: it cannot be gone on with. A 0 that was typed out is a number: there may have been none. */
export function numberIn(entry: string, { allowNull }: Pick<NumberRules, 'allowNull'>): number | null {
  const typed = entry.trim()
  if (typed === '0') return 0
  if (saysNothing(typed)) return allowNull && typed !== '-' ? 0 : null
  const number = Number(typed)
  return Number.isFinite(number) ? number : null
}

/** Above the highest it becomes the highest, while it is typed. */
export function typedNumber(entry: string, { max }: Pick<NumberRules, 'max'>): string {
  return max === 0 ? entry : limitToMax(entry, max).entry
}
