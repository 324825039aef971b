/** Where an action button may call outside of the product: hosts an administrator has listed, over https: D-CALL-44-B. */
import { isForbiddenHost } from './address.ts'

const HTTPS = '443'

export interface ListedHost {
  readonly host: string
  readonly port: string
}

/** 'erp.plant.example; 10.0.0.5:8443' */
export function listedHosts(setting: string): ListedHost[] {
  return setting
    .split(/[;,\s]+/)
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const parts = /^(\[[0-9a-f:]+\]|[^:[\]/@]+)(?::(\d{1,5}))?$/i.exec(entry)
      return parts ? [{ host: bare(parts[1] as string), port: parts[2] ?? HTTPS }] : []
    })
}

interface UrlParts {
  readonly protocol: string
  readonly hostname: string
  readonly port: string
  readonly username: string
  readonly password: string
}

export function mayCallHost(url: UrlParts, hosts: readonly ListedHost[]): boolean {
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const host = bare(url.hostname)
  return hosts.some((listed) => listed.host === host && listed.port === (url.port || HTTPS))
}

/** A name may lead anywhere: a private address it leads to must be listed itself, and some are never called. */
export function mayCallAddress(address: string, hosts: readonly ListedHost[]): boolean {
  if (isForbiddenHost(address)) return false
  return !isPrivateAddress(address) || hosts.some(({ host }) => host === bare(address))
}

/** Of this machine, of a plant's own network, or of a provider's. */
export function isPrivateAddress(address: string): boolean {
  const text = bare(address)
  const v4 = /^(?:::ffff:)?(\d+)\.(\d+)\.\d+\.\d+$/.exec(text)
  if (v4) {
    const [first, second] = [Number(v4[1]), Number(v4[2])]
    if (first === 10 || first === 127) return true
    if (first === 172 && second >= 16 && second <= 31) return true
    if (first === 192 && second === 168) return true
    return first === 100 && second >= 64 && second <= 127
  }
  // An IPv4 address may stand inside in several ways; all of them are ours until listed.
  return text === '::1' || /^f[cd]/.test(text) || /^(::ffff:|64:ff9b:|2002:)/.test(text)
}

function bare(host: string): string {
  return host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}
