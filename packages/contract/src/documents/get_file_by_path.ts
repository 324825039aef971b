import { Hash } from '@takt/domain/documents/model/document.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getFileByPath = defineProcedure({
  name: 'get_file_by_path',
  kind: 'load',
  summary: 'What is in a file whose hash and path a list has named. Larger files are streamed by their download link.',
  input: z.object({ hash: Hash, path: z.string().min(1).max(400) }),
  output: z.object({ name: z.string(), content_type: z.string(), size: z.int(), file_data: z.string() }),
})
