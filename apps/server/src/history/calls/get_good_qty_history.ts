import { getGoodQtyHistory } from '@takt/contract/history/get_good_qty_history.ts'
import type { GoodHistoryRow } from '@takt/domain/history/model/good-history.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { nameOf } from '../../people/name-of.ts'

export default handle(getGoodQtyHistory, ({ card_no }, { db }) =>
  db.many<GoodHistoryRow>(sql`
    select record_no, machine_id, trans_time, good_qty, employee, ${nameOf(sql`employee`)} as employee_name, note,
      erp_status, takes_back
    from good_transaction where card_no = ${card_no}
    order by trans_time desc, record_no desc limit 5000`),
)
