import { getPrinters } from '@takt/contract/procedures/get_printers.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

/** Terminals name their printers; a printer that no terminal names cannot be printed on from here. */
export default handle(
  getPrinters,
  async (_input, { db }) =>
    await db.many<{ printer_no: string; printer_description: string }>(sql`
      select distinct p.name as printer_no, p.name as printer_description
      from machine m, lateral (values (m.touch_config ->> 'document_printer'),
        (m.touch_config ->> 'pallet_flag_printer')) as p (name)
      where coalesce(p.name, '') <> '' order by 1`),
)
