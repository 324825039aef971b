import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveDocumentGroup = defineProcedure({
  name: 'save_document_group',
  kind: 'action',
  summary: 'Enters a folder for documents; one of the same name is changed.',
  input: z.object({
    description: z.string().trim().min(1).max(100),
    note: z.string().trim().max(300).default(''),
    view_order: z.int().min(-9999).max(9999).default(0),
  }),
  output: z.object({ group_no: z.int() }),
  permission: 'change-documents',
  reach: 'plant',
})
