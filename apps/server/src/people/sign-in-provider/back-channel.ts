/** The provider says by itself that somebody has signed out there, or has been: OpenID Connect Back-Channel Logout 1.0. */
import { decodeJwt, jwtVerify } from 'jose'
import type { Connections } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import type { ProviderClients } from './clients.ts'
import { endProviderSessions } from './end-provider-sessions.ts'
import { providersOfIssuer, type StoredProvider } from './provider-rows.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** One that somebody has kept ends no session that is opened later. */
const OLDEST_SECONDS = 120
/** What a secret that both have could have signed is no word of the provider's alone; «none» is nobody's. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

interface BackChannelParts {
  readonly connections: Connections
  readonly clients: ProviderClients
}

/** The sessions that ended; null: it is no word of any provider that is known here. */
export async function hearLogout(parts: BackChannelParts, token: string, now: number): Promise<Buffer[] | null> {
  const providers = await providersOfIssuer(parts.connections, issuerOf(token))
  let heard: Buffer[] | null = null
  for (const provider of providers) {
    const who = await verified(parts, provider, { token, now })
    if (!who) continue
    const { company_id, issuer } = provider
    const which = sql`p.company_id = ${company_id} and p.issuer = ${issuer} and p.client_id = ${provider.client_id}
      and (${who.sid} = '' or p.sid = ${who.sid}) and (${who.sub} = '' or p.subject = ${who.sub})`
    const ended = await endProviderSessions(parts.connections, { which, why: 'signed-out-there', now })
    heard = [...(heard ?? []), ...ended]
  }
  return heard
}

function issuerOf(token: string): string {
  try {
    return decodeJwt(token).iss ?? ''
  } catch {
    return ''
  }
}

async function verified(
  { clients }: BackChannelParts,
  provider: StoredProvider,
  { token, now }: { readonly token: string; readonly now: number },
): Promise<{ sub: string; sid: string } | null> {
  try {
    const { keys } = await clients.of(provider)
    const { payload } = await jwtVerify(token, keys, {
      issuer: provider.issuer,
      audience: provider.client_id,
      algorithms: ALGORITHMS,
      maxTokenAge: OLDEST_SECONDS,
      clockTolerance: 30,
      currentDate: new Date(now),
    })
    const events = payload.events as Readonly<Record<string, unknown>> | undefined
    const [sub, sid] = [payload.sub ?? '', typeof payload.sid === 'string' ? payload.sid : '']
    // An ID token is signed by the same key: with its nonce it would pass for this.
    if (typeof events !== 'object' || !(EVENT in events) || 'nonce' in payload || (sub === '' && sid === ''))
      return null
    return { sub, sid }
  } catch {
    return null
  }
}
