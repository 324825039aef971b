import type { Refusal } from '../ground/refusal.ts'
import { LEAST_PASSWORD_LENGTH } from './new-password.ts'

/** A new user needs a password; of one that is there '' leaves it as it is. */
export function passwordProblem(password: string, isNew: boolean): Refusal | null {
  if (password === '' && !isNew) return null
  if ([...password].length >= LEAST_PASSWORD_LENGTH) return null
  return { refusal: 'password-too-short', values: { least: LEAST_PASSWORD_LENGTH } }
}
