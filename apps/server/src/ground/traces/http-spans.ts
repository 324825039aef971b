import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type OpenSpan, type Recorder, within } from './spans.ts'
import { readTraceparent } from './trace-context.ts'

/** Asked every few seconds by whoever watches; nobody wants to read of it. */
const QUIET = new Set(['/api/health', '/api/ready', '/metrics'])

/** A span for every request to the API, named by its route; a call names it by itself. */
export function addHttpSpans(app: FastifyInstance, recorder: Recorder): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? ''
    if (!route.startsWith('/api/') || QUIET.has(route)) return
    const attributes = { 'http.route': route, 'http.request.method': request.method, 'takt.request_id': request.id }
    const about = { name: `${request.method} ${route}`, kind: 'server', attributes } as const
    const span = beginSpan(recorder, about, readTraceparent(request.headers.traceparent))
    if (span) spans.set(request, span)
  })
  // Behind the body, whose reading leaves what is at hand behind.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) within(recorder, span, done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.say({
      attributes: { 'http.response.status_code': reply.statusCode },
      ...(reply.statusCode >= 500 ? { failed: true } : {}),
    })
    span?.end()
  })
}
