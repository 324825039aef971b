/**
 * Passwords that many people have: some 49,000, too many for a browser. A form tells by the rule of the domain what is wrong
 * with one while it is typed; this list has its word when it is saved.
 */
import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])
/** 2026!, 123 and the like are what a guesser puts around each of them; more signs than these are a password by themselves. */
const MOST_AROUND = 6

export function commonPasswordFault(password: string): Refusal | null {
  const plain = password.toLowerCase()
  const letters = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isDressed = common.has(letters) && plain.length - letters.length <= MOST_AROUND
  return common.has(plain) || isDressed ? { refusal: 'password-common', values: {} } : null
}
