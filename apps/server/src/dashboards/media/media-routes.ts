import { contentType, MOST_MEDIA_BYTES } from '@takt/domain/ground/media-file.ts'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../../ground/call/answers.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import { contentStream } from '../../ground/files/content-stream.ts'
import { sessionOf } from '../../ground/http/call-route.ts'
import { sendBytes } from '../../ground/http/send-bytes.ts'
import { addUploadRoute, type UploadParts } from '../../ground/http/upload-route.ts'
import { findMedia } from './media-files.ts'

/** GET /serverfiles/name shows a file of the session's company; POST /api/media takes one in, which upload_media names. */
export function addMediaRoutes(app: FastifyInstance, parts: UploadParts): void {
  app.get<{ Params: { '*': string } }>('/serverfiles/*', async (request, reply) => {
    const { session } = await sessionOf(parts, request)
    const name = request.params['*']
    const file = await withCompany(parts.connections, { ...session, readOnly: true }, (db) => findMedia(db, name))
    if (!file) throw new CallError('unknown', 'call.unknown', { values: { name } })
    return await sendBytes(request, reply, {
      contentType: contentType(name),
      size: file.size,
      tag: file.hash,
      stream: contentStream(parts.connections, session, file.hash),
    })
  })
  addUploadRoute(app, parts, {
    path: '/api/media',
    permission: 'change-dashboard-templates',
    mostBytes: MOST_MEDIA_BYTES,
    rate: { perSecond: 0.5, burst: 20 },
    answer: ({ hash, size }) => ({ upload: hash, size }),
  })
}
