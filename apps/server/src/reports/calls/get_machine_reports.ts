import { getMachineReports } from '@takt/contract/reports/get_machine_reports.ts'
import type { MachineReport } from '@takt/domain/reports/model/machine-report.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { nameOf } from '../../people/name-of.ts'

const HOURS_48_MS = 48 * 3_600_000
const MOST_REPORTS = 5000

export default handle(getMachineReports, ({ machine_id }, { db, now, session }) => {
  const since = new Date(now - HOURS_48_MS).toISOString()
  return db.many<MachineReport>(sql`
    select r.*, ${nameOf(sql`r.employee`)} as employee_name, c.part_no from (
      select 'good' as kind, record_no, trans_time, card_no, good_qty as quantity, '' as reason, employee, note, erp_status, takes_back
      from good_transaction where machine_id = ${machine_id} and trans_time >= ${since}
      union all
      select 'scrap', t.record_no, t.trans_time, t.card_no, t.scrap_qty,
        t.scrap_reason || ' ' ||
          takt_name(s.names, ${session.language}),
        t.employee, t.scrap_text, t.erp_status, t.takes_back
      from scrap_transaction t join scrap_reason s on s.code = t.scrap_reason
      where t.machine_id = ${machine_id} and t.trans_time >= ${since}
    ) r join card c on c.card_no = r.card_no
    order by r.trans_time desc, r.record_no desc limit ${MOST_REPORTS}`)
})
