import { IngestAnswer, type IngestPost } from '@takt/contract/ingest.ts'
import { z } from 'zod'

/** A server that takes a connection and never answers must not hold the queue for ever. */
const ANSWER_WITHIN_MS = 15_000

const Committed = z.object({ committed: z.int().nonnegative() })

export interface IngestServer {
  readonly url: string
  readonly key: string
  /** Ends a request that is under way. */
  readonly abort?: AbortSignal
}

/** Where the server's numbers of this connector stand. */
export async function askCommitted(server: IngestServer, connector: string): Promise<number> {
  const answer = await request(server, `/api/ingest?connector=${encodeURIComponent(connector)}`, { method: 'GET' })
  return Committed.parse(answer).committed
}

export async function postSignals(server: IngestServer, batch: IngestPost): Promise<IngestAnswer> {
  return IngestAnswer.parse(await request(server, '/api/ingest', { method: 'POST', body: JSON.stringify(batch) }))
}

async function request(server: IngestServer, path: string, init: { method: string; body?: string }): Promise<unknown> {
  const response = await fetch(new URL(path, server.url), {
    ...init,
    headers: { authorization: `Bearer ${server.key}`, ...(init.body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), ...(server.abort ? [server.abort] : [])]),
  })
  if (response.ok) return response.json()
  // Read to the end: an unread body keeps its connection from being used again.
  await response.text()
  throw new Error(`${init.method} ${path} answered ${response.status}`)
}
