/**
 * Over https our cookies are called `__Host-…`: a browser takes such a one only from this very host, over https and for all of
 * its addresses. Without it a page of a neighbouring host, or somebody in the line of plain http, could plant a session of
 * their own in somebody's browser. Inside the server they have their short names.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const PREFIX = '__Host-'
const OURS = /^takt_\w+$/
const PREFIXED = /^__Host-(?=takt_)/

export function keepCookiesToHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers = fromThisHost(raw.headers)
  })
  app.addHook('onSend', async (_request, reply) => {
    const set = reply.getHeader('set-cookie')
    if (set === undefined) return
    reply.removeHeader('set-cookie').header('set-cookie', [set].flat().map(hostCookie))
  })
}

/** The cookies by their short names; whatever has one already was not set by us. */
export function fromThisHost(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (headers.cookie === undefined) return headers
  const pairs = headers.cookie.split(';').map((pair) => pair.trim())
  const believed = pairs.filter((pair) => !OURS.test(pair.split('=')[0] ?? ''))
  return { ...headers, cookie: believed.map((pair) => pair.replace(PREFIXED, '')).join('; ') }
}

function hostCookie(cookie: unknown): string {
  const [pair = '', ...attributes] = String(cookie).split('; ')
  const kept = attributes.filter((attribute) => !attribute.startsWith('Path='))
  return [`${PREFIX}${pair}`, ...kept, 'Path=/'].join('; ')
}
