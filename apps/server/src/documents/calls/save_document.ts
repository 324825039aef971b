import { saveDocument } from '@takt/contract/documents/save_document.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { belongingProblem, contentOf } from '../enter-document.ts'
import { archiveRows, asFile } from '../files/archive-rows.ts'

export default handle(saveDocument, async (input, { db, session, now, audit, emit }) => {
  const problem = await belongingProblem(db, input)
  if (problem) return problem
  const { group_no } = input
  const group = group_no === null || (await db.maybe(sql`select 1 from document_group where group_no = ${group_no}`))
  if (!group) return { refusal: 'document-group-not-found', values: {} }
  const content = await contentOf(db, input, now)
  if (isRefusal(content)) return content
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into file_archive (kind, document_link, document_description, group_no, view_order, hash, size, drawing,
      machine_id, card_no, part_no, tool_id, part_type_id, last_changed, changed_by)
    values ('document', ${input.document_link}, ${input.document_description}, ${group_no}, ${input.view_order},
      ${content.hash}, ${content.size}, ${input.drawing}, ${input.machine_id}, ${input.card_no}, ${input.part_no},
      ${input.tool_id}, ${input.part_type_id}, ${new Date(now).toISOString()}, ${session.username})
    returning record_no`)
  audit({ what: 'document.added', key: String(record_no), after: { ...input, ...content } })
  emit('file-archive-added', { record_no })
  return (await archiveRows(db, sql`a.record_no = ${record_no}`)).map(asFile)
})
