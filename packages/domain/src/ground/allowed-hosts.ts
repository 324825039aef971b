/** Where an action button may call outside of the product: hosts an administrator has listed, over https: D-CALL-44-B. */
import { isForbiddenHost } from './address.ts'
import { addressKind } from './address-kind.ts'

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

/** Of this machine or of a plant's own network. */
export function isPrivateAddress(address: string): boolean {
  const kind = addressKind(address)
  return kind === 'private' || kind === 'loopback'
}

function bare(host: string): string {
  return host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase()
}
