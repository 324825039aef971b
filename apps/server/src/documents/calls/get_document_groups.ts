import { getDocumentGroups } from '@takt/contract/documents/get_document_groups.ts'
import type { DocumentGroup } from '@takt/domain/documents/model/document.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(
  getDocumentGroups,
  async (_input, { db }) =>
    await db.many<DocumentGroup>(sql`
      select group_no, description, note, view_order from document_group order by view_order, description limit 500`),
)
