/** Where traces go. Off, nothing is recorded and nothing asked; on, they leave in the background and never hold anybody up. */
import { isIP } from 'node:net'
import { addressKind } from '@takt/domain/ground/address-kind.ts'
import type { Log } from '../log.ts'
import { outsideAddresses } from '../outside/outside-addresses.ts'
import { outsideFetch } from '../outside/outside-fetch.ts'
import { otlpBody } from './otlp.ts'
import type { Recorder, Span } from './spans.ts'

export interface TraceSettings {
  /** http://127.0.0.1:4318; '' = no traces. */
  readonly endpoint: string
  /** Sent along: api-key=…,x-tenant=plant */
  readonly headers: string
  readonly service: string
  /** Of the traces that begin here, 0 to 1. */
  readonly share: number
  readonly everyMs: number
}

export interface Traces extends Recorder {
  stop(): Promise<void>
}

interface TraceParts {
  readonly settings: TraceSettings
  readonly version: string
  readonly plantNetworks: string
  readonly authorities: string
  readonly log: Log
}

const MOST_AT_ONCE = 500
/** A collector that is away must not fill the memory: what comes then is counted and gone. */
const MOST_WAITING = 5_000

/** Null: off. */
export function openTraces(parts: TraceParts): Traces | null {
  const { settings, version, log } = parts
  if (settings.endpoint === '') return null
  const address = `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`
  const send = outsideFetch({
    addresses: outsideAddresses(networksFor(address, parts.plantNetworks)),
    authorities: parts.authorities,
  })
  const headers = { ...headersIn(settings.headers), 'content-type': 'application/json' }
  const resource = { 'service.name': settings.service, 'service.version': version, 'process.pid': process.pid }
  let waiting: Span[] = []
  let lost = 0
  let isAway = false
  let sending: Promise<void> = Promise.resolve()

  async function sendSome(): Promise<void> {
    const some = waiting.splice(0, MOST_AT_ONCE)
    if (some.length === 0) return
    const problem = await send(address, { method: 'POST', headers, body: otlpBody(resource, some) }).then(
      ({ status }) => (status < 300 ? '' : `answered ${status}`),
      (error: Error) => error.message,
    )
    // Told when it begins and when it is over, not every two seconds.
    if (problem !== '') lost += some.length
    if (problem !== '' && !isAway) log.warn('traces are not taken', { endpoint: address, problem })
    if (problem === '' && isAway) log.info('traces are taken again', { lost })
    isAway = problem !== ''
    if (!isAway) lost = 0
  }
  const flush = () => {
    sending = sending.then(sendSome)
    return sending
  }
  const timer = setInterval(flush, settings.everyMs)
  timer.unref()
  return {
    samples: () => settings.share >= 1 || Math.random() < settings.share,
    keep(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      else lost += 1
    },
    async stop() {
      clearInterval(timer)
      await flush()
      waiting = []
    },
  }
}

/** The installation itself says where they go: an address on this machine, written as such, needs no other leave. */
function networksFor(address: string, plantNetworks: string): string {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost') return `${plantNetworks}, 127.0.0.1, ::1`
  return isIP(host) !== 0 && addressKind(host) !== 'public' ? `${plantNetworks}, ${host}` : plantNetworks
}

/** api-key=abc,x-tenant=plant%201, as OpenTelemetry writes it. */
function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim().toLowerCase(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )
}
