import { ConnectorReport } from '@takt/contract/connector-report.ts'
import { IngestBatch } from '@takt/contract/ingest.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { takeReport } from '../connectors/take-report.ts'
import { withCompany } from '../db/company-db.ts'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import type { IngestParts } from '../ingest/accept-signals.ts'
import { createIngestQueue } from '../ingest/ingest-queue.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { CallError } from './answers.ts'

/** A batch of 5000 signals, with room for long values. */
const MOST_BATCH_BYTES = 4 * 1024 * 1024

export function addIngestRoutes(app: FastifyInstance, parts: IngestParts): void {
  const queue = createIngestQueue(parts)
  app.post('/api/ingest', { bodyLimit: MOST_BATCH_BYTES }, async (request) => {
    const company_id = await companyOfKey(parts.connections, request)
    return await queue.accept(company_id, parsed(IngestBatch, request.body))
  })

  app.post('/api/ingest/report', async (request) => {
    const company_id = await companyOfKey(parts.connections, request)
    await takeReport(parts.connections, company_id, { report: parsed(ConnectorReport, request.body), now: parts.now() })
    return {}
  })

  /** Where a connector goes on after a restart. */
  app.get<{ Querystring: { connector?: string; sender?: string } }>('/api/ingest', async (request) => {
    const company_id = await companyOfKey(parts.connections, request)
    const { connector = '', sender = '' } = request.query
    const row = await withCompany(parts.connections, { company_id, machine_restrictions: [], readOnly: true }, (db) =>
      db.maybe<{ committed: number }>(sql`select committed from connector
        where connector = ${connector} and sender = ${sender}`),
    )
    return { committed: row?.committed ?? 0 }
  })
}

function parsed<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.') || 'body'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: issue?.message ?? 'wrong' } })
}

async function companyOfKey(connections: Connections, request: FastifyRequest): Promise<number> {
  const key = /^Bearer (.{1,200})$/.exec(request.headers.authorization ?? '')?.[1]
  const [row] = key
    ? await query<{ company_id: number }>(
        connections.owner,
        sql`select company_id from ingest_key where key_hash = ${tokenHash(key)}`,
      )
    : []
  if (!row) throw new CallError('notSignedIn', 'call.not-signed-in')
  return row.company_id
}
