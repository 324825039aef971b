/** What the server has to read again, such as the ERP's token, lies in the database sealed with a key that lies elsewhere. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const FORM = /^enc1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22})\.([\w-]*)$/
const KEY_BYTES = 32

export interface Secrets {
  /** `place` names the row: what is copied into another row or another company opens there for nobody. */
  seal(text: string, place: string): string
  /** What was kept before there was sealing is as it is. Null: the key that sealed it is not here, or it was changed. */
  open(kept: string, place: string): string | null
  /** Sealed with the key that is used now. */
  isCurrent(kept: string): boolean
}

/** The first key seals, the others only open: so a key is changed. Without any nothing is sealed. */
export function secretsOf(keys: readonly Buffer[]): Secrets {
  const byId = new Map(keys.map((key) => [keyId(key), key]))
  const [current] = keys
  return {
    seal(text, place) {
      if (!current) return text
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ['enc1', keyId(current), ...[nonce, cipher.getAuthTag(), sealed].map(base64)].join('.')
    },
    open(kept, place) {
      const parts = FORM.exec(kept)
      if (!parts) return kept
      const [, id = '', nonce = '', tag = '', sealed = ''] = parts
      const key = byId.get(id)
      if (!key) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
        decipher.setAAD(Buffer.from(place)).setAuthTag(Buffer.from(tag, 'base64url'))
        return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    isCurrent: (kept) => current === undefined || FORM.exec(kept)?.[1] === keyId(current),
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64url')

/** Tells keys apart and nothing about them. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('takt key ').update(key).digest('hex').slice(0, 8)
}

/** The id of the key that sealed it; '' for what is not sealed. */
export function sealedWith(kept: string): string {
  return FORM.exec(kept)?.[1] ?? ''
}

export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}

/** One key or several, of 32 bytes each as base64 or 64 hexadecimal digits, separated by commas or lines. */
export function keysIn(text: string, from: string): Buffer[] {
  return text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const key = Buffer.from(word, /^[0-9a-f]{64}$/i.test(word) ? 'hex' : 'base64')
      if (key.length === KEY_BYTES) return key
      throw new Error(
        `${from} must hold keys of 32 bytes, as base64 or 64 hexadecimal digits (openssl rand -base64 32).`,
      )
    })
}
