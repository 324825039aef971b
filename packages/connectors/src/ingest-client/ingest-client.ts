/** Brings what a connector hears to the server: in order, each once, kept until it is committed. */
import type { HeardSignal, Note, Remembered } from '../define-connector.ts'
import { retryAfterMs } from './backoff.ts'
import { askCommitted, type IngestServer, postSignals } from './ingest-http.ts'
import { memoryStore } from './memory-store.ts'
import { heardCommitted, posting, type SignalNumbers, type Verdict } from './signal-numbers.ts'
import type { SignalStore } from './signal-store.ts'

/** How long signals gather before they go out together. */
const GATHER_MS = 50
export const MOST_IN_ONE_POST = 500
/** Between tries while closing: the few seconds that are left are used. */
const RETRY_WHILE_CLOSING_MS = 250

export interface IngestClientOptions extends Omit<IngestServer, 'abort'> {
  readonly connector: string
  /** In memory unless told otherwise. */
  readonly store?: SignalStore
  readonly retryAfter?: (failures: number) => number
  /** Called when the server goes and when it comes back, not on every try. */
  readonly onLink?: (link: 'up' | 'down', reason: string) => void
}

export interface IngestClient {
  readonly sender: string
  /** Kept and not yet committed. */
  readonly backlog: number
  /** Resolves when the store has the signal; waits while it is full. Calls are served in order. */
  signal(signal: HeardSignal, remembered?: Remembered): Promise<void>
  note(notes: readonly Note[]): Promise<void>
  recall(key: string): number | undefined
  isKnown(mark: string): boolean
  /** Sends what waits and ends; gives up after `within_ms` and answers how many signals could not be sent. */
  close(within_ms: number): Promise<number>
}

export function openIngestClient(options: IngestClientOptions): IngestClient {
  const retryAfter = options.retryAfter ?? retryAfterMs
  const store = options.store ?? memoryStore()
  // An earlier run may have posted everything that it left behind.
  let numbers: SignalNumbers = { base: store.base, done: store.done, posted_to: store.last }
  let met = false
  let failures = 0
  let linkUp: boolean | null = null
  let closing = false
  let ended = false
  const abort = new AbortController()
  const server: IngestServer = { url: options.url, key: options.key, abort: abort.signal }
  const who = { connector: options.connector, sender: store.sender }
  let wake = () => {}

  const backlog = () => store.last - numbers.done
  const pause = (ms: number, until: () => boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      wake = () => until() && done()
      wake()
      function done() {
        clearTimeout(timer)
        wake = () => {}
        resolve()
      }
    })
  const awake = (until: () => boolean) =>
    new Promise<void>((resolve) => {
      wake = () => until() && resolve()
      wake()
    })

  function link(up: boolean, reason: string) {
    failures = up ? 0 : failures + 1
    if (linkUp === up) return
    linkUp = up
    options.onLink?.(up ? 'up' : 'down', reason)
  }

  /** The base is on disk before a number made of it is posted: a crash in between must not number again. */
  async function settle(verdict: Verdict): Promise<void> {
    const { base, done } = verdict.numbers
    if (base !== null && base !== store.base) await store.settle(base)
    const advanced = done > numbers.done
    numbers = verdict.numbers
    if (advanced) await store.forget(done)
    if (verdict.foreign) throw new AnotherSender(`another sender uses the name ${options.connector}`)
  }

  async function sendOnce(): Promise<void> {
    if (!met) {
      const committed = await askCommitted(server, who)
      await settle(heardCommitted(numbers, committed))
      met = true
      return link(true, `numbers go on from ${committed}`)
    }
    const kept = await store.read(numbers.done, MOST_IN_ONE_POST)
    const [first, last] = [kept[0], kept.at(-1)]
    // Numbers without signals: the disk lost them, and waiting for them would hold up all that follow.
    if (!first || !last) return settle({ numbers: { ...numbers, done: store.last }, foreign: false })
    const neverPosted = first.n > numbers.posted_to
    const { base, done } = numbers
    numbers = posting(numbers, last.n)
    const signals = kept.map(({ n, signal }) => ({ ...signal, seq: (base ?? 0) + n }))
    const { committed, repeated } = await postSignals(server, { ...who, signals })
    await settle(heardCommitted(numbers, committed, neverPosted && repeated > 0))
    if (numbers.done === done) throw new Error('the server committed nothing')
    link(true, '')
  }

  async function run(): Promise<void> {
    while (!ended) {
      await awake(() => !met || backlog() > 0 || closing)
      if (closing && backlog() === 0) return
      await pause(GATHER_MS, () => closing || backlog() >= MOST_IN_ONE_POST)
      try {
        await sendOnce()
      } catch (error) {
        link(false, error instanceof Error ? reasonOf(error) : String(error))
        // The new numbers are good until the other one posts again: waiting would lose them too.
        if (error instanceof AnotherSender) continue
        const wasClosing = closing
        const wait = wasClosing ? RETRY_WHILE_CLOSING_MS : retryAfter(failures)
        await pause(wait, () => ended || (closing && !wasClosing))
      }
    }
  }

  const running = run()

  return {
    sender: store.sender,
    get backlog() {
      return backlog()
    },
    async signal(signal, remembered) {
      await store.keep(signal, remembered)
      wake()
    },
    note: (notes) => store.note(notes),
    recall: (key) => store.recall(key),
    isKnown: (mark) => store.isKnown(mark),
    async close(within_ms) {
      closing = true
      const end = () => {
        ended = true
        abort.abort()
        wake()
      }
      const giveUp = setTimeout(end, within_ms)
      wake()
      await running
      clearTimeout(giveUp)
      end()
      await store.close()
      return backlog()
    },
  }
}

class AnotherSender extends Error {}

/** fetch hides the cause ("fetch failed"); the cause is what a person can act on. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
