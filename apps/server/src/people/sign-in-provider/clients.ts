/** What the server is to each company's provider: asked once what it is, then remembered for a while. */
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose'
import * as oidc from 'openid-client'
import type { OutsideFetch } from '../../ground/outside/outside-fetch.ts'
import type { Secrets } from '../../ground/secrets/secrets.ts'
import { type StoredProvider, secretPlace } from './provider-rows.ts'

const REMEMBERED_MS = 10 * 60_000
const ANSWERS_WITHIN_SECONDS = 5

export interface ProviderClient {
  readonly config: oidc.Configuration
  /** Keys that the provider signs with. */
  readonly keys: JWTVerifyGetKey
}

export interface ClientParts {
  readonly fetch: OutsideFetch
  readonly secrets: Pick<Secrets, 'open'>
  readonly now: () => number
}

export interface ProviderClients {
  of(provider: StoredProvider): Promise<ProviderClient>
}

/** The key that sealed it is not here: nothing is wrong with the provider, nor with who signs in. */
export class UnreadableSecret extends Error {
  constructor() {
    super('the secret of the sign-in provider cannot be read: its key is missing')
  }
}

/** It calls itself otherwise: whoever is sent there would be proven by somebody else's word. */
export class OtherIssuer extends Error {
  readonly issuer: string
  constructor(issuer: string) {
    super(`the provider calls itself ${issuer}`)
    this.issuer = issuer
  }
}

export function providerClients(parts: ClientParts): ProviderClients {
  const known = new Map<number, { key: string; until: number; client: Promise<ProviderClient> }>()
  return {
    of(provider) {
      const { company_id, version } = provider
      const key = `${version} ${provider.client_secret}`
      const kept = known.get(company_id)
      if (kept?.key === key && kept.until > parts.now()) return kept.client
      const secret = parts.secrets.open(provider.client_secret, secretPlace(company_id))
      if (secret === null) return Promise.reject(new UnreadableSecret())
      const client = askProvider(parts.fetch, { ...provider, secret })
      known.set(company_id, { key, until: parts.now() + REMEMBERED_MS, client })
      // What failed is asked again by the next one.
      client.catch(() => known.delete(company_id))
      return client
    },
  }
}

export async function askProvider(
  fetch: OutsideFetch,
  { issuer, client_id, secret }: { readonly issuer: string; readonly client_id: string; readonly secret: string },
): Promise<ProviderClient> {
  const custom: oidc.CustomFetch = (url, { method, headers, body, signal }) =>
    fetch(url, { method, headers, body, signal: signal ?? undefined })
  const insecure = mayBePlain(issuer) ? [oidc.allowInsecureRequests] : []
  const found = await oidc.discovery(new URL(issuer), client_id, undefined, undefined, {
    [oidc.customFetch]: custom,
    execute: insecure,
    timeout: ANSWERS_WITHIN_SECONDS,
  })
  const server = found.serverMetadata()
  // Entra's "common" answers in the name of every company there is.
  if (server.issuer !== issuer) throw new OtherIssuer(server.issuer)
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const proof = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
  const config = new oidc.Configuration(server, client_id, undefined, proof(secret))
  config.timeout = ANSWERS_WITHIN_SECONDS
  config[oidc.customFetch] = custom
  for (const allow of insecure) allow(config)
  oidc.enableNonRepudiationChecks(config)
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? issuer), {
    [jwksFetch]: (url, { method, headers, signal }) => fetch(url, { method, headers, signal }),
  })
  return { config, keys }
}

/** Secrets and proofs go over https; on this machine itself nobody listens in. */
export function mayBePlain(issuer: string): boolean {
  const host = URL.parse(issuer)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}
