import { ArchiveFile } from '@takt/domain/documents/model/document.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Key = z.string().max(60).default('')

export const getFiles = defineProcedure({
  name: 'get_files',
  kind: 'load',
  summary: 'Files of the archive, newest first: of what is named, or all; kind q-reports leaves the generated ones.',
  input: z.object({
    machine_id: MachineId.optional(),
    card_no: Key,
    part_no: Key,
    tool_id: Key,
    part_type_id: Key,
    kind: z.enum(['', 'q-reports']).default(''),
  }),
  output: ArchiveFile,
  onWalls: true,
})
