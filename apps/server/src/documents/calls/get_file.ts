import { getFile } from '@takt/contract/procedures/get_file.ts'
import { sql } from '../db/sql.ts'
import { archiveRows, asFile } from '../files/archive-rows.ts'
import { handle } from './handle.ts'

export default handle(getFile, async ({ record_no }, { db }) => {
  const [row] = await archiveRows(db, sql`a.record_no = ${record_no}`)
  return row ? [asFile(row)] : { refusal: 'archive-file-not-found', values: { record_no } }
})
