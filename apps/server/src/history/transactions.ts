import { UNPLANNED } from '@takt/domain/ground/calendar.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { MachineTransaction } from '@takt/domain/history/model/history.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { nameOf } from '../people/name-of.ts'

const MOST_TRANSACTIONS = 5000

/** What happened at a machine in these stretches of time, oldest first: bookings, stops that began, orders. */
export async function transactionsOf(
  db: CompanyDb,
  machine_id: string,
  { spans, now, language }: { spans: readonly { from: number; to: number }[]; now: number; language: Language },
): Promise<MachineTransaction[]> {
  const found: MachineTransaction[] = []
  for (const span of spans) {
    const from = new Date(span.from).toISOString()
    const to = new Date(span.to).toISOString()
    found.push(
      ...(await db.many<MachineTransaction>(sql`
        select t.*, ${nameOf(sql`t.employee`)} as employee_name,
          case t.type when 'scrap' then takt_name(r.names, ${language})
            when 'stop' then takt_name(c.names, ${language}) else '' end as code_description
        from (
        select machine_id, trans_time, 'good' as type, good_qty as quantity, '' as code, card_no, employee, note
        from good_transaction where machine_id = ${machine_id} and trans_time >= ${from} and trans_time < ${to}
        union all
        select machine_id, trans_time, 'scrap', scrap_qty, scrap_reason, card_no, employee, scrap_text
        from scrap_transaction where machine_id = ${machine_id} and trans_time >= ${from} and trans_time < ${to}
        union all
        select machine_id, start_time, 'stop',
          round(extract(epoch from greatest(coalesce(end_time, ${new Date(now).toISOString()}) - start_time, '0'))),
          stop_reason, belongs_to_order, employee, note
        from stop where machine_id = ${machine_id} and start_time >= ${from} and start_time < ${to}
          and shift <> ${UNPLANNED}
        union all
        select machine_id, start_time, 'order-start', 0, '', card_no, emp_start_wo, ''
        from order_run where machine_id = ${machine_id} and start_time >= ${from} and start_time < ${to}
          and (end_time is null or end_time >= ${from})
        union all
        select machine_id, end_time, 'order-end', 0, '', card_no, emp_end_wo, ''
        from order_run where machine_id = ${machine_id} and end_time >= ${from} and end_time < ${to}
        ) t
        left join scrap_reason r on t.type = 'scrap' and r.code = t.code
        left join stop_code c on t.type = 'stop' and c.stop_code = t.code
        order by trans_time, type limit ${MOST_TRANSACTIONS}`)),
    )
  }
  return found
}
