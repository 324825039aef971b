import { toDecimals } from '../ground/statistics/decimals.ts'

/** How many people a machine has: the sum of their shares. Three thirds are one person, though each is kept as 0.3333. */
export function manning(people: readonly { readonly share: number }[]): number {
  return toDecimals(
    people.reduce((sum, { share }) => sum + share, 0),
    2,
  )
}
