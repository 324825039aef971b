/** Tells the server how a connector is: every ten seconds, and soon after a change. */
import type { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { type IngestServer, postReport } from './ingest-http.ts'

const EVERY_MS = 10_000
/** A line that breaks ten times a second is told once a second. */
const AFTER_CHANGE_MS = 1000

export interface Reporting {
  /** Something has changed that a person should see soon. */
  changed(): void
  /** One last word, unless the server takes too long to hear it. */
  close(within_ms: number): Promise<void>
}

export function startReporting(
  server: Omit<IngestServer, 'abort'>,
  read: () => ConnectorReport,
  { every_ms = EVERY_MS, after_change_ms = AFTER_CHANGE_MS } = {},
): Reporting {
  const abort = new AbortController()
  let closed = false
  let timer = setTimeout(post, 0)
  let due = 0
  let posting: Promise<void> = Promise.resolve()

  function plan(ms: number): void {
    clearTimeout(timer)
    due = Date.now() + ms
    timer = setTimeout(post, ms)
  }

  function post(): void {
    // A report that does not arrive is followed by another: nothing is kept, nothing is complained about here.
    posting = postReport({ ...server, abort: abort.signal }, read()).catch(() => {})
    if (!closed) plan(every_ms)
  }

  return {
    changed() {
      if (!closed && due - Date.now() > after_change_ms) plan(after_change_ms)
    },
    async close(within_ms) {
      closed = true
      clearTimeout(timer)
      await Promise.race([posting, new Promise((resolve) => setTimeout(resolve, within_ms).unref())])
      post()
      const giveUp = setTimeout(() => abort.abort(), within_ms)
      await posting
      clearTimeout(giveUp)
    },
  }
}
