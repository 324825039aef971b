import type { Refusal } from '../ground/refusal.ts'
import { passwordFault } from './new-password.ts'

/** A new user needs a password; of one that is there '' leaves it as it is. */
export function passwordProblem(password: string, isNew: boolean, names: readonly string[] = []): Refusal | null {
  return password === '' && !isNew ? null : passwordFault(password, names)
}
