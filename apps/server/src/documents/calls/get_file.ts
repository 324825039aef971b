import { getFile } from '@takt/contract/documents/get_file.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { archiveRows, asFile } from '../files/archive-rows.ts'

export default handle(getFile, async ({ record_no }, { db }) => {
  const [row] = await archiveRows(db, sql`a.record_no = ${record_no}`)
  return row ? [asFile(row)] : { refusal: 'archive-file-not-found', values: { record_no } }
})
