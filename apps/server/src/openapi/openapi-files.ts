import { z } from 'zod'
import { answer, failures, inPath, inQuery, json, rowsOf } from './openapi-parts.ts'

/** Bytes come and go as they are; what was taken in is named by a call afterwards. */
export function filePaths() {
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const file = { description: 'The file, or the part of it that was asked for', content: bytes }
  const read = { '200': file, '206': file, '304': { description: 'As it was' }, ...failures('401', '403', '404') }
  const taken = (row: z.ZodType) => answer('What was taken in', rowsOf(json(row)))
  const refused = failures('401', '403', '409', '429')
  return {
    '/api/files': {
      post: {
        operationId: 'uploadFile',
        summary: 'Take in the bytes of a document; save_document enters it by its hash. Needs change-documents.',
        requestBody: { required: true, content: bytes },
        responses: { '200': taken(z.object({ hash: z.string(), size: z.int() })), ...refused },
      },
    },
    '/api/files/{hash}/{path}': {
      get: {
        operationId: 'getFile',
        summary: 'The bytes of a document, or of a file in a machine’s folder, as a list has named it',
        parameters: [
          inPath('hash'),
          inPath('path', 'The file’s path or name, with its slashes'),
          { ...inQuery('download', false), description: 'As a file to keep, not to show' },
        ],
        responses: read,
      },
    },
    '/api/media': {
      post: {
        operationId: 'uploadMedia',
        summary:
          'Take in a picture, film or sound of dashboards; upload_media names it. Needs change-dashboard-templates.',
        requestBody: { required: true, content: bytes },
        responses: { '200': taken(z.object({ upload: z.string(), size: z.int() })), ...refused },
      },
    },
    '/serverfiles/{name}': {
      get: {
        operationId: 'getMedia',
        summary: 'A picture, film or sound of dashboards',
        parameters: [inPath('name')],
        responses: read,
      },
    },
  }
}
