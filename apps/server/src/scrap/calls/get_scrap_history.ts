import { getScrapHistory } from '@takt/contract/scrap/get_scrap_history.ts'
import type { ScrapHistoryRow } from '@takt/domain/scrap/model/scrap.ts'
import { realQuantities } from '@takt/domain/scrap/real-quantities.ts'
import { erpScrapCode } from '@takt/domain/scrap/report-scrap.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { nameOf } from '../../people/name-of.ts'

type Booked = Omit<ScrapHistoryRow, 'good_qty' | 'scrap_qty_real' | 'good_qty_real'> & { reduces_good: 0 | 1 }

export default handle(getScrapHistory, async ({ card_no }, { db, session }) => {
  const rows = await db.many<Booked>(sql`
    select t.record_no, t.machine_id, t.trans_time, t.scrap_reason,
      takt_name(r.names, ${session.language})
        as description,
      t.erp_status as status, t.erp_scrap_code, t.source, t.employee, ${nameOf(sql`t.employee`)} as employee_name,
      t.scrap_text, t.scrap_qty, t.reduces_good, t.takes_back
    from scrap_transaction t join scrap_reason r on r.code = t.scrap_reason
    where t.card_no = ${card_no}
    order by t.trans_time desc, t.record_no desc limit 5000`)
  // Corrections follow what they correct in the order of booking, whatever time they were given.
  const real = realQuantities([...rows].sort((a, b) => a.record_no - b.record_no))
  return rows.map(({ reduces_good, erp_scrap_code, ...row }) => {
    const scrap_qty_real = real.get(row.record_no) ?? row.scrap_qty
    return {
      ...row,
      erp_scrap_code: erpScrapCode({ code: row.scrap_reason, erp_scrap_code }),
      good_qty: reduces_good === 1 ? 0 - row.scrap_qty : 0,
      scrap_qty_real,
      good_qty_real: reduces_good === 1 ? 0 - scrap_qty_real : 0,
    }
  })
})
