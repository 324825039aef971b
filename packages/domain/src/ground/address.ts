/** Where messages may be sent. An administrator writes the address, and the server then posts to it from inside the plant's network. */
import { addressKind } from './address-kind.ts'
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

/** Nothing that is called outside has such an address. Names are checked again when they are resolved. */
export function isForbiddenHost(host: string): boolean {
  return addressKind(host) === 'never'
}
