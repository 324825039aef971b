/** A call of an action button to a listed host: over https, its address checked after the name is resolved, no redirect, ten seconds. */
import { request } from 'node:https'
import { isIP } from 'node:net'
import { rootCertificates } from 'node:tls'
import { type ListedHost, mayCallAddress, mayCallHost } from '@takt/domain/ground/allowed-hosts.ts'
import type { OutsideRequest } from '@takt/domain/ground/outside-request.ts'
import { checkedLookup, type OutsideAddresses } from '../outside/outside-addresses.ts'
import { traced, traceHeaders } from '../traces/spans.ts'

const ANSWERS_WITHIN_MS = 10_000

export interface SentOutside {
  /** 0: nobody answered. */
  readonly status: number
  readonly problem: string
}

interface OutsideParts {
  /** Certificates of the plant's own authority, beside the public ones; '' for none. */
  readonly authorities: string
  readonly addresses: OutsideAddresses
  readonly withinMs?: number
}

/** Answers undefined when the host is not listed. */
export type SendOutside = (call: OutsideRequest, hosts: readonly ListedHost[]) => Promise<SentOutside | undefined>

export function outsideSender(parts: OutsideParts): SendOutside {
  return (call, hosts) =>
    traced({ name: 'call of a button', kind: 'client' }, async (span) => {
      const sent = await send(call, hosts, parts)
      if (sent) span?.say({ attributes: { 'http.response.status_code': sent.status }, failed: sent.status === 0 })
      return sent
    })
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
  { authorities, addresses, withinMs = ANSWERS_WITHIN_MS }: OutsideParts,
): Promise<SentOutside | undefined> {
  if (!mayBeSent(call.url, hosts)) return undefined
  const url = new URL(call.url)
  const mayReach = (address: string) => addresses.mayReach(address) && mayCallAddress(address, hosts)
  if (!addresses.mayReach(url.hostname)) return { status: 0, problem: 'an address that may not be called' }
  try {
    const status = await new Promise<number>((resolve, reject) => {
      const sent = request(
        url,
        {
          method: call.method,
          headers: { 'user-agent': 'takt', ...traceHeaders(), ...call.headers },
          agent: false,
          signal: AbortSignal.timeout(withinMs),
          lookup: checkedLookup(mayReach),
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
