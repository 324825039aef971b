import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteDocument = defineProcedure({
  name: 'delete_document',
  kind: 'action',
  summary: 'Takes a document or a generated report out of the archive.',
  input: z.object({ record_no: z.int() }),
  output: z.object({ record_no: z.int() }),
  permission: 'change-documents',
  reach: 'floor',
  emits: ['file-archive-added'],
})
