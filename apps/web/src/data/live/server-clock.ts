/** The server's time. Counted on a monotonic clock: a PC clock that is wrong, or set right at noon, moves nothing on the screen. */
import { useSyncExternalStore } from 'react'

/** Every answer is late by its way through the network; the least late one of the latest is the best. */
const SAMPLES = 15
let samples: number[] = []
let base = Date.now() - performance.now()

export function noteServerTime(server_time: string): void {
  const at = Date.parse(server_time)
  if (Number.isNaN(at)) return
  samples = [...samples, at - performance.now()].slice(-SAMPLES)
  base = Math.max(...samples)
}

export function serverNow(): number {
  return base + performance.now()
}

interface Ticker {
  now: number
  readonly listeners: Set<() => void>
  timer: ReturnType<typeof setInterval> | undefined
}
const tickers = new Map<number, Ticker>()

function ticker(everyMs: number): Ticker {
  let found = tickers.get(everyMs)
  if (!found) {
    found = { now: serverNow(), listeners: new Set(), timer: undefined }
    tickers.set(everyMs, found)
  }
  return found
}

function subscribeTo(everyMs: number): (tell: () => void) => () => void {
  return (tell) => {
    const own = ticker(everyMs)
    own.listeners.add(tell)
    if (own.timer === undefined) {
      own.now = serverNow()
      own.timer = setInterval(() => {
        own.now = serverNow()
        for (const each of own.listeners) each()
      }, everyMs)
    }
    return () => {
      own.listeners.delete(tell)
      if (own.listeners.size > 0) return
      clearInterval(own.timer)
      own.timer = undefined
    }
  }
}

const subscribers = new Map<number, (tell: () => void) => () => void>()

/** The time, ticking; all components of one rate share one timer, so that they also change in one frame. */
export function useServerNow(everyMs = 1000): number {
  let subscribe = subscribers.get(everyMs)
  if (!subscribe) {
    subscribe = subscribeTo(everyMs)
    subscribers.set(everyMs, subscribe)
  }
  return useSyncExternalStore(subscribe, () => ticker(everyMs).now)
}
