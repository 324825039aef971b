import { Readable } from 'node:stream'
import { Hash } from '@takt/domain/documents/model/document.ts'
import { fileContentType, MOST_FILE_BYTES, shownAs } from '@takt/domain/ground/document-file.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../../ground/call/answers.ts'
import { type Scope, withCompany } from '../../ground/db/company-db.ts'
import { contentStream } from '../../ground/files/content-stream.ts'
import type { MachineFolders } from '../../ground/files/machine-folders.ts'
import { sessionOf } from '../../ground/http/call-route.ts'
import { sendBytes } from '../../ground/http/send-bytes.ts'
import { addUploadRoute, type UploadParts } from '../../ground/http/upload-route.ts'
import { type FoundFile, findFile } from './find-file.ts'

interface Parts extends UploadParts {
  readonly machineFolders: MachineFolders
}

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

  addUploadRoute(app, parts, {
    path: '/api/files',
    permission: 'change-documents',
    mostBytes: MOST_FILE_BYTES,
    rate: { perSecond: 1, burst: 30 },
    answer: ({ hash, size }) => ({ hash, size }),
  })
}

async function bytesOf(
  parts: Parts,
  scope: Scope,
  file: FoundFile,
): Promise<((from: number, to: number) => Readable) | null> {
  if (!file.folder) return contentStream(parts.connections, scope, file.hash)
  const content = await parts.machineFolders.read(file.folder.of, file.folder.path)
  return content && ((from, to) => Readable.from([content.subarray(from, to + 1)]))
}
