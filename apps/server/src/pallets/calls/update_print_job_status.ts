import { updatePrintJobStatus } from '@takt/contract/pallets/update_print_job_status.ts'
import type { PrintStatus } from '@takt/domain/orders/print-status.ts'
import { mayQueueAgain } from '@takt/domain/orders/print-status.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { printedText } from '../printing/printed-text.ts'
import { documentPrinterProblem, labelPrinterProblem } from '../printing/printers.ts'

interface Found {
  readonly machine_id: string | null
  readonly kind: string
  readonly print_text: string
  readonly quantity: string
  readonly printer_no: string
  readonly queued: string
  readonly status: PrintStatus
}

export default handle(updatePrintJobStatus, async (input, context) => {
  const { db, session, now, audit, emit } = context
  const { record_no, alternative_printer } = input
  const job = await db.maybe<Found>(sql`
    select machine_id, kind, print_text, coalesce(label ->> 'quantity', '') as quantity, printer_no, queued, status
    from print_job where record_no = ${record_no} for update`)
  if (!job) return { refusal: 'print-job-not-found', values: { record_no } }
  const asSeen =
    printedText(session.language, job) === input.print_text && Date.parse(job.queued) === Date.parse(input.date)
  if (!asSeen) return { refusal: 'changed-by-someone-else', values: {} }
  if (!mayQueueAgain(job)) return { refusal: 'print-job-not-again', values: { record_no } }
  const printer_no = alternative_printer === '' ? job.printer_no : alternative_printer
  const problem =
    job.kind === 'file'
      ? await documentPrinterProblem(context, printer_no)
      : await labelPrinterProblem(context, { printer_no, machine_id: job.machine_id ?? '', queuedOn: job.printer_no })
  if (problem) return problem
  await db.run(sql`
    update print_job set status = 'New', printer_no = ${printer_no}, queued = ${new Date(now).toISOString()},
      queued_by = ${session.username}, last_error = '', held_until = 'epoch'
    where record_no = ${record_no}`)
  audit({
    what: 'print-job.queued-again',
    key: String(record_no),
    before: { status: job.status, printer_no: job.printer_no },
    after: { status: 'New', printer_no },
  })
  if (job.machine_id !== null) emit('PalletsChanged', { machine_id: job.machine_id })
  return [{ record_no, status: 'New' as const, printer_no }]
})
