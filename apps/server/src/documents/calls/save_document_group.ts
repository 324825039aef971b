import { saveDocumentGroup } from '@takt/contract/documents/save_document_group.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(saveDocumentGroup, async ({ description, note, view_order }, { db, audit }) => {
  const { group_no } = await db.one<{ group_no: number }>(sql`
    insert into document_group (description, note, view_order) values (${description}, ${note}, ${view_order})
    on conflict (company_id, description) do update set note = excluded.note, view_order = excluded.view_order
    returning group_no`)
  audit({ what: 'document-group.saved', key: String(group_no), after: { description, note, view_order } })
  return [{ group_no }]
})
