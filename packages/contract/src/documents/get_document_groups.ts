import { DocumentGroup } from '@takt/domain/model/document.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const getDocumentGroups = defineProcedure({
  name: 'get_document_groups',
  kind: 'load',
  summary: 'The folders that documents lie in.',
  input: z.object({}),
  output: DocumentGroup,
})
