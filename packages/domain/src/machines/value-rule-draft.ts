/** Whether a rule can be kept as an administrator wrote it, and whether a change makes another rule of it. */
import type { Refusal } from '../ground/refusal.ts'
import { type Comparison, readNumber } from './value-rules.ts'

interface Condition {
  readonly machine_id: string
  readonly signal: string
  readonly comparison: Comparison
  readonly value: string
}

/** Words are only the same or not: none is larger than another. */
export function valueRuleProblem({ comparison, value }: Pick<Condition, 'comparison' | 'value'>): Refusal | null {
  const ordered = comparison !== '=' && comparison !== '<>'
  return ordered && readNumber(value) === undefined ? { refusal: 'value-rule-needs-number', values: { value } } : null
}

/**
 * A rule that asks something else is another rule: what machines remember of the old one, by its number, must not
 * speak for the new one.
 */
export function asksTheSame(one: Condition, other: Condition): boolean {
  return (['machine_id', 'signal', 'comparison', 'value'] as const).every((name) => one[name] === other[name])
}
