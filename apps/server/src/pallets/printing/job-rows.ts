import type { PrintJob } from '@takt/domain/pallets/model/print-job.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { printedText } from './printed-text.ts'

const MOST_JOBS = 1000

/** Print jobs that `where` lets through, newest first; `j` is the job. */
export async function printJobs({ db, session }: Pick<CallContext, 'db' | 'session'>, where: Sql): Promise<PrintJob[]> {
  const jobs = await db.many<PrintJob & { readonly quantity: string }>(sql`
    select j.record_no, coalesce(j.machine_id, '') as machine_id, coalesce(j.card_no, '') as card_no, j.print_text, j.queued as date, j.status, j.kind,
      coalesce(j.pallet_flag, 0) as pallet_flag, j.pallet_flag_type, j.copies, j.printer_no, p.printer_name,
      p.printer_description, j.last_error, coalesce(j.label ->> 'quantity', '') as quantity
    from print_job j join printer p on p.printer_no = j.printer_no
    where ${where} order by j.queued desc, j.record_no desc limit ${MOST_JOBS}`)
  const { language } = session
  const said = jobs.map(({ quantity, ...job }) => ({
    ...job,
    print_text: printedText(language, { print_text: job.print_text, quantity }),
  }))
  return withFailureText(said, language)
}
