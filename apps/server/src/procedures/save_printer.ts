import { savePrinter } from '@takt/contract/procedures/save_printer.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(savePrinter, async (printer, { db, audit }) => {
  const { printer_no, printer_name, printer_description, host, port, active, takes_pdf = null } = printer
  const before = await db.maybe(sql`
    select printer_name, printer_description, host, port, active, takes_pdf from printer where printer_no = ${printer_no} for update`)
  await db.run(sql`
    insert into printer (printer_no, printer_name, printer_description, host, port, active, takes_pdf)
    values (${printer_no}, ${printer_name}, ${printer_description}, ${host}, ${port}, ${active},
      coalesce(${takes_pdf}::boolean, false))
    on conflict (company_id, printer_no) do update set printer_name = excluded.printer_name,
      printer_description = excluded.printer_description, host = excluded.host, port = excluded.port,
      active = excluded.active, takes_pdf = coalesce(${takes_pdf}::boolean, printer.takes_pdf)`)
  audit({ what: 'printer.saved', key: printer_no, before: before ?? undefined, after: printer })
  return [{ printer_no }]
})
