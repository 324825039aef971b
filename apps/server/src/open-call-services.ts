import type { CallServices } from './ground/call/call-services.ts'
import { pagesOrigin } from './ground/call/credentials.ts'
import type { PipelineParts } from './ground/call/pipeline.ts'
import type { Connections } from './ground/db/connections.ts'
import { ownPasskeys } from './ground/sessions/own-passkeys.ts'
import { ownSecondFactor } from './ground/sessions/own-second-factor.ts'
import { ownSessions } from './ground/sessions/own-sessions.ts'
import { pinCodes } from './people/pin-codes.ts'

type OfTheInstallation = Pick<
  CallServices,
  | 'devlogCode'
  | 'machineFolders'
  | 'mailFrom'
  | 'addresses'
  | 'secrets'
  | 'jobs'
  | 'installation'
  | 'runQuery'
  | 'providers'
> & {
  /** PUBLIC_URL; '' = pages are known by the name that a browser asked for. */
  readonly publicUrl: string
}

export function openCallServices(
  connections: Connections,
  { publicUrl, ...fixed }: OfTheInstallation,
): PipelineParts['services'] {
  return (open, now) => {
    const secondFactor = ownSecondFactor({ connections, secrets: fixed.secrets }, open, now)
    const origin = pagesOrigin(publicUrl, open.origin)
    return {
      ...fixed,
      token_hash: open.token_hash,
      own: ownSessions(connections, open, now),
      passkeys: ownPasskeys(connections, open, { origin, now, secondFactor }),
      secondFactor,
      pins: pinCodes(connections, open, now),
    }
  }
}
