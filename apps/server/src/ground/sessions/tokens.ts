import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored: a stolen database opens no session. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What a session is called on pages and in the trail: it tells two apart and opens none. */
export function sessionKey(token_hash: Buffer): string {
  return token_hash.toString('hex').slice(0, 16)
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(tokenHash(a), tokenHash(b))
}
