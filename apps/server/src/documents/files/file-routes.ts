import { Readable } from 'node:stream'
import { Hash } from '@takt/domain/documents/model/document.ts'
import { fileContentType, MOST_FILE_BYTES, shownAs } from '@takt/domain/ground/document-file.ts'
import { can } from '@takt/domain/ground/permissions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { CallError, goodStatus } from '../../ground/call/answers.ts'
import { withCompany } from '../../ground/db/company-db.ts'
import type { Arrivals } from '../../ground/files/arrivals.ts'
import { contentPart, forgetUnused, keepHashed } from '../../ground/files/content.ts'
import type { MachineFolders } from '../../ground/files/machine-folders.ts'
import { type CallRouteParts, sessionOf } from '../../ground/http/call-route.ts'
import { createRateLimit } from '../../ground/http/rate-limit.ts'
import { sendBytes } from '../../ground/http/send-bytes.ts'
import { type FoundFile, findFile } from './find-file.ts'

interface Parts extends Pick<CallRouteParts, 'connections' | 'now' | 'findSession'> {
  readonly machineFolders: MachineFolders
  readonly arrivals: Arrivals
}
type Scope = Parameters<typeof withCompany>[1]

const PERMISSION = 'change-documents'
const UPLOAD_RATE = { perSecond: 1, burst: 30 }
/** Each lies on the disk until it is stored. */
const MOST_AT_ONCE = 16

/** GET /api/files/{hash}/{path} streams a file that a list has named; POST /api/files takes one in, which save_document enters. */
export function addFileRoutes(app: FastifyInstance, parts: Parts): void {
  app.get<{ Params: { hash: string; '*': string } }>('/api/files/:hash/*', async (request, reply) => {
    const { session } = await sessionOf(parts, request)
    const path = request.params['*']
    const scope = { ...session, readOnly: true }
    const file = await withCompany(parts.connections, scope, async (db) => {
      const hash = Hash.safeParse(request.params.hash).data ?? ''
      return await findFile(
        { db, company_key: session.company_key, machineFolders: parts.machineFolders },
        { hash, path },
      )
    })
    if (isRefusal(file)) {
      if (file.refusal === 'file-path') throw new CallError('notAllowed', 'refusal.file-path')
      throw new CallError('unknown', 'refusal.file-not-found', { values: { path } })
    }
    const name = encodeURIComponent(file.name)
    const shown = shownAs(file.name) === 'download' || 'download' in (request.query as object)
    reply.header('content-disposition', `${shown ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`)
    const bytes = await bytesOf(parts, scope, file)
    if (!bytes) throw new CallError('unknown', 'refusal.file-not-found', { values: { path } })
    return await sendBytes(request, reply, {
      contentType: fileContentType(file.name),
      size: file.size,
      tag: file.hash,
      stream: bytes,
    })
  })

  const rate = createRateLimit(UPLOAD_RATE)
  let arriving = 0
  app.register(async (own) => {
    // The body is read as it comes, and no further than a file may be long.
    own.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null))
    own.post('/api/files', async (request) => {
      const { session, user_id } = await sessionOf(parts, request)
      if (!can(session, PERMISSION)) {
        throw new CallError('notAllowed', 'call.no-permission', { values: { permission: PERMISSION } })
      }
      const seconds = arriving >= MOST_AT_ONCE ? 2 : rate.take(`${session.company_id}/${user_id}`, parts.now())
      if (seconds > 0) throw new CallError('tooMany', 'call.too-many', { values: { seconds } })
      arriving += 1
      try {
        const said = Number(request.headers['content-length'] ?? 0)
        const kept =
          said > MOST_FILE_BYTES
            ? null
            : await parts.arrivals.take(request.raw, MOST_FILE_BYTES, async ({ hash, size }, read) => {
                if (size === 0) throw new CallError('refused', 'upload.empty')
                await withCompany(parts.connections, session, async (db) => {
                  await forgetUnused(db, parts.now())
                  await keepHashed(db, { hash, size, read }, parts.now())
                })
                return { hash, size }
              })
        if (kept === null) {
          throw new CallError('refused', 'refusal.media-too-large', { values: { most: MOST_FILE_BYTES / 1024 / 1024 } })
        }
        return { data: [kept], call_status: goodStatus() }
      } finally {
        arriving -= 1
      }
    })
  })
}

/** From the database part by part, each in a short transaction: a slow reader holds no connection. */
async function bytesOf(
  parts: Parts,
  scope: Scope,
  file: FoundFile,
): Promise<((from: number, to: number) => Readable) | null> {
  if (file.folder) {
    const content = await parts.machineFolders.read(file.folder.of, file.folder.path)
    return content && ((from, to) => Readable.from([content.subarray(from, to + 1)]))
  }
  return (from, to) => Readable.from(partsOf(parts, scope, { hash: file.hash, from, to }))
}

async function* partsOf(
  { connections }: Parts,
  scope: Scope,
  { hash, from, to }: { readonly hash: string; readonly from: number; readonly to: number },
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; ) {
    const part = await withCompany(connections, scope, (db) => contentPart(db, hash, { from: at, to }))
    if (!part) throw new Error(`the file ${hash} ends at ${at}`)
    yield part
    at += part.length
  }
}
