import { SignIn } from '@takt/contract/ground/sign-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerSession } from '../ground/call/answer-session.ts'
import { CallError, goodStatus } from '../ground/call/answers.ts'
import {
  credentials,
  deviceCookie,
  deviceOf,
  isBrowser,
  sameOrigin,
  sessionCookie,
} from '../ground/call/credentials.ts'
import type { Connections } from '../ground/db/connections.ts'
import { sessionOf } from '../ground/http/call-route.ts'
import { createRateLimit } from '../ground/http/rate-limit.ts'
import { FEW_BYTES } from '../ground/http/server.ts'
import type { Log } from '../ground/log.ts'
import { endSession, type FindSession, type OpenSession } from '../ground/sessions/find-session.ts'
import { rememberDevice } from '../ground/sessions/known-devices.ts'
import { SESSION_HOURS, signIn } from '../ground/sessions/sign-in.ts'

export interface SessionRouteParts {
  readonly connections: Connections
  readonly now: () => number
  readonly log: Log
  readonly findSession: FindSession
  readonly secureCookies: boolean
  readonly signInRate: { perSecond: number; burst: number }
  readonly onEnd: (token: string) => void
  /** Where the person has to be signed out as well; '' for nowhere. */
  readonly signOutThere: (open: OpenSession) => Promise<string>
}

export function addSessionRoutes(app: FastifyInstance, parts: SessionRouteParts): void {
  const rate = createRateLimit(parts.signInRate)

  const onRequest = async (request: FastifyRequest) => {
    if (!sameOrigin(request.headers)) throw new CallError('notAllowed', 'call.forged')
    const seconds = rate.take(request.ip, parts.now())
    if (seconds > 0) throw new CallError('tooMany', 'sign-in.wait', { values: { seconds } })
  }
  app.post('/api/session', { bodyLimit: FEW_BYTES, onRequest }, async (request, reply) => {
    const who = parseSignIn(request.body)
    const result = await signIn(parts.connections, who, {
      address: request.ip,
      device: deviceOf(request.headers),
      now: parts.now(),
    })
    if (!result.ok) {
      parts.log.warn('sign-in failed', { company_key: who.company_key, username: who.username, reason: result.reason })
      if (result.reason === 'wait')
        throw new CallError('tooMany', 'sign-in.wait', { values: { seconds: result.seconds } })
      // Told only to who knew the password.
      throw new CallError('notSignedIn', result.reason === 'provider' ? 'sign-in.by-provider' : 'sign-in.wrong')
    }
    const open = await parts.findSession(result.token, parts.now())
    if (!open) throw new CallError('notSignedIn', 'sign-in.wrong')
    const { secureCookies } = parts
    const maxAgeSeconds = SESSION_HOURS * 3600
    const answer = answerSession(request, reply, { open, token: result.token, secureCookies, maxAgeSeconds })
    if (isBrowser(request.headers)) {
      const known = { device: deviceOf(request.headers), now: parts.now() }
      const device = await rememberDevice(parts.connections, result.user, known)
      reply.header('set-cookie', deviceCookie(device, { secure: secureCookies }))
    }
    return answer
  })

  app.get('/api/session', async (request) => {
    const open = await sessionOf(parts, request)
    return { data: [open.session], call_status: goodStatus() }
  })

  /** Somebody is at the screen. */
  app.post('/api/session/use', { bodyLimit: FEW_BYTES }, async (request) => {
    await sessionOf(parts, request, 'use')
    return { data: [], call_status: goodStatus() }
  })

  app.delete('/api/session', async (request, reply) => {
    const open = await sessionOf(parts, request)
    const token = credentials(request.headers)?.token ?? ''
    const sign_out_url = await parts.signOutThere(open)
    await endSession(parts.connections, { token, open, now: parts.now() })
    parts.onEnd(token)
    reply.header('set-cookie', sessionCookie('', { secure: parts.secureCookies, maxAgeSeconds: 0 }))
    return { data: sign_out_url === '' ? [] : [{ sign_out_url }], call_status: goodStatus() }
  })
}

function parseSignIn(body: unknown): SignIn {
  const parsed = SignIn.safeParse(body)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') || 'body'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: 'missing' } })
}
