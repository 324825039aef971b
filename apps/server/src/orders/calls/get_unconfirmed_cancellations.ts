import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import { getUnconfirmedCancellations } from '@takt/contract/orders/get_unconfirmed_cancellations.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { withFailureText } from '../../ground/failure-text.ts'
import { toldToNobody } from '../cancellations.ts'
import { isConfirmed, isLastRun } from '../confirmations.ts'
import { shownGood } from '../shown-good.ts'

const MOST_CANCELLATIONS = 500

type Cancellation = RowOf<typeof getUnconfirmedCancellations>
type Row = Omit<Cancellation, 'next_attempt'> & { next_attempt: string | null }

export default handle(getUnconfirmedCancellations, async ({ machine_id }, { db, session, now }) => {
  const rows = await db.many<Row>(sql`
    select x.record_no as "recordNo", x.card_no, c.work_order_no, c.part_no, x.remaining_qty, x.status, x.last_error,
      x.next_attempt, x.created
    from cancellation x join card c on c.card_no = x.card_no
    where x.machine_id = ${machine_id} and x.status in ('W', 'F') and not exists (
      select from order_run r where r.card_no = x.card_no and r.machine_id = x.machine_id
        and ${isLastRun(sql`r`)} and ${isConfirmed(sql`r.p_order`)})
    order by x.created desc, x.record_no desc
    limit ${MOST_CANCELLATIONS}`)
  const untold = await db.many<Pick<Cancellation, 'card_no' | 'work_order_no' | 'part_no' | 'remaining_qty'>>(sql`
    select c.card_no, c.work_order_no, c.part_no, greatest(c.planned_op_qty - ${shownGood}, 0) as remaining_qty
    from card c where c.machine_id = ${machine_id} and ${toldToNobody(now)}
    order by c.planned_start_time desc, c.card_no limit ${MOST_CANCELLATIONS}`)
  const nobody = { recordNo: 0, status: '', last_error: '', next_attempt: '', created: '' } as const
  return [
    ...withFailureText(rows, session.language).map((row) => ({ ...row, next_attempt: row.next_attempt ?? '' })),
    ...untold.map((row) => ({ ...row, ...nobody })),
  ]
})
