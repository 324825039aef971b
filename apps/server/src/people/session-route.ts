import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import {
  type AskedSecondStep,
  NewPasswordInput,
  PasskeySignInInput,
  SecondStepInput,
  SetUpInput,
  SignIn,
} from '@takt/contract/ground/sign-in.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { answerSession } from '../ground/call/answer-session.ts'
import { CallError, goodStatus } from '../ground/call/answers.ts'
import {
  credentials,
  deviceCookie,
  deviceOf,
  isBrowser,
  originOf,
  pagesOrigin,
  sameOrigin,
  sessionCookie,
} from '../ground/call/credentials.ts'
import type { Connections } from '../ground/db/connections.ts'
import { sessionOf } from '../ground/http/call-route.ts'
import { createRateLimit } from '../ground/http/rate-limit.ts'
import { FEW_BYTES } from '../ground/http/server.ts'
import type { Log } from '../ground/log.ts'
import type { Secrets } from '../ground/secrets/secrets.ts'
import { endSession, type FindSession, type OpenSession } from '../ground/sessions/find-session.ts'
import { rememberDevice } from '../ground/sessions/known-devices.ts'
import { passkeyToSignIn, signInByPasskey } from '../ground/sessions/passkeys.ts'
import { beginAtTheDoor, takeSecondStep } from '../ground/sessions/second-step.ts'
import { type From, SESSION_HOURS, signIn } from '../ground/sessions/sign-in.ts'
import { endEarlier } from './end-earlier.ts'
import { chooseFirstPassword } from './first-password.ts'

/** A signature with what it was made over. */
const PASSKEY_BYTES = 16_384

export interface SessionRouteParts {
  readonly connections: Connections
  readonly secrets: Secrets
  readonly publicUrl: string
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
  const atTheDoor = { bodyLimit: FEW_BYTES, onRequest }
  const fromOf = (request: FastifyRequest): From => ({
    address: request.ip,
    device: deviceOf(request.headers),
    agent: request.headers['user-agent'] ?? '',
    now: parts.now(),
  })

  app.post('/api/session', atTheDoor, async (request, reply) => {
    const who = parsed(SignIn, request.body)
    const result = await signIn(parts.connections, who, fromOf(request))
    if (result.ok) return await signedIn(parts, { request, reply, result })
    if (result.reason === 'second-step') {
      const asked: AskedSecondStep = { second_factor: result.needs, pending: result.pending }
      return await reply.code(202).send({ data: [asked], call_status: goodStatus() })
    }
    // Whose account it was stands in the trail, where there is one: people type their password where the name belongs.
    parts.log.warn('sign-in failed', { request_id: request.id, address: request.ip, reason: result.reason })
    if (result.reason === 'wait')
      throw new CallError('tooMany', 'sign-in.wait', { values: { seconds: result.seconds } })
    // Told only to who knew the password.
    throw new CallError('notSignedIn', result.reason === 'provider' ? 'sign-in.by-provider' : 'sign-in.wrong')
  })

  app.post('/api/session/second-factor', atTheDoor, async (request, reply) => {
    const result = await takeSecondStep(parts, parsed(SecondStepInput, request.body), fromOf(request))
    if (result.ok) return await signedIn(parts, { request, reply, result })
    if (result.reason === 'new-password') {
      const { pending, recovery_codes } = result
      const asked: AskedSecondStep = { second_factor: 'new-password', pending, recovery_codes: [...recovery_codes] }
      return await reply.code(202).send({ data: [asked], call_status: goodStatus() })
    }
    const about = { request_id: request.id, address: request.ip, reason: result.reason }
    parts.log.warn('the second step of a sign-in failed', about)
    if (result.reason === 'wait')
      throw new CallError('tooMany', 'sign-in.wait', { values: { seconds: result.seconds } })
    const [code, words] = secondStepFailures[result.reason]
    throw new CallError(code, words)
  })

  /** A secret for the app of whoever must have a second factor and has none. */
  app.post('/api/session/second-factor/set-up', atTheDoor, async (request) => {
    const begun = await beginAtTheDoor(parts, parsed(SetUpInput, request.body).pending, fromOf(request))
    if (!begun) throw new CallError('notSignedIn', 'sign-in.begin-again')
    return { data: [begun], call_status: goodStatus() }
  })

  /** An own password in place of the one that an administrator gave. */
  app.post('/api/session/new-password', atTheDoor, async (request, reply) => {
    const result = await chooseFirstPassword(parts.connections, parsed(NewPasswordInput, request.body), fromOf(request))
    if (result.ok) return await signedIn(parts, { request, reply, result })
    if (result.reason === 'expired') throw new CallError('notSignedIn', 'sign-in.begin-again')
    const { refusal, values } = result.why
    throw new CallError('refused', `refusal.${refusal}` as TextKey, { values })
  })

  /** A passkey belongs to a name: a request that came by none is not answered. */
  const originHere = (request: FastifyRequest) => {
    const origin = pagesOrigin(parts.publicUrl, originOf(request))
    if (origin === '') throw new CallError('refused', 'sign-in.wrong-passkey')
    return origin
  }

  app.post('/api/session/passkey/options', atTheDoor, async (request) => {
    const options = await passkeyToSignIn(parts.connections, originHere(request), parts.now())
    return { data: [options], call_status: goodStatus() }
  })

  app.post('/api/session/passkey', { ...atTheDoor, bodyLimit: PASSKEY_BYTES }, async (request, reply) => {
    const { response } = parsed(PasskeySignInInput, request.body)
    const answered = { origin: originHere(request), response: response as unknown as AuthenticationResponseJSON }
    const result = await signInByPasskey(parts.connections, answered, fromOf(request))
    if (result.ok) return await signedIn(parts, { request, reply, result })
    parts.log.warn('a passkey was refused', { reason: result.reason })
    throw new CallError('notSignedIn', result.reason === 'provider' ? 'sign-in.by-provider' : 'sign-in.wrong-passkey')
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

/** Over: the first step is taken again. A wrong code may be typed again, so the two are told apart. */
const secondStepFailures = {
  wrong: ['refused', 'sign-in.wrong-code'],
  unreadable: ['refused', 'refusal.code-unreadable'],
  expired: ['notSignedIn', 'sign-in.begin-again'],
} as const

interface Opened {
  readonly token: string
  readonly user: { readonly company_id: number; readonly user_id: number }
  readonly recovery_codes?: readonly string[]
}

async function signedIn(
  parts: SessionRouteParts,
  { request, reply, result }: { request: FastifyRequest; reply: FastifyReply; result: Opened },
) {
  const { token, user, recovery_codes } = result
  const open = await parts.findSession(token, parts.now())
  if (!open) throw new CallError('notSignedIn', 'sign-in.wrong')
  await endEarlier(parts, request)
  const { secureCookies } = parts
  const maxAgeSeconds = SESSION_HOURS * 3600
  const answer = answerSession(request, reply, { open, token, secureCookies, maxAgeSeconds })
  if (isBrowser(request.headers)) {
    const known = { device: deviceOf(request.headers), now: parts.now() }
    const device = await rememberDevice(parts.connections, user, known)
    reply.header('set-cookie', deviceCookie(device, { secure: secureCookies }))
  }
  if (!recovery_codes || recovery_codes.length === 0) return answer
  return { ...answer, data: answer.data.map((row) => ({ ...row, recovery_codes })) }
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.') || 'body'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: 'missing' } })
}
