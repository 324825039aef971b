import { getPrinterSettings } from '@takt/contract/procedures/get_printer_settings.ts'
import type { PrinterSettings } from '@takt/domain/model/print-job.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(
  getPrinterSettings,
  async (_input, { db }) =>
    await db.many<PrinterSettings>(sql`
      select p.printer_no, p.printer_name, p.printer_description, p.host, p.port, p.active, p.takes_pdf, p.asks_status,
        (select count(*)::int from print_job j where j.printer_no = p.printer_no and j.status in ('New', 'Printing'))
          as waiting
      from printer p order by p.printer_name, p.printer_no limit 500`),
)
