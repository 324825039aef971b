import { getUnconfirmedCancellations } from '@takt/contract/procedures/get_unconfirmed_cancellations.ts'
import type { ProcedureRow } from '@takt/contract/procedures.ts'
import { sql } from '../db/sql.ts'
import { isConfirmed, isLastRun } from '../orders/confirmations.ts'
import { handle } from './handle.ts'

const MOST_CANCELLATIONS = 500

type Row = Omit<ProcedureRow<'get_unconfirmed_cancellations'>, 'next_attempt'> & { next_attempt: string | null }

export default handle(getUnconfirmedCancellations, async ({ machine_id }, { db }) => {
  const rows = await db.many<Row>(sql`
    select x.record_no as "recordNo", x.card_no, c.work_order_no, c.part_no, x.remaining_qty, x.status, x.last_error,
      x.next_attempt, x.created
    from cancellation x join card c on c.card_no = x.card_no
    where x.machine_id = ${machine_id} and x.status in ('W', 'F') and not exists (
      select from order_run r where r.card_no = x.card_no and r.machine_id = x.machine_id
        and ${isLastRun(sql`r`)} and ${isConfirmed(sql`r.p_order`)})
    order by x.created desc, x.record_no desc
    limit ${MOST_CANCELLATIONS}`)
  return rows.map((row) => ({ ...row, next_attempt: row.next_attempt ?? '' }))
})
