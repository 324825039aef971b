import { getStopCodesForMachine } from '@takt/contract/procedures/get_stop_codes_for_machine.ts'
import type { StopCode } from '@takt/domain/model/stop.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getStopCodesForMachine, ({ machine_id }, { db, session }) =>
  db.many<StopCode>(sql`
    select c.record_no, c.stop_code,
      case when ${session.language} = 'sv' and c.description_sv <> '' then c.description_sv else c.stop_description end
        as stop_description,
      c.stop_reason_color, c.stop_text_flag, c.stop_help_text, c.group_id, g.description as group_description,
      g.color as group_color, g.security_level, c.setup_time
    from stop_code c join stop_group g on g.code = c.group_id
    where c.active and (c.machines is null or ${machine_id} = any (c.machines))
    order by g.view_order, g.code, c.record_no`),
)
