import { getPrinterSettings } from '@takt/contract/pallets/get_printer_settings.ts'
import type { PrinterSettings } from '@takt/domain/pallets/model/print-job.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(
  getPrinterSettings,
  async (_input, { db }) =>
    await db.many<PrinterSettings>(sql`
      select p.printer_no, p.printer_name, p.printer_description, p.host, p.port, p.active, p.takes_pdf, p.asks_status,
        (select count(*)::int from print_job j where j.printer_no = p.printer_no and j.status in ('New', 'Printing'))
          as waiting
      from printer p order by p.printer_name, p.printer_no limit 500`),
)
