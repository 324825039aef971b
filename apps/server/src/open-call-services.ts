import type { CallServices } from './ground/call/call-services.ts'
import type { PipelineParts } from './ground/call/pipeline.ts'
import type { Connections } from './ground/db/connections.ts'
import { ownSecondFactor } from './ground/sessions/own-second-factor.ts'
import { ownSessions } from './ground/sessions/own-sessions.ts'
import { pinCodes } from './people/pin-codes.ts'

type OfTheInstallation = Pick<
  CallServices,
  | 'devlogCode'
  | 'media'
  | 'machineFolders'
  | 'mailFrom'
  | 'addresses'
  | 'secrets'
  | 'jobs'
  | 'installation'
  | 'runQuery'
  | 'providers'
>

export function openCallServices(connections: Connections, fixed: OfTheInstallation): PipelineParts['services'] {
  return (open, now) => ({
    ...fixed,
    token_hash: open.token_hash,
    own: ownSessions(connections, open, now),
    secondFactor: ownSecondFactor({ connections, secrets: fixed.secrets }, open, now),
    pins: pinCodes(connections, open, now),
  })
}
