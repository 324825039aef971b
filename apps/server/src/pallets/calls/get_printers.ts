import { getPrinters } from '@takt/contract/pallets/get_printers.ts'
import type { Printer } from '@takt/domain/pallets/model/print-job.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(
  getPrinters,
  async (_input, { db }) =>
    await db.many<Printer>(sql`
      select printer_no, coalesce(nullif(printer_description, ''), printer_name) as printer_description, takes_pdf
      from printer where active order by 2, 1 limit 500`),
)
