import type { FastifyRequest } from 'fastify'
import { credentials } from '../ground/call/credentials.ts'
import type { Connections } from '../ground/db/connections.ts'
import { endSession, type FindSession } from '../ground/sessions/find-session.ts'

interface Parts {
  readonly connections: Connections
  readonly findSession: FindSession
  readonly now: () => number
}

/** What this browser had is replaced by its new cookie: left open, nobody would ever sign it out. */
export async function endEarlier({ connections, findSession, now }: Parts, request: FastifyRequest): Promise<void> {
  const earlier = credentials(request.headers)
  if (earlier?.by !== 'cookie') return
  const { token } = earlier
  // One that ran out or was not used for too long is over already.
  const open = await findSession(token, now()).catch(() => null)
  if (open) await endSession(connections, { token, open: { ...open, address: request.ip }, now: now() })
}
