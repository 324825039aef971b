import { findScanned } from '@takt/contract/orders/find_scanned.ts'
import { ssccIn } from '@takt/domain/ground/wizard/check-sscc.ts'
import type { z } from 'zod'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { stopCodes } from '../../stops/stop-codes.ts'

type Found = z.output<typeof findScanned.output>

/** Of several cards or machines the running one comes first, then the one that is planned next, then the newest past. */
export default handle(findScanned, async ({ code }, { db, session }) => {
  const pallet = ssccIn(code)
  const found = await db.many<Found>(sql`
    select thing, machine_id, card_no, name, running from (
      select case when c.card_no = ${code} then 'card' else 'work-order' end as thing,
        coalesce(r.machine_id, c.machine_id) as machine_id, c.card_no,
        case when c.card_no = ${code} then c.work_order_no else c.card_no end as name,
        case c.status when 'running' then 1 when 'planned' then 2 else 3 end as rank, c.planned_start_time as at,
        r.machine_id is not null as running
      from card c
      left join order_run r on r.company_id = c.company_id and r.card_no = c.card_no and r.end_time is null
      where c.card_no = ${code} or c.work_order_no = ${code}
      union all
      select 'employee', '', '', employee_name, 1, null, false from employee where employee_number = ${code} and active
      union all
      select 'tool', machine_id, '', coalesce(t.tool_description, ''), 1, null, false
      from machine m left join tool t using (company_id, tool_id)
      where m.tool_id = ${code} and m.active
      union all
      select 'pallet', machine_id, card_no, card_no, 1, null, false from pallet_flag where erp_id = ${pallet}
    ) found
    order by rank, at, machine_id, card_no limit 50`)
  const reasons = await stopCodes(db, { where: sql`c.active and c.stop_code = ${code}`, language: session.language })
  return [
    ...found,
    ...reasons.map(({ stop_description: name }) => ({ ...OF_NO_MACHINE, thing: 'stop-code' as const, name })),
  ]
})

const OF_NO_MACHINE = { machine_id: '', card_no: '', running: false }
