import { createReadStream } from 'node:fs'
import { contentType, MOST_MEDIA_BYTES } from '@takt/domain/ground/media-file.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { FastifyInstance } from 'fastify'
import { CallError, goodStatus } from '../../ground/call/answers.ts'
import type { MediaFolder } from '../../ground/files/media-folder.ts'
import { type CallRouteParts, sessionOf } from '../../ground/http/call-route.ts'
import { createRateLimit } from '../../ground/http/rate-limit.ts'
import { sendBytes } from '../../ground/http/send-bytes.ts'

interface Parts extends Pick<CallRouteParts, 'connections' | 'now' | 'findSession'> {
  readonly media: MediaFolder
}

const PERMISSION = 'change-dashboard-templates'
const UPLOAD_RATE = { perSecond: 0.5, burst: 20 }

/** GET /serverfiles/name shows a file of the session's company; POST /api/media takes one in, which upload_media names. */
export function addMediaRoutes(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { '*': string } }>('/serverfiles/*', async (request, reply) => {
    const { session } = await sessionOf(parts, request)
    const name = request.params['*']
    const file = await parts.media.find(session.company_id, name)
    if (!file) throw new CallError('unknown', 'call.unknown', { values: { name } })
    return await sendBytes(request, reply, {
      contentType: contentType(name),
      size: file.size,
      tag: `${file.size.toString(16)}-${file.changed.toString(16)}`,
      stream: (from, to) => createReadStream(file.path, { start: from, end: Math.max(from, to) }),
    })
  })

  const rate = createRateLimit(UPLOAD_RATE)
  app.register(async (own) => {
    // The body is read as it comes: fifty megabytes are never held at once.
    own.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
    own.post('/api/media', async (request) => {
      const open = await sessionOf(parts, request)
      if (!can(open.session, PERMISSION)) {
        throw new CallError('notAllowed', 'call.no-permission', { values: { permission: PERMISSION } })
      }
      const seconds = rate.take(`${open.session.company_id}/${open.user_id}`, parts.now())
      if (seconds > 0) throw new CallError('tooMany', 'call.too-many', { values: { seconds } })
      if (Number(request.headers['content-length'] ?? 0) > MOST_MEDIA_BYTES) {
        throw new CallError('refused', 'refusal.media-too-large', { values: { most: MOST_MEDIA_BYTES / 1024 / 1024 } })
      }
      const received = await parts.media.receive(open.session.company_id, request.raw)
      if (isRefusal(received)) {
        throw new CallError('refused', `refusal.${received.refusal}` as TextKey, { values: received.values })
      }
      return { data: [received], call_status: goodStatus() }
    })
  })
}
