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

export interface OpenRequests {
  /** Answers everybody who still waits. What is done for them goes on and is found under its request id. */
  failAll(error: CallError): void
}

export function keepRequestAtHand(app: FastifyInstance): OpenRequests {
  const open = new Set<AtHand>()
  app.addHook('onRequest', (request, reply, done) => {
    const one = { request, reply }
    open.add(one)
    reply.raw.once('close', () => open.delete(one))
    done()
  })
  app.addHook('preHandler', (request, reply, done) => atHand.run({ request, reply }, done))
  return {
    failAll: (error) => {
      for (const one of open) fail(one, error)
    },
  }
}

function fail({ request, reply }: AtHand, error: CallError): void {
  if (reply.sent) return
  const { status, body } = badAnswer(error, languageOf(request))
  void reply.code(status).send(body)
}

/** Answers the request whose code threw where nobody catches; says which it was. */
export function failRequestAtHand(): { request_id: string; url: string | undefined } | null {
  const found = atHand.getStore()
  // A connection to the database that a request opened serves others after it: what is answered already was not theirs.
  if (!found || found.reply.sent) return null
  const { request } = found
  fail(found, new CallError('failed', 'call.failed'))
  return { request_id: request.id, url: request.url.split('?')[0] }
}
