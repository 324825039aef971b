import { KeyOpens } from '@takt/contract/ground/access-key.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallError } from '../ground/call/answers.ts'
import { type CallRouteParts, sessionOf } from '../ground/http/call-route.ts'
import { holderOfKey } from '../ground/sessions/access-key.ts'
import { openApi } from './openapi.ts'

type Parts = Pick<CallRouteParts, 'connections' | 'now' | 'findSession'> & { readonly version: string }

/** Every call, its fields and what it asks for: a map for whoever works with it, and for nobody who only found the address. */
export function addOpenApiRoute(app: FastifyInstance, parts: Parts): void {
  // Made when somebody asks: describing all calls takes a quarter of a second of every start.
  let described: string | undefined
  const onRequest = (request: FastifyRequest) => mustBeKnown(parts, request)
  app.get('/api/openapi.json', { onRequest }, async (_request, reply) => {
    described ??= JSON.stringify(openApi(parts.version))
    return await reply.type('application/json').send(described)
  })
}

async function mustBeKnown(parts: Parts, request: FastifyRequest): Promise<void> {
  const ways = [
    () => sessionOf(parts, request),
    ...KeyOpens.options.map((opens) => () => holderOfKey(parts.connections, request, { opens, now: parts.now() })),
  ]
  for (const way of ways) {
    try {
      await way()
      return
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  throw new CallError('notSignedIn', 'call.not-signed-in')
}
