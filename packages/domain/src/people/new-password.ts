import type { Refusal } from '../ground/refusal.ts'
import { isGuessedPassword } from './guessed-password.ts'

/** Length is what makes a password hard to guess; rules about signs only make people write it down. */
export const LEAST_PASSWORD_LENGTH = 10

/** Wherever a password is given: by the person, an administrator or the command line. */
export function passwordFault(password: string, names: readonly string[] = []): Refusal | null {
  if ([...password].length < LEAST_PASSWORD_LENGTH) {
    return { refusal: 'password-too-short', values: { least: LEAST_PASSWORD_LENGTH } }
  }
  return isGuessedPassword(password, names) ? { refusal: 'password-common', values: {} } : null
}

export function judgeNewPassword(asked: { old: string; new: string; names?: readonly string[] }): Refusal | null {
  const fault = passwordFault(asked.new, asked.names)
  if (fault) return fault
  return asked.new === asked.old ? { refusal: 'password-same', values: {} } : null
}
