/** The way to a company's provider and back. Everything else about it is a call. */
import { AskProvider, StartAtProvider } from '@takt/contract/people/provider-sign-in.ts'
import type { ProviderRefusal } from '@takt/domain/people/sign-in-provider/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError, goodStatus } from '../../ground/call/answers.ts'
import { providerCookie, providerCookieOf, sameOrigin, sessionCookie } from '../../ground/call/credentials.ts'
import { sessionOf } from '../../ground/http/call-route.ts'
import { createRateLimit } from '../../ground/http/rate-limit.ts'
import { FEW_BYTES } from '../../ground/http/server.ts'
import type { FindSession } from '../../ground/sessions/find-session.ts'
import { SESSION_HOURS } from '../../ground/sessions/sign-in.ts'
import { endEarlier } from '../end-earlier.ts'
import { hearLogout } from './back-channel.ts'
import { type FinishParts, finishSignIn } from './finish-sign-in.ts'
import { providerOf, providerOfKey } from './provider-rows.ts'
import { START_SECONDS, startSignIn } from './start-sign-in.ts'

export const CALLBACK = '/api/session/provider/callback'
export const LOGOUT = '/api/session/provider/logout'

export interface ProviderRouteParts extends FinishParts {
  readonly now: () => number
  readonly findSession: FindSession
  readonly secureCookies: boolean
  readonly signInRate: { readonly perSecond: number; readonly burst: number }
  /** Where people reach this server: https://takt.plant.example */
  readonly publicUrl: () => string
  readonly onEnd: (token_hash: Buffer) => void
}

export function addProviderRoutes(app: FastifyInstance, parts: ProviderRouteParts): void {
  const { connections, now, secureCookies: secure } = parts
  const rate = createRateLimit(parts.signInRate)
  const onRequest = async (request: FastifyRequest) => {
    if (!sameOrigin(request.headers)) throw new CallError('notAllowed', 'call.forged')
    takeTurn(request)
  }
  const takeTurn = (request: FastifyRequest) => {
    const seconds = rate.take(request.ip, now())
    if (seconds > 0) throw new CallError('tooMany', 'sign-in.wait', { values: { seconds } })
  }

  /** Whoever is not here and who has no provider get the same answer. */
  app.post('/api/session/provider', { bodyLimit: FEW_BYTES, onRequest }, async (request) => {
    const asked = AskProvider.safeParse(request.body).data
    const provider = asked ? await providerOfKey(connections, asked.company_key) : null
    return { data: [{ label: provider?.label ?? '' }], call_status: goodStatus() }
  })

  app.post('/api/session/provider/start', { bodyLimit: FEW_BYTES, onRequest }, async (request, reply) => {
    const asked = StartAtProvider.safeParse(request.body).data
    if (!asked)
      throw new CallError('badField', 'call.bad-field', {
        field: 'company_key',
        values: { field: 'company_key', problem: 'missing' },
      })
    const open = asked.link ? await sessionOf(parts, request) : null
    const provider = open
      ? await providerOf(connections, open.session.company_id)
      : await providerOfKey(connections, asked.company_key)
    if (!provider) throw new CallError('notSignedIn', 'sign-in.provider-off')
    const link_user = open?.user_id ?? null
    if (
      link_user !== null &&
      (link_user === provider.emergency_user || open?.session.deviceuser || open?.session.wall_link)
    )
      throw new CallError('notAllowed', 'sign-in.provider-keeps-password')
    const client = await parts.clients.of(provider).catch((error) => {
      parts.log.warn('the sign-in provider does not answer', { company_id: provider.company_id, error })
      throw new CallError('away', 'sign-in.provider-unreachable')
    })
    const redirect_uri = `${parts.publicUrl()}${CALLBACK}`
    const back = asked.back ?? '/'
    const { url, browser } = await startSignIn(connections, {
      provider,
      client,
      redirect_uri,
      link_user,
      back,
      now: now(),
    })
    reply.header('set-cookie', providerCookie(browser, { secure, maxAgeSeconds: START_SECONDS }))
    return { data: [{ url }], call_status: goodStatus() }
  })

  app.get(CALLBACK, { onRequest: async (request) => takeTurn(request) }, async (request, reply) => {
    const given = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    const finished = await finishSignIn(parts, {
      url: new URL(`${parts.publicUrl()}${CALLBACK}${given}`),
      browser: providerCookieOf(request.headers),
      address: request.ip,
      agent: request.headers['user-agent'] ?? '',
      now: now(),
    })
    const spent = providerCookie('', { secure, maxAgeSeconds: 0 })
    if (!finished.ok) return await reply.header('set-cookie', spent).redirect(refusedPath(finished), 303)
    await endEarlier(parts, request)
    const opened = sessionCookie(finished.token, { secure, maxAgeSeconds: SESSION_HOURS * 3600 })
    return await reply.header('set-cookie', [spent, opened]).redirect(finished.back, 303)
  })

  void app.register(async (only) => {
    only.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    only.post(
      LOGOUT,
      { bodyLimit: FEW_BYTES, onRequest: async (request) => takeTurn(request) },
      async (request, reply) => {
        const { logout_token = '' } = (request.body ?? {}) as { logout_token?: string }
        const ended = await hearLogout(parts, String(logout_token), now())
        if (ended === null) return await reply.code(400).send({ error: 'invalid_request' })
        ended.forEach(parts.onEnd)
        return await reply.code(200).send({})
      },
    )
  })
}

/** A word of ours and never the provider's: whatever stands in an address is shown to whom somebody sends it. */
const refusedPath = ({ refused, linking }: { readonly refused: ProviderRefusal; readonly linking: boolean }) =>
  `${linking ? '/account' : '/login-form'}?refused=${refused}`
