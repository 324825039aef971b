/** "Test connection": what is wrong is said in words, before anybody stands before a closed door. */
import * as oidc from 'openid-client'
import type { TriedProvider } from '../../ground/call/call-services.ts'
import type { Connections } from '../../ground/db/connections.ts'
import type { OutsideFetch } from '../../ground/outside/outside-fetch.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import { askProvider, mayBePlain, OtherIssuer } from './clients.ts'
import { secretPlace, storedSecret } from './provider-rows.ts'
import { brokenWay } from './way-there.ts'

interface TryParts {
  readonly connections: Connections
  readonly fetch: OutsideFetch
  readonly secrets: Pick<Secrets, 'open'>
  readonly redirect_uri: string
}

interface Asked {
  readonly issuer: string
  readonly client_id: string
  readonly client_secret?: string | undefined
}

const said = (problem: TriedProvider['problem'], values: TriedProvider['values'] = {}): TriedProvider => ({
  problem,
  values,
})

export async function tryProvider(parts: TryParts, company_id: number, asked: Asked): Promise<TriedProvider> {
  const { issuer, client_id } = asked
  if (!URL.parse(issuer)?.protocol.startsWith('https') && !mayBePlain(issuer)) return said('not-https')
  const stored = await storedSecret(parts.connections, company_id)
  // Whoever may change the address could otherwise have a secret sent to them that they cannot read.
  if (asked.client_secret === undefined && stored?.issuer !== issuer) return said('secret-again')
  const kept = stored ? parts.secrets.open(stored.client_secret, secretPlace(company_id)) : ''
  const secret = asked.client_secret ?? kept
  if (secret === null) return said('secret-unreadable')
  try {
    const { config } = await askProvider(parts.fetch, { issuer, client_id, secret })
    const { response_types_supported: types = ['code'] } = config.serverMetadata()
    if (!types.includes('code')) return said('no-code')
    return (await knowsClient(config, parts.redirect_uri)) ? said(null) : said('client-refused')
  } catch (error) {
    return problemOf(error, issuer)
  }
}

/** A code that nobody gave is refused by all; who does not know the client says that first. */
async function knowsClient(config: oidc.Configuration, redirect_uri: string): Promise<boolean> {
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', { code: 'takt-test-connection', redirect_uri })
  } catch (error) {
    if (error instanceof oidc.WWWAuthenticateChallengeError) return false
    if (!(error instanceof oidc.ResponseBodyError)) throw error
    return !['invalid_client', 'unauthorized_client'].includes(error.error)
  }
  return true
}

function problemOf(error: unknown, issuer: string): TriedProvider {
  if (error instanceof OtherIssuer) return said('other-issuer', { issuer: error.issuer })
  const broken = brokenWay(error)
  if (broken) return said(broken.key, broken.values)
  const { cause } = error as { cause?: { status?: unknown; body?: { issuer?: unknown } } }
  if (typeof cause?.status === 'number') return said('answer', { status: cause.status })
  const told = cause?.body?.issuer
  return typeof told === 'string' && told !== issuer ? said('other-issuer', { issuer: told }) : said('no-provider')
}
