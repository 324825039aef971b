/** Which of the chosen inserts can be opened or closed together. */
import { type CavityUser, canClose, canOpen, type Insert } from './change-cavities.ts'

export type CavityDeed = 'open' | 'close'

/** On the page that opens only closed ones are listed, on the one that closes only open ones. */
export function insertsFor<T extends Insert>(inserts: readonly T[], deed: CavityDeed | undefined): readonly T[] {
  if (deed === undefined) return inserts
  return inserts.filter(({ status }) => (status === 0) === (deed === 'open'))
}

/** All of them or none: a mixed choice would do half of what was pressed. */
export function mayDoWithAll(inserts: readonly Insert[], deed: CavityDeed, user: CavityUser): boolean {
  const may = deed === 'open' ? canOpen : canClose
  return inserts.length > 0 && inserts.every((insert) => may(insert, user))
}
