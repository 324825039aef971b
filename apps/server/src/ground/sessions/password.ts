import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** Argon2id, 19 MiB, two passes: what OWASP asks for; about 20 ms here. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

export async function hashPassword(password: string, cost: Readonly<typeof COST> = COST): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const parts = FORM.exec(stored)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce, tag] = parts
  const expected = Buffer.from(tag as string, 'base64url')
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce as string, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected)
}

/** The same work for what is found by its hash, with a salt that many share. */
export async function slowHash(text: string, salt: Buffer): Promise<Buffer> {
  return await derive('argon2id', { message: text, nonce: salt, ...COST })
}

let decoy: Promise<string> | undefined

/** Spends the time of a real check when there is no such user: the answer's delay must not tell who exists. */
export async function pretendToCheck(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this password')
  await passwordMatches(password, await decoy)
}
