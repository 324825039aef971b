import type { Reach } from '../../ground/reach.ts'

/** A shorter name says nothing in a list of views. */
const LONGER_THAN = 3

export function viewNameTooShort(name: string): boolean {
  return name.trim().length <= LONGER_THAN
}

/** Whose view it is: everybody's has this name in place of a person's. */
export const DEFAULT_OWNER = 'Default'

export function reachOfView(username: unknown): Reach {
  return username === DEFAULT_OWNER ? 'plant' : 'own'
}

export interface ViewRights {
  readonly saveDefault: boolean
  readonly manageOwn: boolean
  readonly deleteDefault: boolean
}

/** The delete button is there for people who may delete some view, and works for the views that they may delete. */
export function deleteButton(
  rights: ViewRights,
  chosen: { readonly username: string } | null,
): 'hidden' | 'disabled' | 'enabled' {
  if (!rights.deleteDefault && !rights.manageOwn) return 'hidden'
  if (chosen === null) return 'disabled'
  const allowed = chosen.username === DEFAULT_OWNER ? rights.deleteDefault : rights.manageOwn
  return allowed ? 'enabled' : 'disabled'
}
