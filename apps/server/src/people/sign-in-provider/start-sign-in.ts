import { ownPath } from '@takt/domain/people/sign-in-provider/own-path.ts'
import * as oidc from 'openid-client'
import { type Connections, query } from '../../ground/db/connections.ts'
import { sql } from '../../ground/db/sql.ts'
import { newToken, tokenHash } from '../../ground/sessions/tokens.ts'
import type { ProviderClient } from './clients.ts'
import type { StoredProvider } from './provider-rows.ts'

/** As long as somebody may take to find their password and their phone. */
export const START_SECONDS = 600

interface Start {
  readonly provider: StoredProvider
  readonly client: ProviderClient
  readonly redirect_uri: string
  readonly link_user: number | null
  readonly back: string
  readonly now: number
}

/** Where the person is sent, and what their browser keeps to prove that it began it. The rest stays here. */
export async function startSignIn(
  connections: Connections,
  { provider, client, redirect_uri, link_user, back, now }: Start,
): Promise<{ url: string; browser: string }> {
  const [state, browser] = [newToken(), newToken()]
  const nonce = oidc.randomNonce()
  const code_verifier = oidc.randomPKCECodeVerifier()
  await query(
    connections.owner,
    sql`with old as (delete from provider_start where expires_at < ${new Date(now).toISOString()})
        insert into provider_start (company_id, state_hash, browser_hash, nonce, code_verifier, link_user, back, expires_at)
        values (${provider.company_id}, ${tokenHash(state)}, ${tokenHash(browser)}, ${nonce}, ${code_verifier},
          ${link_user}, ${ownPath(back)}, ${new Date(now + START_SECONDS * 1000).toISOString()})`,
  )
  const url = oidc.buildAuthorizationUrl(client.config, {
    redirect_uri,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
    code_challenge_method: 'S256',
    // Asked for so that the provider takes them that far; what comes back is held against it again.
    ...(provider.required_acr === '' ? {} : { acr_values: provider.required_acr }),
    // Whoever was signed in there before on this screen must not become this account for good.
    ...(link_user === null ? {} : { prompt: 'login' }),
  })
  return { url: url.href, browser }
}

export interface StartedSignIn {
  readonly company_id: number
  readonly browser_hash: Buffer
  readonly nonce: string
  readonly code_verifier: string
  readonly link_user: number | null
  readonly back: string
  readonly expires_at: string
}

/** The first answer takes it; a second one with the same state finds nothing. */
export async function takeStarted(connections: Connections, state: string): Promise<StartedSignIn | null> {
  const [row] = await query<StartedSignIn>(
    connections.owner,
    sql`delete from provider_start where state_hash = ${tokenHash(state)}
        returning company_id, browser_hash, nonce, code_verifier, link_user, back, expires_at`,
  )
  return row ?? null
}
