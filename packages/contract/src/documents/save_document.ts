import { ArchiveFile, Hash } from '@takt/domain/documents/model/document.ts'
import { Flag } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Key = z.string().trim().max(60).default('')

export const saveDocument = defineProcedure({
  name: 'save_document',
  kind: 'action',
  summary:
    'Enters an uploaded file, or an address, as a document of exactly one machine, order, part, tool or part type.',
  input: z.object({
    /** The name of the file, or an address that begins with http. */
    document_link: z.string().trim().min(1).max(400),
    document_description: z.string().trim().min(1).max(200),
    /** What /api/files answered; an address has none. */
    hash: Hash.optional(),
    group_no: z.int().nullable().default(null),
    view_order: z.int().min(-9999).max(9999).default(0),
    drawing: Flag.default(0),
    machine_id: Key,
    card_no: Key,
    part_no: Key,
    tool_id: Key,
    part_type_id: Key,
  }),
  output: ArchiveFile,
  permission: 'change-documents',
  reach: 'floor',
  emits: ['file-archive-added'],
})
