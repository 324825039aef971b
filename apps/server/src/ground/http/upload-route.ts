import { can, type Permission } from '@takt/domain/ground/permissions.ts'
import type { FastifyInstance } from 'fastify'
import { CallError, goodStatus } from '../call/answers.ts'
import { withCompany } from '../db/company-db.ts'
import type { Arrivals } from '../files/arrivals.ts'
import { forgetUnused, keepHashed } from '../files/content.ts'
import type { ReceivedFile } from '../files/receive-file.ts'
import { type CallRouteParts, sessionOf } from './call-route.ts'
import { createRateLimit } from './rate-limit.ts'

export interface UploadParts extends Pick<CallRouteParts, 'connections' | 'now' | 'findSession'> {
  readonly arrivals: Arrivals
}

interface UploadRoute<Row> {
  readonly path: string
  readonly permission: Permission
  readonly mostBytes: number
  readonly rate: { readonly perSecond: number; readonly burst: number }
  /** What a call names it by afterwards. */
  readonly answer: (kept: ReceivedFile) => Row
}

/** Each lies on the disk until it is stored. */
const MOST_AT_ONCE = 16

/** Takes bytes in and keeps them in the database under their hash; a call gives them a name, or they are forgotten. */
export function addUploadRoute<Row>(app: FastifyInstance, parts: UploadParts, route: UploadRoute<Row>): void {
  const { permission, mostBytes } = route
  const rate = createRateLimit(route.rate)
  let arriving = 0
  app.register(async (own) => {
    // The body is read as it comes, and no further than a file may be long.
    own.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
    own.post(route.path, async (request) => {
      const { session, user_id } = await sessionOf(parts, request)
      if (!can(session, permission)) {
        throw new CallError('notAllowed', 'call.no-permission', { values: { permission } })
      }
      const seconds = arriving >= MOST_AT_ONCE ? 2 : rate.take(`${session.company_id}/${user_id}`, parts.now())
      if (seconds > 0) throw new CallError('tooMany', 'call.too-many', { values: { seconds } })
      arriving += 1
      try {
        const said = Number(request.headers['content-length'] ?? 0)
        const kept =
          said > mostBytes
            ? null
            : await parts.arrivals.take(request.raw, mostBytes, async (file, read) => {
                if (file.size === 0) throw new CallError('refused', 'upload.empty')
                await withCompany(parts.connections, session, async (db) => {
                  await forgetUnused(db, parts.now())
                  await keepHashed(db, { ...file, read }, parts.now())
                })
                return file
              })
        if (kept === null) {
          throw new CallError('refused', 'refusal.media-too-large', { values: { most: mostBytes / 1024 / 1024 } })
        }
        return { data: [route.answer(kept)], call_status: goodStatus() }
      } finally {
        arriving -= 1
      }
    })
  })
}
