/** A number that an activity asks for: what is typed, and what it is worth. */
import { saysNothing } from './no-value.ts'

export interface NumberRules {
  /** Nothing entered counts as 0. */
  readonly allowNull: boolean
  /** 0 is no limit. */
  readonly max: number
}

/** Null: it cannot be gone on with. A 0 that was typed out is a number: there may have been none. */
export function numberIn(entry: string, { allowNull, max }: NumberRules): number | null {
  const typed = entry.trim()
  if (typed === '0') return 0
  if (saysNothing(typed)) return allowNull && typed !== '-' ? 0 : null
  const number = Number(typed)
  return number >= 0 && Number.isFinite(number) && !isAboveMost(entry, max) ? number : null
}

/** It stays as it was typed and is refused: a number that changes by itself is one nobody entered. */
export function isAboveMost(entry: string, max: number): boolean {
  return max !== 0 && Number(entry) > max
}
