import { randomUUID } from 'node:crypto'
import type { HeardSignal, Remembered } from '../define-connector.ts'
import { keptMarks } from './marks.ts'
import { CLOSED, type KeptSignal, type SignalStore } from './signal-store.ts'

const MOST_IN_MEMORY = 20_000

interface Waiting {
  readonly signal: HeardSignal
  readonly remembered: Remembered
  resolve(): void
  reject(error: Error): void
}

/** For what can be heard again or may be lost with the process: tests, and sources that keep their own. */
export function memoryStore(most = MOST_IN_MEMORY): SignalStore {
  const notes = new Map<string, number>()
  const marks = keptMarks()
  let kept: KeptSignal[] = []
  let waiting: Waiting[] = []
  let base: number | null = null
  let done = 0
  let last = 0
  let closed = false

  function letIn(): void {
    while (waiting.length > 0 && kept.length < most) {
      const { signal, remembered, resolve } = waiting.shift() as Waiting
      last += 1
      kept.push({ n: last, signal })
      for (const { key, value } of remembered.notes ?? []) notes.set(key, value)
      marks.add(remembered.mark)
      resolve()
    }
  }

  return {
    sender: randomUUID(),
    get base() {
      return base
    },
    get done() {
      return done
    },
    get last() {
      return last
    },
    keep(signal, remembered = {}) {
      if (closed) return Promise.reject(new Error(CLOSED))
      return new Promise((resolve, reject) => {
        waiting.push({ signal, remembered, resolve, reject })
        letIn()
      })
    },
    note: async (told) => {
      for (const { key, value } of told) notes.set(key, value)
    },
    recall: (key) => notes.get(key),
    isKnown: (mark) => marks.has(mark),
    read: async (after, most) => {
      const from = kept.findIndex(({ n }) => n > after)
      return from < 0 ? [] : kept.slice(from, from + most)
    },
    forget: async (upTo) => {
      kept = kept.filter(({ n }) => n > upTo)
      done = Math.max(done, upTo)
      letIn()
    },
    settle: async (to) => {
      base = to
    },
    close: async () => {
      closed = true
      for (const { reject } of waiting) reject(new Error(CLOSED))
      waiting = []
    },
  }
}
