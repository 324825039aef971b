import type { Connections } from './db/connections.ts'
import type { CallServices } from './http/call-services.ts'
import type { PipelineParts } from './http/pipeline.ts'
import { queryRunner } from './queries/run-query.ts'
import { ownSessions } from './sessions/own-sessions.ts'
import { pinCodes } from './sessions/pin-codes.ts'

type OfTheInstallation = Pick<CallServices, 'devlogCode' | 'media' | 'machineFolders' | 'mailFrom'>

export function openCallServices(connections: Connections, fixed: OfTheInstallation): PipelineParts['services'] {
  const runQuery = queryRunner(connections)
  return (open, now) => ({
    ...fixed,
    token_hash: open.token_hash,
    runQuery,
    own: ownSessions(connections, open, now),
    pins: pinCodes(connections, { company_id: open.session.company_id, token_hash: open.token_hash }, now),
  })
}
