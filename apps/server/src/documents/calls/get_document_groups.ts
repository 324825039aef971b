import { getDocumentGroups } from '@takt/contract/procedures/get_document_groups.ts'
import type { DocumentGroup } from '@takt/domain/model/document.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(
  getDocumentGroups,
  async (_input, { db }) =>
    await db.many<DocumentGroup>(sql`
      select group_no, description, note, view_order from document_group order by view_order, description limit 500`),
)
