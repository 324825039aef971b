import { CallRequest } from '@takt/contract/ground/answer.ts'
import type { CallCode } from '@takt/contract/ground/errors.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { LanguageCode } from '@takt/domain/ground/model/session.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badAnswer, CallError } from '../call/answers.ts'
import { credentials, originOf } from '../call/credentials.ts'
import type { HeavyLoads } from '../call/heavy/heavy-loads.ts'
import { handlerOf, type PipelineParts, runCall } from '../call/pipeline.ts'
import { isDatabaseAway } from '../db/connections.ts'
import type { Metrics } from '../metrics/metrics-route.ts'
import type { FindSession, OpenSession } from '../sessions/find-session.ts'
import { sameText, tokenHash } from '../sessions/tokens.ts'
import { takeTurns } from '../take-turns.ts'
import { sayOfSpan } from '../traces/spans.ts'
import { knock } from './knock.ts'
import { createRateLimit } from './rate-limit.ts'
import { tellRefused } from './tell-refused.ts'

export interface CallRouteParts extends PipelineParts {
  readonly findSession: FindSession
  readonly callRate: { perSecond: number; burst: number }
  readonly metrics: Metrics
  readonly heavy: HeavyLoads
}

/**
 * Of one session. A browser asks six at once at most; a program that sends two hundred would have every connection to the
 * database, and all others would wait for one.
 */
const TURNS = { atOnce: Number.POSITIVE_INFINITY, ofOne: 4, waiting: 300 }

const JSON_BODY = 'application/json; charset=utf-8'
export const REQUEST_ID_HEADER = 'request-id'
export const SIGNATURE_HEADER = 'signature'

export function addCallRoute(app: FastifyInstance, parts: CallRouteParts): void {
  const rate = createRateLimit(parts.callRate)
  const turns = takeTurns<string>(TURNS)
  const tell = tellRefused(parts.log)

  const { onRequest, who } = knock(async (request) => {
    // Before the database is asked whose it is: two hundred refused calls a second would have all its connections.
    const token = credentials(request.headers)?.token
    if (token !== undefined) mayPass(tokenHash(token).toString('base64'))
    const open = await sessionOf(parts, request)
    mayPass(`${open.session.company_id}/${open.user_id}`)
    return open
  })

  function mayPass(key: string): void {
    const seconds = rate.take(key, parts.now())
    if (seconds > 0) throw new CallError('tooMany', 'call.too-many', { values: { seconds } })
  }

  /** The answer, or the body of it where another thread has made it. */
  async function made(own: PipelineParts, open: OpenSession, asked: CallRequest) {
    if (handlerOf(own, open, asked.name)?.procedure.heavy) return await parts.heavy.answer(open, asked, own.now())
    const waited = turns.within(open.token_hash.toString('base64'), () => runCall(own, open, asked))
    if (!waited) throw new CallError('tooMany', 'call.too-many', { values: { seconds: 1 } })
    return await waited
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, call: () => unknown) {
    const open = who(request)
    const began = performance.now()
    let name = 'unknown'
    const told = (outcome: CallCode) => {
      const seconds = (performance.now() - began) / 1000
      parts.metrics.calls.observe({ call: name, outcome }, seconds)
      const { company_id } = open.session
      parts.metrics.recent.observe({ company_id, call: name }, seconds, parts.now())
      const attributes = { 'takt.call': name, 'takt.company': company_id, 'takt.outcome': outcome }
      sayOfSpan({ name: `call ${name}`, attributes, failed: outcome === 'failed' || outcome === 'away' })
    }
    try {
      const asked = parseRequest(call())
      if (parts.handlers.has(asked.name)) name = asked.name
      const log = parts.log.about({ request_id: request.id, call: asked.name, company_id: open.session.company_id })
      const answered = await made({ ...parts, log }, open, asked)
      log.debug('a call was answered', { username: open.session.username, ms: Math.round(performance.now() - began) })
      told('ok')
      return answered instanceof Uint8Array ? await reply.type(JSON_BODY).send(answered) : answered
    } catch (error) {
      told(error instanceof CallError ? error.code : isDatabaseAway(error) ? 'away' : 'failed')
      if (!(error instanceof CallError)) throw error
      const { company_id, username } = open.session
      tell(error, { request_id: request.id, call: name, company_id, username, address: request.ip })
      const { status, body } = badAnswer(error, open.session.language)
      return await reply.code(status).send(body)
    }
  }

  app.post('/api/call', { onRequest }, (request, reply) => answer(request, reply, () => request.body))
  // The same call under an address of its own: what programs are generated for.
  app.post<{ Params: { name: string } }>('/api/calls/:name', { onRequest }, (request, reply) => {
    const request_id = request.headers[REQUEST_ID_HEADER]
    const signature = request.headers[SIGNATURE_HEADER]
    const { name } = request.params
    return answer(request, reply, () => ({ name, payload: request.body ?? undefined, request_id, signature }))
  })
}

function parseRequest(body: unknown): CallRequest {
  const parsed = CallRequest.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || 'body'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: issue?.message ?? 'wrong' } })
}

export async function sessionOf(
  parts: Pick<CallRouteParts, 'now' | 'findSession'>,
  request: FastifyRequest,
  use?: 'use',
): Promise<OpenSession> {
  const given = credentials(request.headers)
  // What a program calls it uses; a page also calls while nobody looks at it, and says by itself when somebody does.
  const uses = given?.by === 'bearer' ? 'use' : use
  const open = given && (await parts.findSession(given.token, parts.now(), uses))
  if (!given || !open) throw new CallError('notSignedIn', 'call.not-signed-in')
  if (given.by === 'cookie' && request.method !== 'GET') {
    const proof = String(request.headers['x-takt-token'] ?? '')
    if (!sameText(proof, open.session.token)) throw new CallError('notAllowed', 'call.forged')
  }
  const language = chosenLanguage(request) ?? open.session.language
  return { ...open, session: { ...open.session, language }, address: request.ip, origin: originOf(request) }
}

/** A person switches the language on the screen, whatever their account says. */
function chosenLanguage(request: FastifyRequest): Language | undefined {
  const asked = /^[a-z]{2}\b/i.exec(request.headers['accept-language'] ?? '')?.[0]
  return LanguageCode.safeParse(asked?.toLowerCase()).data
}
