import { randomUUID } from 'node:crypto'
import { isLanguage, type Language } from '@takt/domain/ground/languages.ts'
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { badAnswer, CallError } from '../call/answers.ts'
import { isDatabaseAway, isReadOnly, isTooSlow } from '../db/connections.ts'
import { isStorable } from '../db/storable.ts'
import { isDiskFull, isFull } from '../files/disk-room.ts'
import type { Log } from '../log.ts'
import type { Tls } from '../server-settings.ts'
import { closeSilentConnections } from './closing.ts'
import { keepCookiesToHost } from './host-cookies.ts'
import { isNestedDeeper } from './json-depth.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { tellRefused } from './tell-refused.ts'

/** A dashboard may have 1 MB; nothing else comes near it. */
const MOST_BODY_BYTES = 1_300_000
/** Signing in, opening a wall, saying that a command is done. */
export const FEW_BYTES = 16_384
/** A dashboard with a graph in a tab in a group has about 12. */
const MOST_LEVELS = 64

/** Whoever sends slower than this holds a connection for nothing. A film of 50 MB over poor wireless needs two minutes. */
const PATIENCE = { headersMs: 10_000, requestMs: 150_000, lookEveryMs: 2_000 }

interface HttpOptions {
  readonly patience?: Readonly<typeof PATIENCE>
  readonly trustProxy?: string
  readonly publicUrl?: string
  readonly dataFolder?: string
  readonly tls?: Tls | null
  readonly secureCookies?: boolean
}

/**
 * With TLS 1.2 only what keeps yesterday's talk secret when the key is stolen, and is sealed as a whole; the rest of what
 * OpenSSL still speaks is for clients older than any browser that shows Takt. The three of TLS 1.3 stand by themselves.
 */
const CIPHERS = [
  ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
  ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384'],
  ...['ECDHE-ECDSA-CHACHA20-POLY1305', 'ECDHE-RSA-CHACHA20-POLY1305'],
  ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256'],
].join(':')
const SPOKEN = { minVersion: 'TLSv1.2', ciphers: CIPHERS, honorCipherOrder: true }

/** An empty server: headers, limits, and every fault turned into one shape of answer without a stack trace. */
export function createHttpServer(
  log: Log,
  {
    patience = PATIENCE,
    trustProxy = '',
    publicUrl = '',
    dataFolder = '',
    tls = null,
    secureCookies,
  }: HttpOptions = {},
): FastifyInstance {
  const headers = { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookEveryMs }
  // The same server to all that is added to it, over http or https.
  const app: FastifyInstance = Fastify({
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: trustProxy === '' ? false : trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: patience.requestMs,
    ...(tls ? { https: { ...tls, ...SPOKEN, ...headers } } : { http: headers }),
    routerOptions: { maxParamLength: 200 },
  } as FastifyServerOptions)
  closeSilentConnections(app)
  addSecurityHeaders(app, { publicUrl })
  if (secureCookies) keepCookiesToHost(app)
  readJsonOnly(app)

  app.addHook('preValidation', async (request) => {
    // The ingest judges its signals one by one.
    if (request.url.startsWith('/api/ingest') || isStorable(request.body)) return
    throw new CallError('badField', 'call.bad-character', { field: 'body' })
  })
  const tell = tellRefused(log)
  app.setErrorHandler(async (error: unknown, request, reply) => {
    // Answered already, when the database did not answer.
    if (reply.sent) return reply
    const told = await toCallError(error, dataFolder)
    const about = { request_id: request.id, url: request.url.split('?')[0], error }
    if (told.code === 'failed') log.error('a request failed', about)
    if (told.key === 'call.disk-full') log.error('the disk is full', about)
    if (told.key === 'call.too-slow') log.error('a statement took too long', about)
    tell(told, { request_id: request.id, url: about.url, address: request.ip })
    const { status, body } = badAnswer(told, languageOf(request))
    if (isHalfRead(request)) {
      reply.header('connection', 'close').raw.once('finish', () => request.raw.destroy())
    }
    if (told.code === 'tooMany') reply.header('retry-after', String(told.values.seconds ?? 1))
    return await reply.code(status).send(body)
  })
  return app
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isNestedDeeper(body as Buffer, MOST_LEVELS)) {
      done(new CallError('malformed', 'call.too-deep', { field: 'body' }))
      return
    }
    parse(request, body.toString(), done)
  })
}

/** What is still to come of a body that was begun is not waited for: the next request on this connection would stand behind it. */
function isHalfRead({ raw }: FastifyRequest): boolean {
  return raw.readableDidRead && !raw.complete
}

export function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase()
  return isLanguage(wanted) ? wanted : 'en'
}

async function toCallError(error: unknown, dataFolder: string): Promise<CallError> {
  if (error instanceof CallError) return error
  if (isDiskFull(error)) return new CallError('away', 'call.disk-full')
  if (isDatabaseAway(error)) {
    // PostgreSQL ends where it cannot write its log, and does not come back before it can.
    return new CallError('away', (await isFull(dataFolder)) ? 'call.disk-full' : 'call.database-away')
  }
  if (isReadOnly(error)) return new CallError('away', 'call.database-read-only')
  if (isTooSlow(error)) return new CallError('away', 'call.too-slow')
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new CallError('badField', 'call.too-large', { field: 'body' })
  if (error instanceof SyntaxError || statusCode === 400 || statusCode === 415) {
    return new CallError('badField', 'call.bad-json', { field: 'body' })
  }
  return new CallError('failed', 'call.failed')
}
