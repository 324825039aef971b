import { deleteDocument } from '@takt/contract/documents/delete_document.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { archiveRows } from '../files/archive-rows.ts'

export default handle(deleteDocument, async ({ record_no }, { db, audit, emit }) => {
  const [file] = await archiveRows(db, sql`a.record_no = ${record_no}`)
  if (!file) return { refusal: 'archive-file-not-found', values: { record_no } }
  await db.run(sql`delete from file_archive where record_no = ${record_no}`)
  audit({ what: 'document.removed', key: String(record_no), before: file })
  emit('file-archive-added', { record_no })
  return [{ record_no }]
})
