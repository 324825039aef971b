import type { FastifyRequest } from 'fastify'
import { type Connections, query } from '../db/connections.ts'
import { sql } from '../db/sql.ts'
import { tokenHash } from '../sessions/tokens.ts'
import { CallError } from './answers.ts'

/** The company whose machines speak here. */
export async function companyOfKey(connections: Connections, request: FastifyRequest): Promise<number> {
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
