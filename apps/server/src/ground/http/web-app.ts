import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from '../call/answers.ts'
import { encodingFor, readWebFiles, type WebFile } from './web-files.ts'

/** Serves the built web app: hashed files for ever, the page itself never from a cache, unknown paths to the app's own router. */
export async function addWebApp(app: FastifyInstance, parts: { webFolder: string; dataFolder: string }): Promise<void> {
  app.get('/settings.json', async (_request, reply) => {
    const file = join(parts.dataFolder || '.', 'settings.json')
    const text = parts.dataFolder !== '' && existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    return await reply.header('cache-control', 'no-cache').type('application/json').send(text)
  })
  const files = parts.webFolder === '' ? new Map<string, WebFile>() : await readWebFiles(parts.webFolder)
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = !/^\/(api|serverfiles|assets)\//.test(path) && !/\.\w{2,5}$/.test(path)
    const file = isRead ? (files.get(path) ?? (isPage ? files.get('/index.html') : undefined)) : undefined
    if (!file) throw new CallError('unknown', 'call.unknown', { values: { name: path } })
    return await sendFile(request, reply, file, path.startsWith('/assets/'))
  })
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile, isHashed: boolean) {
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.split(/,\s*/).includes(file.etag)) return await reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'], file)
  if (encoding) reply.header('content-encoding', encoding)
  const content = (encoding && file.packed[encoding]) || file.content
  // Said by hand for HEAD, which sends no content.
  reply.type(file.type).header('content-length', content.length)
  return await reply.code(200).send(request.method === 'HEAD' ? null : content)
}
