/** What an operator types before an order starts. */
import { enteredAmount } from '../entered-amount.ts'

/** Terminals of machines without a maximum of their own. */
const DEFAULT_MAX_CAVITIES = 99

/** Whole cavities between none and what the machine has; '' while nothing is typed. */
export function enteredCavities(typed: string, max: number = DEFAULT_MAX_CAVITIES): number | '' {
  const number = Number.parseInt(typed.trim(), 10)
  return Number.isNaN(number) ? '' : Math.min(Math.max(number, 0), max)
}

/** Pieces of one cycle, with a comma or a point; null unless it is a number above zero. */
export function enteredUnitQuantity(typed: string): number | null {
  const number = enteredAmount(typed)
  return number !== null && number > 0 ? number : null
}
