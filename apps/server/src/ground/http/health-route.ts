import type { FastifyInstance } from 'fastify'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'

export function addHealthRoute(app: FastifyInstance, parts: { connections: Connections; version: string }): void {
  app.get('/api/health', async (_request, reply) => {
    const database = await query(parts.connections.owner, sql`select 1`).then(
      () => 'ok',
      () => 'away',
    )
    return await reply
      .code(database === 'ok' ? 200 : 503)
      .send({ status: database === 'ok' ? 'ok' : 'degraded', version: parts.version, database })
  })
}
