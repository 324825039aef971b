/** Where messages may be sent. An administrator writes the address, and the server then posts to it from inside the plant's network. */
import type { Refusal } from './refusal.ts'

const LONGEST = 500

/** What a URL is made of, as both the browser and the server take it apart. */
export interface AddressParts {
  readonly href: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
}

/** Null is a text that is no address at all. */
export function addressProblem(url: AddressParts | null): Refusal | null {
  if (!url || url.href.length > LONGEST || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    return { refusal: 'erp-address-not-http', values: {} }
  }
  // They would stand in every log and on the administrator's screen.
  if (url.username !== '' || url.password !== '') return { refusal: 'erp-address-with-password', values: {} }
  if (isForbiddenHost(url.hostname)) return { refusal: 'erp-address-forbidden', values: { host: url.hostname } }
  return null
}

/**
 * Link-local, multicast and "this host" addresses never belong to an ERP; behind the first lie the metadata services of
 * cloud machines, which hand their secrets to whoever asks. Names are checked again when they are resolved.
 */
export function isForbiddenHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/.exec(bare)
  if (v4) {
    const [first, second] = [Number(v4[1]), Number(v4[2])]
    return first === 0 || first >= 224 || (first === 169 && second === 254)
  }
  // As a URL writes an IPv4 address inside an IPv6 one: ::ffff:a9fe:a9fe.
  const mapped = /^::ffff:([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(bare)
  if (mapped) {
    const high = Number.parseInt(mapped[1] as string, 16)
    return isForbiddenHost(`${high >> 8}.${high & 255}.0.1`)
  }
  if (!bare.includes(':')) return false
  return bare === '::' || /^fe[89ab]/.test(bare) || bare.startsWith('ff') || bare.startsWith('fd00:ec2:')
}
