/**
 * What an address is, whichever way it is written. `never` is called by nobody: link-local addresses (behind them lie the
 * metadata services of cloud machines, which hand their secrets to whoever asks), multicast, "this host", tunnels.
 */
export type AddressKind = 'never' | 'loopback' | 'private' | 'public'

/** Undefined: a name, no address. */
export function addressKind(host: string): AddressKind | undefined {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return kindOfV4(bare.split('.').map(Number))
  const groups = bare.includes(':') ? groupsOf(bare.split('%')[0] as string) : undefined
  return groups && kindOfV6(groups)
}

function kindOfV4([first = 0, second = 0]: readonly number[]): AddressKind {
  if (first === 0 || first >= 224 || (first === 169 && second === 254)) return 'never'
  if (first === 127) return 'loopback'
  if (first === 10 || (first === 172 && second >= 16 && second <= 31)) return 'private'
  if ((first === 192 && second === 168) || (first === 100 && second >= 64 && second <= 127)) return 'private'
  return 'public'
}

function kindOfV6(groups: readonly number[]): AddressKind {
  const [first = 0, second = 0, third = 0] = groups
  const inside = v4Inside(groups)
  if (inside) return kindOfV4(inside)
  if (groups.slice(0, 7).every((group) => group === 0)) return groups[7] === 1 ? 'loopback' : 'never'
  // Link-local, site-local, multicast, Teredo, and where one provider keeps its metadata.
  if ((first & 0xff80) === 0xfe80 || first >= 0xff00 || (first === 0x2001 && second === 0)) return 'never'
  if (first === 0xfd00 && second === 0x0ec2) return 'never'
  // NAT64 of a plant's own: which address lies behind it hangs on its prefix.
  if (first === 0x64 && second === 0xff9b && third === 1) return 'never'
  return (first & 0xfe00) === 0xfc00 ? 'private' : 'public'
}

/** An IPv4 address inside: mapped, translated or compatible (::a.b.c.d), NAT64 (64:ff9b::/96), 6to4 (2002::/16). */
function v4Inside(groups: readonly number[]): readonly number[] | undefined {
  const [first, second, ...rest] = groups as [number, number, ...number[]]
  const bytes = (at: number) => [groups[at], groups[at + 1]].flatMap((group = 0) => [group >> 8, group & 255])
  if (first === 0x2002) return bytes(1)
  const isNat64 = first === 0x64 && second === 0xff9b && rest.slice(0, 4).every((group) => group === 0)
  if (isNat64) return bytes(6)
  if (!groups.slice(0, 4).every((group) => group === 0)) return undefined
  const [fifth, sixth] = [groups[4], groups[5]]
  const isMapped = (fifth === 0 && sixth === 0xffff) || (fifth === 0xffff && sixth === 0)
  const isCompatible = fifth === 0 && sixth === 0 && groups[6] !== 0
  return isMapped || isCompatible ? bytes(6) : undefined
}

/** The eight groups of an IPv6 address; undefined for what is none. */
function groupsOf(text: string): number[] | undefined {
  const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.slice(2).map(Number) ?? []
  const plain = dotted ? `${dotted[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : text
  const [before = '', after, ...more] = plain.split('::')
  const split = (part: string) => (part === '' ? [] : part.split(':'))
  const [head, tail] = [split(before), split(after ?? '')]
  const missing = 8 - head.length - tail.length
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return undefined
  const all = [...head, ...(after === undefined ? [] : Array<string>(missing).fill('0')), ...tail]
  return all.every((group) => /^[0-9a-f]{1,4}$/.test(group))
    ? all.map((group) => Number.parseInt(group, 16))
    : undefined
}
