/** What an operator types before an order starts. */
import { enteredAmount } from '../ground/entered-amount.ts'

/** Terminals of machines without a maximum of their own. */
const DEFAULT_MAX_CAVITIES = 99

export type CavitiesProblem = 'not-a-count' | 'too-many'

/** Whole cavities, '' while nothing is typed, or what is wrong: another number than the typed one would start unseen. */
export function enteredCavities(typed: string, max: number = DEFAULT_MAX_CAVITIES): number | '' | CavitiesProblem {
  const entry = typed.trim()
  if (entry === '') return ''
  if (!/^\d+$/.test(entry)) return 'not-a-count'
  return Number(entry) > max ? 'too-many' : Number(entry)
}

/** Pieces of one cycle, with a comma or a point; null unless it is a number above zero. */
export function enteredUnitQuantity(typed: string): number | null {
  const number = enteredAmount(typed)
  return number !== null && number > 0 ? number : null
}
