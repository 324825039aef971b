import { savePrinter } from '@takt/contract/pallets/save_printer.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(savePrinter, async (printer, { db, audit }) => {
  const { printer_no, printer_name, printer_description, host, port, active } = printer
  const { takes_pdf = null, asks_status = null } = printer
  const before = await db.maybe(sql`
    select printer_name, printer_description, host, port, active, takes_pdf, asks_status
    from printer where printer_no = ${printer_no} for update`)
  await db.run(sql`
    insert into printer (printer_no, printer_name, printer_description, host, port, active, takes_pdf, asks_status)
    values (${printer_no}, ${printer_name}, ${printer_description}, ${host}, ${port}, ${active},
      coalesce(${takes_pdf}::boolean, false), coalesce(${asks_status}::boolean, false))
    on conflict (company_id, printer_no) do update set printer_name = excluded.printer_name,
      printer_description = excluded.printer_description, host = excluded.host, port = excluded.port,
      active = excluded.active, takes_pdf = coalesce(${takes_pdf}::boolean, printer.takes_pdf),
      asks_status = coalesce(${asks_status}::boolean, printer.asks_status)`)
  audit({ what: 'printer.saved', key: printer_no, before: before ?? undefined, after: printer })
  return [{ printer_no }]
})
