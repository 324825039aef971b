import { getPalletFlagErpReportings } from '@takt/contract/pallets/get_pallet_flag_erp_reportings.ts'
import type { PalletFlagReporting } from '@takt/domain/erp/model/erp.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { handle } from '../../ground/call/handle.ts'
import { type Sql, sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { dayPeriod } from '../../machines/asked/period.ts'

const MOST_DAYS = 366
const MOST_FLAGS = 2_000

type Row = Omit<PalletFlagReporting, 'last_attempt' | 'confirmed'> & {
  last_attempt: string | null
  confirmed: string | null
}

/** A failed transfer stays W: the flag waits, and its message says why. A cancelled flag is never told. */
export default handle(getPalletFlagErpReportings, async ({ from_day, to_day, state }, { db, session }) => {
  const period = dayPeriod({ start: from_day, end: to_day }, { zone: session.time_zone, most: MOST_DAYS })
  if (isRefusal(period)) return period
  const within = (at: Sql) => sql`${at} >= ${period.from}::timestamp at time zone ${session.time_zone}
    and ${at} < (${period.to}::date + 1)::timestamp at time zone ${session.time_zone}`
  const rows = await db.many<Row>(sql`
    select * from (
      select m.record_no as "recordNo", m.machine_id, m.card_no as "cardNo",
        coalesce(c.work_order_no, '') as "workOrderNo", coalesce(f.erp_id, m.body ->> 'erpId', '') as "erpId",
        coalesce(f.qty, (m.body ->> 'quantity')::numeric, 0) as "goodQty",
        case m.status when 'F' then 'W' else m.status end as "erpStatus", m.status = 'F' as failed,
        coalesce(f.confirmed, m.created) as confirmed, m.attempts, m.last_attempt, m.last_error, m.created
      from erp_message m left join card c on c.card_no = m.card_no
        left join pallet_flag f on f.record_no = m.record_no
      where m.subject = 'pallet_flag_history' and ${within(sql`m.created`)}
      union all
      select f.record_no, f.machine_id, f.card_no, c.work_order_no, f.erp_id, f.qty,
        case f.status when 'Cancelled' then 'N' else f.erp_status end, false, f.confirmed, 0, null, '', f.created
      from pallet_flag f join card c on c.card_no = f.card_no
      where ${within(sql`f.created`)} and not exists (
        select from erp_message m where m.subject = 'pallet_flag_history' and m.record_no = f.record_no)
    ) flags
    where ${state} = 'all' or case when failed then 'failed' else "erpStatus" end = ${state}
    order by created desc, "recordNo" desc limit ${MOST_FLAGS}`)
  const flags = rows.map((row) => ({ ...row, confirmed: row.confirmed ?? '', last_attempt: row.last_attempt ?? '' }))
  return withFailureText(flags, session.language)
})
