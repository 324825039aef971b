import { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getFile = defineProcedure({
  name: 'get_file',
  kind: 'load',
  summary: 'One file of the archive by its number; without what is in it.',
  input: z.object({ record_no: z.int() }),
  output: ArchiveFile,
})
