import { Document, Hash } from '@takt/domain/documents/model/document.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDocument = defineProcedure({
  name: 'get_document',
  kind: 'load',
  summary: 'One document by its hash, for an address that was kept; without what is in it.',
  input: z.object({ machine_id: MachineId, hash: Hash }),
  output: Document,
})
