/** A real OpenID Connect provider of a test's own, on a port of this machine; its people and their groups are the test's. */
import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { identityStore } from './identity-store.fixture.ts'

export interface PersonThere {
  readonly name?: string
  readonly preferred_username?: string
  readonly email?: string
  groups?: string[]
}

export interface IdentityProvider {
  readonly issuer: string
  readonly client: { readonly client_id: string; readonly client_secret: string }
  /** By subject; who is taken out has left the company. */
  readonly people: Map<string, PersonThere>
  /** Who signs in when nobody is asked; '' shows a page with everybody. */
  next: string
  /** What is asked at its token endpoint. */
  tokenCalls: number
  /** It is not there: every connection is cut. */
  away: boolean
  /** Of how the next ID tokens are to be wrong. */
  extra: Record<string, unknown>
  givesRefreshTokens: boolean
  /** How strongly people prove there who they are. */
  strength: { readonly acr?: string; readonly amr?: string[] }
  knows(takt: string): void
  logOut(subject: string, sid?: string): Promise<number>
  close(): Promise<void>
}

const CLIENT = { client_id: 'takt', client_secret: 'a-secret-of-the-provider-for-takt-alone' }

export async function openIdentityProvider(): Promise<IdentityProvider> {
  const people = new Map<string, PersonThere>()
  let handler: ReturnType<Provider['callback']> | undefined
  let provider: Provider | undefined
  const server = createServer(async (request, response) => {
    if (there.away) return void request.socket.destroy()
    if (request.url?.startsWith('/token')) there.tokenCalls += 1
    if (provider && request.url?.startsWith('/interaction/'))
      return await interact(provider, there, { request, response })
    await handler?.(request, response)
  })
  await listen(server)
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const there: IdentityProvider = {
    issuer,
    client: CLIENT,
    people,
    next: '',
    tokenCalls: 0,
    away: false,
    extra: {},
    givesRefreshTokens: true,
    strength: {},
    knows(takt) {
      provider = new Provider(issuer, configuration(there, takt))
      handler = provider.callback()
    },
    async logOut(subject, sid) {
      const client = await provider?.Client.find(CLIENT.client_id)
      // Its types leave out what its own sign-out calls.
      const told = client as unknown as { backchannelLogout(sub: string, sid?: string): Promise<unknown> }
      return await told.backchannelLogout(subject, sid).then(
        () => 200,
        (error: { response?: Response }) => error.response?.status ?? 0,
      )
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return there
}

const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

function configuration(there: IdentityProvider, takt: string): Configuration {
  return {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${takt}/api/session/provider/callback`],
        post_logout_redirect_uris: [`${takt}/login-form`],
        backchannel_logout_uri: `${takt}/api/session/provider/logout`,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['of the test'] },
    adapter: identityStore(),
    jwks: { keys: [signingKey()] },
    ttl: { Interaction: 600, Grant: 86_400, Session: 86_400, AccessToken: 600, RefreshToken: 86_400, IdToken: 600 },
    acrValues: ['gold', 'bronze'],
    claims: {
      acr: null,
      amr: null,
      openid: ['sub', 'nonce', 'acr', 'amr'],
      profile: ['name', 'preferred_username', 'groups'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Provider</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out there</button>`
        },
      },
    },
    // It connects to no address of this machine by itself, where Takt is.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    issueRefreshToken: () => there.givesRefreshTokens,
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => {
      const person = there.people.get(accountId)
      return person && { accountId, claims: () => ({ sub: accountId, ...person, ...there.extra }) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const Grant = oidc.provider.Grant
      const grant = new Grant({ clientId: oidc.client?.clientId ?? '', accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
  }
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A page as plain as can be: one button a person. */
async function interact(provider: Provider, there: IdentityProvider, { request, response }: Exchange): Promise<void> {
  const asked = new URL(request.url ?? '', there.issuer)
  const who = there.next || asked.searchParams.get('as')
  if (!who) {
    const buttons = [...there.people].map(
      ([subject, { name = subject }]) =>
        `<p><a href="${asked.pathname}?as=${encodeURIComponent(subject)}">${name}</a></p>`,
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Provider</title><h1>Who are you?</h1>${buttons.join('')}`)
    return
  }
  const result = who === 'nobody' ? { error: 'access_denied' } : { login: { accountId: who, ...there.strength } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'of the test', alg: 'RS256', use: 'sig' } as JWK
}
