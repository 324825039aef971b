import type { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { IngestAnswer, type IngestPost } from '@takt/contract/import/ingest.ts'
import { z } from 'zod'

/** A server that takes a connection and never answers must not hold the queue for ever. */
const ANSWER_WITHIN_MS = 15_000

const Refused = z.object({ call_status: z.array(z.object({ call_message: z.string() })) })
const Committed = z.object({ committed: z.int().nonnegative() })

export interface IngestServer {
  readonly url: string
  readonly key: string
  /** Ends a request that is under way. */
  readonly abort?: AbortSignal
}

/** Who numbers: a name that a person gave, and the store that gives the numbers. */
export interface IngestSender {
  readonly connector: string
  readonly sender: string
}

/** Where the server's numbers of this sender stand. */
export async function askCommitted(server: IngestServer, { connector, sender }: IngestSender): Promise<number> {
  const query = new URLSearchParams({ connector, sender })
  return Committed.parse(await requestJson(server, `/api/ingest?${query}`, { method: 'GET' })).committed
}

export async function postSignals(
  server: IngestServer,
  batch: IngestPost & Pick<IngestSender, 'sender'>,
): Promise<IngestAnswer> {
  return IngestAnswer.parse(await requestJson(server, '/api/ingest', { method: 'POST', body: JSON.stringify(batch) }))
}

/** A server that does not know reports yet is no reason to complain. */
export async function postReport(server: IngestServer, report: ConnectorReport): Promise<void> {
  const response = await send(server, '/api/ingest/report', { method: 'POST', body: JSON.stringify(report) })
  await response.text()
  if (!response.ok && response.status !== 404) throw new Error(`the report was answered with ${response.status}`)
}

export async function requestJson(
  server: IngestServer,
  path: string,
  init: { method: string; body?: string },
): Promise<unknown> {
  const response = await send(server, path, init)
  if (response.ok) return response.json()
  // Read to the end: an unread body keeps its connection from being used again.
  const said = sentenceOf(await response.text())
  throw new Error(`${init.method} ${path} answered ${response.status}${said && `: ${said}`}`)
}

/** What the server says of a refusal, such as a key that was revoked; nothing where a proxy answers. */
function sentenceOf(body: string): string {
  try {
    return Refused.parse(JSON.parse(body)).call_status[0]?.call_message ?? ''
  } catch {
    return ''
  }
}

function send(server: IngestServer, path: string, init: { method: string; body?: string }): Promise<Response> {
  return fetch(new URL(path, server.url), {
    ...init,
    headers: { authorization: `Bearer ${server.key}`, ...(init.body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.any([AbortSignal.timeout(ANSWER_WITHIN_MS), ...(server.abort ? [server.abort] : [])]),
  })
}
