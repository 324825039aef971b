/** The code of a wall link: a beginning that finds the link, and 256 random bits that open it. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { newToken, tokenHash } from '../../ground/sessions/tokens.ts'

const START_LENGTH = 8
const FORM = /^[\w-]{51}$/

export function newWallCode(): string {
  return randomBytes(6).toString('base64url') + newToken()
}

export function codeStart(code: string): string {
  return code.slice(0, START_LENGTH)
}

/** Compared in constant time, also when there is nothing to compare with: the time must not tell which links exist. */
export function codeMatches(code: string, stored: Buffer | undefined): boolean {
  const same = timingSafeEqual(tokenHash(code), stored ?? tokenHash(''))
  return same && stored !== undefined && FORM.test(code)
}
