/** Which request the running code works for, so that what nobody caught is told with it and fails it alone. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badAnswer, CallError } from '../call/answers.ts'
import { languageOf } from './server.ts'

interface AtHand {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const atHand = new AsyncLocalStorage<AtHand>()

export function keepRequestAtHand(app: FastifyInstance): void {
  app.addHook('preHandler', (request, reply, done) => atHand.run({ request, reply }, done))
}

/** Answers the request whose code threw where nobody catches; says which it was. */
export function failRequestAtHand(): { request_id: string; url: string | undefined } | null {
  const found = atHand.getStore()
  // A connection to the database that a request opened serves others after it: what is answered already was not theirs.
  if (!found || found.reply.sent) return null
  const { request, reply } = found
  const { status, body } = badAnswer(new CallError('failed', 'call.failed'), languageOf(request))
  void reply.code(status).send(body)
  return { request_id: request.id, url: request.url.split('?')[0] }
}
