/** The second step of signing in: who needs one, and what a person types there. */
import { settingValues } from './company-settings.ts'

/** What is asked for after the password; null: nothing. */
export type SecondStep = 'code' | 'set-up' | 'passkey' | null

export function secondStep(
  user: { readonly usertype: number; readonly hasFactor: boolean; readonly hasPasskey: boolean },
  stored: Readonly<Record<string, string>>,
): SecondStep {
  // Whoever has set one up is asked for it, whatever the company demands.
  if (user.hasFactor) return 'code'
  if (!needsSecondFactor(user.usertype, stored)) return null
  // A password alone must not put another app beside the passkey that its owner has.
  return user.hasPasskey ? 'passkey' : 'set-up'
}

export function needsSecondFactor(usertype: number, stored: Readonly<Record<string, string>>): boolean {
  const from = Number(settingValues(stored).secondFactorLevel)
  return from > 0 && usertype >= from
}

export const STEP_SECONDS = 30
const CODE_DIGITS = 6
/** Without 0, 1, l and o, which are read as each other. */
export const RECOVERY_SIGNS = '23456789abcdefghijkmnpqrstuvwxyz'
export const RECOVERY_LENGTH = 10
export const RECOVERY_CODES = 10

export type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string }

/** Codes are read aloud, typed with gloves and copied from paper: spaces, dashes and capitals mean nothing. Null: neither kind. */
export function readTypedCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)) return { kind: 'app', code }
  return new RegExp(`^[${RECOVERY_SIGNS}]{${RECOVERY_LENGTH}}$`).test(code) ? { kind: 'recovery', code } : null
}

/** As it is shown and written down: abcde-fghij. */
export function showRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
}
