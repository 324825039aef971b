import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getMachineChoices } from '@takt/contract/machines/get_machine_choices.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getMachineChoices, (_input, { db, session }) =>
  db.many<RowOf<typeof getMachineChoices>>(sql`
    select * from (
      select 'calendar' as kind, calendar_id::text as code, description from calendar
      union all
      select 'printer', printer_no, coalesce(nullif(printer_description, ''), printer_name) from printer where active
      union all
      select 'stop_code', stop_code,
        takt_name(names, ${session.language})
      from stop_code where active
      union all
      select 'scrap_reason', code,
        takt_name(names, ${session.language})
      from scrap_reason where active) choice
    order by kind, length(code), code limit 5000`),
)
