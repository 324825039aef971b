import { getPrinters } from '@takt/contract/procedures/get_printers.ts'
import type { Printer } from '@takt/domain/model/print-job.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(
  getPrinters,
  async (_input, { db }) =>
    await db.many<Printer>(sql`
      select printer_no, coalesce(nullif(printer_description, ''), printer_name) as printer_description, takes_pdf
      from printer where active order by 2, 1 limit 500`),
)
