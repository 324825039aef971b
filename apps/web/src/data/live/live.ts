import { type LiveEventName, liveEventNames } from '@takt/contract/ground/live-event-names.ts'
import type { LiveEventData, LiveHello, LiveMessage } from '@takt/contract/ground/live-events.ts'
import { useSyncExternalStore } from 'react'
import { sessionLost } from '../../device/session-store.ts'
import { logEntry } from '../call/client-log.ts'
import { type LinkInput, type LinkState, linkAtRest, reduceLink, retryDelay, SILENCE_MS } from './link-state.ts'
import * as clock from './server-clock.ts'

const TICK_MS = 500

let link: LinkState = linkAtRest
let shown: Pick<LinkState, 'state' | 'lostSince'> = linkAtRest
let socket: WebSocket | undefined
/** When the server was last heard before this page began. */
let heardBefore: number | null = null
let retry: ReturnType<typeof setTimeout> | undefined
let ticking: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()
const gapListeners = new Set<() => void>()
const backListeners = new Set<() => void>()
const eventListeners = new Map<LiveEventName, Set<(data: never) => void>>()

export function onLiveEvent<N extends LiveEventName>(name: N, then: (data: LiveEventData<N>) => void): () => void {
  const own = eventListeners.get(name) ?? new Set()
  eventListeners.set(name, own.add(then))
  return () => own.delete(then)
}

/** Something may have been missed: whoever shows data loads it again. */
export function onLiveGap(then: () => void): () => void {
  gapListeners.add(then)
  return () => gapListeners.delete(then)
}

/** The link is good again: whoever got no answer meanwhile asks again. One that resumes has no gap, so `onLiveGap` is silent. */
export function onServerBack(then: () => void): () => void {
  backListeners.add(then)
  return () => backListeners.delete(then)
}

export function onConnection(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

export function connectionState(): LinkState['state'] {
  return shown.state
}

export function useConnection(): { state: 'live' | 'connecting' | 'lost'; lostSince: number | null } {
  return useSyncExternalStore(onConnection, () => shown)
}

/** Corrected by the server's clock. */
export function serverNow(): number {
  return clock.serverNow()
}

export function useServerNow(everyMs = 1000): number {
  return clock.useServerNow(everyMs)
}

/** `lastContact`: the server is known to be away since then, and what is shown is as old as that. */
export function startLive(lastContact: number | null = null): void {
  stopLive()
  heardBefore = lastContact
  step({ kind: 'start', at: performance.now() - (lastContact === null ? 0 : SILENCE_MS + 1) })
  tick()
  ticking = setInterval(tick, TICK_MS)
  window.addEventListener('online', connect)
  connect()
}

export function stopLive(): void {
  clearInterval(ticking)
  clearTimeout(retry)
  window.removeEventListener('online', connect)
  drop()
}

function step(input: LinkInput): void {
  const before = link
  link = reduceLink(link, input)
  if (link.state === before.state && link.lostSince === before.lostSince) return
  if (link.state === 'lost') logEntry('warning', 'live', 'The live link is lost.')
  // The machine counts on a monotonic clock; people read the server's.
  const age = link.lostSince === null ? null : (heardBefore ?? clock.serverNow() - (performance.now() - link.lostSince))
  shown = { state: link.state, lostSince: age }
  for (const tell of watchers) tell()
  if (link.state === 'live') for (const then of backListeners) then()
}

function tick(): void {
  step({ kind: 'tick', at: performance.now() })
  // A link that is silent but not closed (a pulled cable) would otherwise wait for the system's timeout of minutes.
  if (link.state === 'lost' && socket?.readyState === WebSocket.OPEN) closed(socket)
}

function connect(): void {
  clearTimeout(retry)
  drop()
  const own = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`)
  socket = own
  own.onopen = () => {
    const hello: LiveHello = {
      type: 'hello',
      events: [...liveEventNames],
      ...(link.since ? { since: link.since } : {}),
    }
    own.send(JSON.stringify(hello))
  }
  own.onmessage = (message) => hear(JSON.parse(String(message.data)) as LiveMessage)
  own.onclose = () => closed(own)
}

function closed(which: WebSocket): void {
  if (which !== socket) return
  drop()
  step({ kind: 'closed', at: performance.now() })
  clearTimeout(retry)
  retry = setTimeout(connect, retryDelay(link.attempt, Math.random()))
}

function drop(): void {
  if (!socket) return
  const old = socket
  socket = undefined
  old.onopen = old.onmessage = old.onclose = null
  old.close()
}

function hear(message: LiveMessage): void {
  const at = performance.now()
  if (message.type === 'bye') {
    if (message.reason !== 'restarting') sessionLost(message.reason === 'session-idle')
    return
  }
  if (message.type === 'welcome') {
    clock.noteServerTime(message.server_time)
    heardBefore = null
    step({ kind: 'welcome', at, epoch: message.epoch, seq: message.seq })
    if (!message.resumed) for (const then of gapListeners) then()
    return
  }
  if (message.type === 'beat') clock.noteServerTime(message.server_time)
  else for (const event of message.events) publish(event.name, event.data)
  step({ kind: 'heard', at, seq: message.seq })
}

/** At once, not once a frame: React gathers what one message changed into one drawing. */
function publish(name: LiveEventName, data: object): void {
  for (const then of eventListeners.get(name) ?? []) {
    try {
      then(data as never)
    } catch (problem) {
      // One broken listener must not keep the others from the truth.
      logEntry('error', 'live', `A listener of ${name} failed: ${String(problem)}`)
    }
  }
}
