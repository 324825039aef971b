/** A call of an action button to a listed host: over https, its address checked after the name is resolved, no redirect, ten seconds. */
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import { type ListedHost, mayCallAddress, mayCallHost } from '@takt/domain/ground/allowed-hosts.ts'
import type { OutsideRequest } from '@takt/domain/ground/outside-request.ts'

const ANSWERS_WITHIN_MS = 10_000

export interface SentOutside {
  /** 0: nobody answered. */
  readonly status: number
  readonly problem: string
}

interface OutsideParts {
  /** Certificates of the plant's own authority, beside the public ones; '' for none. */
  readonly authorities: string
  readonly withinMs?: number
}

/** Answers undefined when the host is not listed. */
export type SendOutside = (call: OutsideRequest, hosts: readonly ListedHost[]) => Promise<SentOutside | undefined>

export function outsideSender(parts: OutsideParts): SendOutside {
  return (call, hosts) => send(call, hosts, parts)
}

/** Whether the address is one of a listed host, as far as that can be said before its name is looked up. */
export function mayBeSent(address: string, hosts: readonly ListedHost[]): boolean {
  const url = URL.parse(address)
  if (!url || !mayCallHost(url, hosts)) return false
  // An address as a number is never looked up, so the check of names does not see it.
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || mayCallAddress(bare, hosts)
}

async function send(
  call: OutsideRequest,
  hosts: readonly ListedHost[],
  { authorities, withinMs = ANSWERS_WITHIN_MS }: OutsideParts,
): Promise<SentOutside | undefined> {
  if (!mayBeSent(call.url, hosts)) return undefined
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        new URL(call.url),
        {
          method: call.method,
          headers: { 'user-agent': 'takt', ...call.headers },
          agent: false,
          signal: AbortSignal.timeout(withinMs),
          lookup: (host, options, done) => listedLookup(host, options, { hosts, done }),
          ...(authorities === '' ? {} : { ca: [...rootCertificates, authorities] }),
        },
        (answer) => {
          resolve(answer.statusCode ?? 0)
          // Nobody reads it: D-STATE-35-X.
          answer.destroy()
        },
      )
      sent.on('error', reject)
      sent.end(call.body)
    })
    return { status, problem: '' }
  } catch (error) {
    return {
      status: 0,
      problem: ['TimeoutError', 'AbortError'].includes((error as Error).name) ? 'no answer' : (error as Error).message,
    }
  }
}

type LookupDone = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** A name is asked once, and exactly the answer that was checked is connected to. */
function listedLookup(
  host: string,
  options: LookupOptions,
  { hosts, done }: { hosts: readonly ListedHost[]; done: LookupDone },
): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    const forbidden = addresses.find(({ address }) => !mayCallAddress(address, hosts))
    if (forbidden) return done(new Error(`${host} leads to ${forbidden.address}, which is not listed`), [])
    const [first] = addresses
    if (options.all) return done(null, addresses)
    return done(null, first?.address ?? '', first?.family)
  })
}
