import { deleteDocument } from '@takt/contract/procedures/delete_document.ts'
import { sql } from '../db/sql.ts'
import { archiveRows } from '../files/archive-rows.ts'
import { handle } from './handle.ts'

export default handle(deleteDocument, async ({ record_no }, { db, audit, emit }) => {
  const [file] = await archiveRows(db, sql`a.record_no = ${record_no}`)
  if (!file) return { refusal: 'archive-file-not-found', values: { record_no } }
  await db.run(sql`delete from file_archive where record_no = ${record_no}`)
  audit({ what: 'document.removed', key: String(record_no), before: file })
  emit('file-archive-added', { record_no })
  return [{ record_no }]
})
