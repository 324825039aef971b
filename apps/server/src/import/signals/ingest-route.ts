import { ConnectorReport } from '@takt/contract/import/connector-report.ts'
import { IngestBatch } from '@takt/contract/import/ingest.ts'
import type { FastifyInstance } from 'fastify'
import { parsed } from '../../ground/call/parsed.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { knock } from '../../ground/http/knock.ts'
import { holderOfKey } from '../../ground/sessions/access-key.ts'
import { takeReport } from '../connectors/take-report.ts'
import type { IngestParts } from './accept-signals.ts'
import { createIngestQueue } from './ingest-queue.ts'

/** A batch of 5000 signals, with room for long values. */
const MOST_BATCH_BYTES = 4 * 1024 * 1024

export function addIngestRoutes(app: FastifyInstance, parts: IngestParts): void {
  const queue = createIngestQueue(parts)
  const { onRequest, who } = knock((request) =>
    holderOfKey(parts.connections, request, { opens: 'signals', now: parts.now() }),
  )
  app.post('/api/ingest', { bodyLimit: MOST_BATCH_BYTES, onRequest }, async (request) => {
    const { company_id } = who(request)
    return await queue.accept(company_id, parsed(IngestBatch, request.body))
  })

  app.post('/api/ingest/report', { onRequest }, async (request) => {
    const { company_id } = who(request)
    await takeReport(parts.connections, company_id, { report: parsed(ConnectorReport, request.body), now: parts.now() })
    return {}
  })

  /** Where a connector goes on after a restart. */
  app.get<{ Querystring: { connector?: string; sender?: string } }>('/api/ingest', { onRequest }, async (request) => {
    const { company_id } = who(request)
    const { connector = '', sender = '' } = request.query
    const row = await withCompany(parts.connections, { company_id, machine_restrictions: [], readOnly: true }, (db) =>
      db.maybe<{ committed: number }>(sql`select committed from connector
        where connector = ${connector} and sender = ${sender}`),
    )
    return { committed: row?.committed ?? 0 }
  })
}
