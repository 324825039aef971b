import { createHmac, timingSafeEqual } from 'node:crypto'

/** Longer than the longest checklist takes, shorter than a coffee break and somebody else at the terminal. */
const GOOD_FOR_MS = 30 * 60_000

interface Signer {
  /** Of the session: what was verified on one device is worth nothing on another. */
  readonly token_hash: Buffer
}

/** A proof that the server has just been asked about this employee, in this session. */
export function verificationOf(employee: string, { token_hash }: Signer, now: number): string {
  return `${now}.${sign(employee, now, token_hash)}`
}

export function isFreshVerification(
  verification: string,
  { employee, now, token_hash }: Signer & { employee: string; now: number },
): boolean {
  const [at = '', signature = ''] = verification.split('.')
  const age = now - Number(at)
  if (!/^\d+$/.test(at) || age < 0 || age > GOOD_FOR_MS) return false
  const expected = Buffer.from(sign(employee, Number(at), token_hash))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(employee: string, at: number, token_hash: Buffer): string {
  return createHmac('sha256', token_hash).update(`${at}|${employee}`).digest('hex')
}
