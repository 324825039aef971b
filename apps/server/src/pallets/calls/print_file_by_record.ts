import { printFileByRecord } from '@takt/contract/pallets/print_file_by_record.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { archiveRows } from '../../documents/files/archive-rows.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { queueFile } from '../printing/queue-file.ts'

export default handle(printFileByRecord, async ({ printer_no, record_no }, context) => {
  const [file] = await archiveRows(context.db, sql`a.record_no = ${record_no} and a.size > 0`)
  if (!file) return { refusal: 'archive-file-not-found', values: { record_no } }
  const queued = await queueFile(context, file, printer_no)
  return isRefusal(queued) ? queued : [queued]
})
