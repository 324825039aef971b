import { printFileByRecord } from '@takt/contract/procedures/print_file_by_record.ts'
import { isRefusal } from '@takt/domain/refusal.ts'
import { sql } from '../db/sql.ts'
import { archiveRows } from '../files/archive-rows.ts'
import { queueFile } from '../printing/queue-file.ts'
import { handle } from './handle.ts'

export default handle(printFileByRecord, async ({ printer_no, record_no }, context) => {
  const [file] = await archiveRows(context.db, sql`a.record_no = ${record_no} and a.size > 0`)
  if (!file) return { refusal: 'archive-file-not-found', values: { record_no } }
  const queued = await queueFile(context, file, printer_no)
  return isRefusal(queued) ? queued : [queued]
})
