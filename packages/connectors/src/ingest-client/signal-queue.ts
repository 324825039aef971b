/**
 * What is heard but not yet committed, in order. The first waiting signal always has the number `committed + 1`, so a
 * number is never given twice and never skipped.
 */
import type { Signal } from '@takt/domain/machine/signal.ts'
import type { HeardSignal } from '../define-connector.ts'

export const MOST_IN_ONE_POST = 500

export interface SignalQueue {
  /** null until the server has said where its numbers stand. */
  readonly committed: number | null
  /** Chunks of at most MOST_IN_ONE_POST, so that taking one signal copies one chunk and not the whole queue. */
  readonly chunks: readonly (readonly HeardSignal[])[]
  readonly size: number
  /** How many of the first waiting are under way. */
  readonly posted: number
  /** A post of the first waiting ended without an answer: they may be committed already. */
  readonly uncertain: boolean
  readonly limit: number
}

export function emptyQueue(limit: number): SignalQueue {
  return { committed: null, chunks: [], size: 0, posted: 0, uncertain: false, limit }
}

export function hasRoom(queue: SignalQueue): boolean {
  return queue.size < queue.limit
}

/** The queue with the signal, or null when it is full: then the sender waits, nothing is thrown away. */
export function take(queue: SignalQueue, signal: HeardSignal): SignalQueue | null {
  if (!hasRoom(queue)) return null
  const last = queue.chunks.at(-1)
  const chunks =
    last && last.length < MOST_IN_ONE_POST
      ? [...queue.chunks.slice(0, -1), [...last, signal]]
      : [...queue.chunks, [signal]]
  return { ...queue, chunks, size: queue.size + 1 }
}

/** The server's word on a fresh start: numbering goes on from there. */
export function startFrom(queue: SignalQueue, committed: number): SignalQueue {
  return { ...queue, committed }
}

/** One post at a time: a second one under way could overtake the first. */
export function canPost(queue: SignalQueue): boolean {
  return queue.committed !== null && queue.posted === 0 && queue.size > 0
}

export function post(queue: SignalQueue): { queue: SignalQueue; signals: Signal[] } {
  const { committed } = queue
  if (!canPost(queue) || committed === null) return { queue, signals: [] }
  const signals = (queue.chunks[0] ?? []).map((signal, index): Signal => ({ ...signal, seq: committed + 1 + index }))
  return { queue: { ...queue, posted: signals.length }, signals }
}

export function postFailed(queue: SignalQueue): SignalQueue {
  return { ...queue, posted: 0, uncertain: queue.uncertain || queue.posted > 0 }
}

/**
 * What is committed is dropped. A number beyond what was posted is somebody else's who uses the same name: what we
 * posted for the first time was then taken for a repeat of his, and goes out again under new numbers.
 */
export function answered(queue: SignalQueue, committed: number): SignalQueue {
  const before = queue.committed ?? 0
  const ours = committed - before <= queue.posted || queue.uncertain
  const done = ours ? Math.max(0, Math.min(committed - before, queue.posted)) : 0
  return {
    ...queue,
    committed: Math.max(before, committed),
    chunks: drop(queue.chunks, done),
    size: queue.size - done,
    posted: 0,
    uncertain: queue.uncertain && done < queue.posted,
  }
}

/** True when the server named a number that this sender never gave. */
export function isForeign(queue: SignalQueue, committed: number): boolean {
  return committed > (queue.committed ?? 0) + queue.posted
}

/** Never more than the first chunk is posted, so never more than it is dropped. */
function drop(chunks: SignalQueue['chunks'], count: number): SignalQueue['chunks'] {
  const [first, ...rest] = chunks
  if (!first || count === 0) return chunks
  return first.length > count ? [first.slice(count), ...rest] : rest
}
