/** The one rule of where this server connects to for its companies: action buttons, the ERP, printers. */
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { addressKind } from '@takt/domain/ground/address-kind.ts'

/** What plants use inside. This machine itself is not among them: whoever enters an ERP would reach whatever runs on it. */
export const USUAL_NETWORKS = '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7'

export class ForbiddenAddress extends Error {
  constructor(host: string) {
    super(`${host} may not be called`)
  }
}

export interface OutsideAddresses {
  /** An address, or a name as far as it can be judged before it is looked up. */
  mayReach(host: string): boolean
  /** For a connection: the name is looked up once, and exactly the answer that was checked is connected to. */
  readonly lookup: Lookup
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void
export type Lookup = (host: string, options: LookupOptions, done: LookupDone) => void

/** '10.0.0.0/8, 127.0.0.1': private addresses outside of these are not connected to; public ones are. */
export function outsideAddresses(networks: string): OutsideAddresses {
  const list = listOf(networks)
  const mayReach = (host: string) => {
    const bare = host.replace(/^\[|\]$/g, '')
    if (/(^|\.)localhost\.?$/i.test(bare)) return list.check('127.0.0.1')
    if (isIP(bare) === 0) return true
    const kind = addressKind(bare)
    if (kind === 'never' || kind === undefined) return false
    return kind === 'public' || list.check(bare, familyOf(bare))
  }
  return { mayReach, lookup: checkedLookup(mayReach) }
}

export function checkedLookup(mayReach: (address: string) => boolean): Lookup {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const forbidden = addresses.find(({ address }) => !mayReach(address))
      if (forbidden) return done(new ForbiddenAddress(`${host}, which leads to ${forbidden.address},`), [])
      const [first] = addresses
      if (options.all) return done(null, addresses)
      return done(null, first?.address ?? '', first?.family)
    })
  }
}

function listOf(networks: string): BlockList {
  const list = new BlockList()
  for (const entry of networks.split(/[,;\s]+/).filter((text) => text !== '')) {
    const [host = '', bits] = entry.split('/')
    const most = isIPv6(host) ? 128 : 32
    if (isIP(host) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new Error(`PLANT_NETWORKS: “${entry}” is no address and no network such as 10.0.0.0/8.`)
    if (bits === undefined) list.addAddress(host, familyOf(host))
    else list.addSubnet(host, Number(bits), familyOf(host))
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
