import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { labelPrinterRefusal } from '@takt/domain/pallets/label-printer.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

type Asking = Pick<CallContext, 'db' | 'session'>

interface LabelPrint {
  readonly printer_no: string
  readonly machine_id: string
  /** The printer of a job that is queued again. */
  readonly queuedOn?: string
}

/** Why a flag or label cannot be queued there: no such printer, or not for this person. Null when it can. */
export async function labelPrinterProblem(
  { db, session }: Asking,
  { printer_no, machine_id, queuedOn }: LabelPrint,
): Promise<Refusal | null> {
  const found = await db.one<{ known: boolean; machine: string | null }>(sql`
    select exists (select from printer where printer_no = ${printer_no} and active) as known,
      (select touch_config ->> 'pallet_flag_printer' from machine where machine_id = ${machine_id}) as machine`)
  if (!found.known) return { refusal: 'printer-not-found', values: { printer: printer_no } }
  const asked = { printer: printer_no, machine: found.machine ?? '', ...(queuedOn === undefined ? {} : { queuedOn }) }
  return labelPrinterRefusal(session, asked) ?? null
}

/** Why a document cannot be queued there: label printers take no PDF, and somebody has to have said of one that it does. */
export async function documentPrinterProblem({ db }: Pick<Asking, 'db'>, printer_no: string): Promise<Refusal | null> {
  const found = await db.maybe<{ takes_pdf: boolean }>(sql`
    select takes_pdf from printer where printer_no = ${printer_no} and active`)
  if (!found) return { refusal: 'printer-not-found', values: { printer: printer_no } }
  return found.takes_pdf ? null : { refusal: 'printer-takes-no-pdf', values: { printer: printer_no } }
}
