import type { Refusal } from '@takt/domain/refusal.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'

/** Why nothing can be queued on a printer; null when it can. */
export async function printerProblem(db: CompanyDb, printer_no: string): Promise<Refusal | null> {
  const found = await db.maybe(sql`select 1 from printer where printer_no = ${printer_no} and active`)
  return found ? null : { refusal: 'printer-not-found', values: { printer: printer_no } }
}

/** Label printers do not: somebody has said it of this one. */
export async function takesPdf(db: CompanyDb, printer_no: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 from printer where printer_no = ${printer_no} and takes_pdf`)) !== null
}
