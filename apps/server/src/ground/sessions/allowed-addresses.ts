import { BlockList, isIPv6 } from 'node:net'

/**
 * Whether somebody who comes from this address may come in: none means from everywhere. Entries are addresses or
 * networks (192.168.20.0/24). A server that listens for both kinds meets 192.168.20.7 as ::ffff:192.168.20.7, which a
 * comparison of texts would refuse.
 */
export function isAllowedFrom(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true
  const list = new BlockList()
  for (const entry of allowed) {
    const [host = '', bits] = entry.split('/')
    const family = familyOf(host)
    if (bits === undefined) list.addAddress(host, family)
    else list.addSubnet(host, Number(bits), family)
  }
  return list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
