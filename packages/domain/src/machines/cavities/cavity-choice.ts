/** Which of the chosen inserts can be opened or closed together. */
import { type CavityUser, canClose, canOpen, type Insert } from './change-cavities.ts'

export type CavityAction = 'open' | 'close'

/** On the page that opens only closed ones are listed, on the one that closes only open ones. */
export function insertsFor<T extends Insert>(inserts: readonly T[], action: CavityAction | undefined): readonly T[] {
  if (action === undefined) return inserts
  return inserts.filter(({ status }) => (status === 0) === (action === 'open'))
}

/** All of them or none: a mixed choice would do half of what was pressed. */
export function mayDoWithAll(inserts: readonly Insert[], action: CavityAction, user: CavityUser): boolean {
  const may = action === 'open' ? canOpen : canClose
  return inserts.length > 0 && inserts.every((insert) => may(insert, user))
}
