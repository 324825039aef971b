import type { Refusal } from '../ground/refusal.ts'
import { LEAST_PASSWORD_LENGTH } from './new-password.ts'

interface Holder {
  readonly usertype: number
  readonly permissions: readonly string[]
  /** Empty means every machine. */
  readonly machine_restrictions: readonly string[]
}

interface Rights {
  readonly usertype: number
  readonly granted: readonly string[]
  readonly machine_restrictions: readonly string[]
}

/** Nobody gives a level, a permission or a machine that they do not have, and nobody changes somebody above them. */
export function beyondOwnRights(giver: Holder, wanted: Rights, before: Rights | null): boolean {
  if (wanted.usertype > giver.usertype || (before !== null && before.usertype > giver.usertype)) return true
  const added = wanted.granted.filter((name) => before === null || !before.granted.includes(name))
  return added.some((name) => !giver.permissions.includes(name)) || beyondOwnMachines(giver, wanted, before)
}

function beyondOwnMachines(giver: Holder, wanted: Rights, before: Rights | null): boolean {
  const own = giver.machine_restrictions
  if (own.length === 0) return false
  const same = (before?.machine_restrictions ?? []).join('|') === wanted.machine_restrictions.join('|')
  if (before !== null && same) return false
  return wanted.machine_restrictions.length === 0 || wanted.machine_restrictions.some((id) => !own.includes(id))
}

/** A new user needs a password; of one that is there '' leaves it as it is. */
export function passwordProblem(password: string, isNew: boolean): Refusal | null {
  if (password === '' && !isNew) return null
  if ([...password].length >= LEAST_PASSWORD_LENGTH) return null
  return { refusal: 'password-too-short', values: { least: LEAST_PASSWORD_LENGTH } }
}
