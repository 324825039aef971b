/** What several rows are as one figure. The one place that says whether a property may be added up: T-PLANT-371. */
import { namesSomething } from '../ground/format-value.ts'

export const operations = ['single', 'sum', 'average', 'smallest', 'largest', 'count'] as const
export type Operation = (typeof operations)[number]

/**
 * Shares, rates and limits are levels, not amounts: four machines at 100 % OEE are not at 400 %. Told by the name, because
 * a query or a file may bring any column; the test lists every number of our own sources by hand.
 */
const LEVELS =
  /(^|_)(oee|efficiency|availability|utili[sz]ation|quality|yield|performance|percent|percentage|pct|per|rate|ratio|share|speed|velocity|factor|limit|average|avg|mean|median|min|max|mtbf|mttr|temp|temperature|pressure|interval|reduction|insatser|cycle_seconds|cycle_time|unit_time|cycle_qty|type)(_|$)/

/** How rows that share one place become one figure: amounts are added up, levels averaged, of names the first one stands. */
export function togetherAs(key: string): 'sum' | 'average' | 'single' {
  if (LEVELS.test(key.toLowerCase())) return 'average'
  return namesSomething(key) ? 'single' : 'sum'
}

/** What an author may choose for a property; a sum only of what can be added up. */
export function operationsFor(key: string): readonly Operation[] {
  return togetherAs(key) === 'sum' ? operations : operations.filter((one) => one !== 'sum')
}

/** Undefined where there is no number; a stored sum of what cannot be added up is what rows of that property are together. */
export function putTogether(key: string, operation: Operation, numbers: readonly number[]): number | undefined {
  const [first] = numbers
  if (operation === 'count') return numbers.length
  if (first === undefined) return undefined
  switch (operation === 'sum' ? togetherAs(key) : operation) {
    case 'single':
      return first
    case 'sum':
      return sumOf(numbers)
    case 'average':
      return sumOf(numbers) / numbers.length
    case 'smallest':
      return numbers.reduce((least, one) => Math.min(least, one), first)
    case 'largest':
      return numbers.reduce((most, one) => Math.max(most, one), first)
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
