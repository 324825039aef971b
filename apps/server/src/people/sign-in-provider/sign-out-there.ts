import * as oidc from 'openid-client'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import type { Log } from '../../ground/log.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import type { OpenSession } from '../../ground/sessions/find-session.ts'
import type { ProviderClients } from './clients.ts'
import { providerOf, tokenPlace } from './provider-rows.ts'

interface SignOutParts {
  readonly connections: Connections
  readonly clients: ProviderClients
  readonly secrets: Pick<Secrets, 'open'>
  readonly log: Log
  readonly signOutUri: () => string
}

/** Where the person is signed out at their provider as well, or the next one at this screen would come in as them; '' where nobody asks for it. */
export async function signOutThere(parts: SignOutParts, open: OpenSession): Promise<string> {
  const { company_id } = open.session
  const [row] = await query<{ issuer: string; id_token: string }>(
    parts.connections.owner,
    sql`select issuer, id_token from provider_session where company_id = ${company_id} and token_hash = ${open.token_hash}`,
  )
  const provider = row && (await providerOf(parts.connections, company_id))
  if (!provider || provider.issuer !== row.issuer) return ''
  try {
    const { config } = await parts.clients.of(provider)
    if (!config.serverMetadata().end_session_endpoint) return ''
    const id_token_hint = parts.secrets.open(row.id_token, tokenPlace(company_id, open.token_hash))
    return oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: parts.signOutUri(),
      ...(id_token_hint ? { id_token_hint } : {}),
    }).href
  } catch (error) {
    // Whoever signs out here is out here, also when nobody answers there.
    parts.log.warn('nobody could be signed out at the sign-in provider', { company_id, error })
    return ''
  }
}
