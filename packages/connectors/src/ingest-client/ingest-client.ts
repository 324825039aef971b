/** Brings what a connector hears to the server: in order, each once, kept until it is committed. */
import type { HeardSignal } from '../define-connector.ts'
import { retryAfterMs } from './backoff.ts'
import { askCommitted, type IngestServer, postSignals } from './ingest-http.ts'
import {
  answered,
  canPost,
  emptyQueue,
  isForeign,
  MOST_IN_ONE_POST,
  post,
  postFailed,
  type SignalQueue,
  startFrom,
  take,
} from './signal-queue.ts'

/** How long signals gather before they go out together. */
const GATHER_MS = 50
const MOST_IN_MEMORY = 20_000
/** Between tries while closing: the few seconds that are left are used. */
const RETRY_WHILE_CLOSING_MS = 250

export interface IngestClientOptions extends Omit<IngestServer, 'abort'> {
  readonly connector: string
  readonly most_in_memory?: number
  readonly retryAfter?: (failures: number) => number
  /** Called when the server goes and when it comes back, not on every try. */
  readonly onLink?: (link: 'up' | 'down', reason: string) => void
}

export interface IngestClient {
  /** Resolves when the signal is in the queue; waits while the queue is full. Calls are served in order. */
  signal(signal: HeardSignal): Promise<void>
  /** Sends what waits and ends; gives up after `within_ms` and answers how many signals could not be sent. */
  close(within_ms: number): Promise<number>
}

export function openIngestClient(options: IngestClientOptions): IngestClient {
  const retryAfter = options.retryAfter ?? retryAfterMs
  let queue: SignalQueue = emptyQueue(options.most_in_memory ?? MOST_IN_MEMORY)
  let waitingForRoom: (() => void)[] = []
  let lastTaken: Promise<void> = Promise.resolve()
  let failures = 0
  let linkUp: boolean | null = null
  let closing = false
  let ended = false
  const abort = new AbortController()
  const server: IngestServer = { url: options.url, key: options.key, abort: abort.signal }
  let wake = () => {}

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

  async function takeInOrder(signal: HeardSignal): Promise<void> {
    while (!ended) {
      const taken = take(queue, signal)
      if (taken) {
        queue = taken
        return wake()
      }
      await new Promise<void>((resolve) => waitingForRoom.push(resolve))
    }
    throw new Error('the ingest client is closed')
  }

  function letIn() {
    const waiting = waitingForRoom
    waitingForRoom = []
    for (const resolve of waiting) resolve()
  }

  async function sendOnce(): Promise<void> {
    if (queue.committed === null) {
      const known = await askCommitted(server, options.connector)
      // Not in one expression: what was heard during the await would be overwritten by the queue from before it.
      queue = startFrom(queue, known)
      link(true, `numbers go on from ${known}`)
      return
    }
    const { queue: posted, signals } = post(queue)
    queue = posted
    const before = queue.committed
    const { committed } = await postSignals(server, { connector: options.connector, signals })
    const foreign = isForeign(queue, committed)
    queue = answered(queue, committed)
    letIn()
    if (foreign) throw new Error(`another sender uses the name ${options.connector}`)
    if (queue.committed === before) throw new Error('the server committed nothing')
    link(true, '')
  }

  async function run(): Promise<void> {
    while (!ended) {
      await awake(() => queue.committed === null || canPost(queue) || closing)
      if (closing && queue.size === 0) return
      await pause(GATHER_MS, () => closing || queue.size >= MOST_IN_ONE_POST)
      try {
        await sendOnce()
      } catch (error) {
        queue = postFailed(queue)
        link(false, error instanceof Error ? reasonOf(error) : String(error))
        const wasClosing = closing
        const wait = wasClosing ? RETRY_WHILE_CLOSING_MS : retryAfter(failures)
        await pause(wait, () => ended || (closing && !wasClosing))
      }
    }
  }

  const running = run()

  return {
    signal(signal) {
      lastTaken = lastTaken.then(() => takeInOrder(signal))
      return lastTaken
    },
    async close(within_ms) {
      closing = true
      const end = () => {
        ended = true
        abort.abort()
        wake()
        letIn()
      }
      const giveUp = setTimeout(end, within_ms)
      wake()
      await running
      clearTimeout(giveUp)
      end()
      return queue.size
    },
  }
}

/** fetch hides the cause ("fetch failed"); the cause is what a person can act on. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
