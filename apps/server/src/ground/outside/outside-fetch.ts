/** A fetch for libraries that bring their own calls: the one address rule holds, no redirect is followed, an answer has few seconds and bytes. */
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { rootCertificates } from 'node:tls'
import { traced, traceHeaders } from '../traces/spans.ts'
import { ForbiddenAddress, type OutsideAddresses } from './outside-addresses.ts'

const ANSWERS_WITHIN_MS = 5_000
const MOST_ANSWER_BYTES = 1_000_000

interface OutsideParts {
  readonly addresses: OutsideAddresses
  /** Certificates of the plant's own authority, beside the public ones; '' for none. */
  readonly authorities: string
}

export interface OutsideCall {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: unknown
  readonly signal?: AbortSignal | undefined
}

export type OutsideFetch = (address: string, call?: OutsideCall) => Promise<Response>

export function outsideFetch(parts: OutsideParts): OutsideFetch {
  const fetchOnce = fetchBy(parts)
  return (address, call) =>
    traced({ name: 'request outside', kind: 'client' }, async (span) => {
      const answer = await fetchOnce(address, call)
      span?.say({ attributes: { 'http.response.status_code': answer.status } })
      return answer
    })
}

function fetchBy({ addresses, authorities }: OutsideParts): OutsideFetch {
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = new URL(address)
    // An address as a number is never looked up, so the check of names does not see it.
    if (!addresses.mayReach(url.hostname)) throw new ForbiddenAddress(url.hostname)
    const limit = AbortSignal.timeout(ANSWERS_WITHIN_MS)
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const given = Object.fromEntries(headers instanceof Headers ? headers : Object.entries(headers))
    const text = body === undefined || body === null ? '' : String(body)
    const length = text === '' ? {} : { 'content-length': Buffer.byteLength(text) }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send(
        url,
        {
          method,
          headers: { ...traceHeaders(), ...given, 'user-agent': 'takt', ...length },
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          agent: false,
          lookup: addresses.lookup,
          ...(authorities === '' ? {} : { ca: [...rootCertificates, authorities] }),
        },
        resolve,
      )
        .on('error', reject)
        .end(text)
    })
    return new Response(await bytesOf(answer), { status: answer.statusCode ?? 502, headers: headersOf(answer) })
  }
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_ANSWER_BYTES) {
      answer.destroy()
      throw new Error('the answer is too long')
    }
    parts.push(part)
  }
  // A Response of these has no body, and says so by throwing.
  return [204, 205, 304].includes(answer.statusCode ?? 0) ? null : Buffer.concat(parts)
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return headers
}
