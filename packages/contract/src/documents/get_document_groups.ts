import { DocumentGroup } from '@takt/domain/documents/model/document.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDocumentGroups = defineProcedure({
  name: 'get_document_groups',
  kind: 'load',
  summary: 'The folders that documents lie in.',
  input: z.object({}),
  output: DocumentGroup,
})
