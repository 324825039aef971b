import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { CallError } from './answers.ts'

/** Serves the built web app: hashed files for ever, the page itself never from a cache, unknown paths to the app's own router. */
export async function addWebApp(app: FastifyInstance, parts: { webFolder: string; dataFolder: string }): Promise<void> {
  app.get('/settings.json', async (_request, reply) => {
    const file = join(parts.dataFolder || '.', 'settings.json')
    const text = parts.dataFolder !== '' && existsSync(file) ? readFileSync(file, 'utf8') : '{}'
    return await reply.header('cache-control', 'no-cache').type('application/json').send(text)
  })
  if (parts.webFolder !== '') {
    await app.register(fastifyStatic, {
      root: parts.webFolder,
      preCompressed: true,
      index: false,
      setHeaders: (reply, path) => {
        const forEver = path.includes('/assets/')
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = request.method === 'GET' && !/^\/(api|serverfiles|assets)\//.test(path) && !/\.\w{2,5}$/.test(path)
    if (!isPage || parts.webFolder === '') throw new CallError('unknown', 'call.unknown', { values: { name: path } })
    return await reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
