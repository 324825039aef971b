import type { Refusal } from '../ground/refusal.ts'

/** Length is what makes a password hard to guess; rules about signs only make people write it down. */
export const LEAST_PASSWORD_LENGTH = 8

export function judgeNewPassword(asked: { old: string; new: string }): Refusal | null {
  if ([...asked.new].length < LEAST_PASSWORD_LENGTH) {
    return { refusal: 'password-too-short', values: { least: LEAST_PASSWORD_LENGTH } }
  }
  return asked.new === asked.old ? { refusal: 'password-same', values: {} } : null
}
