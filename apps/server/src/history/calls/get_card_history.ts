import { getCardHistory } from '@takt/contract/history/get_card_history.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { figuresOfCards } from '../finished-cards.ts'

const MOST_DAYS = 400
const MOST_CARDS = 20_000

/** Machine by machine, since the index of ended runs begins with the machine. */
export default handle(getCardHistory, async ({ start_time, end_time }, { db }) => {
  if (Date.parse(end_time) - Date.parse(start_time) > MOST_DAYS * 86_400_000) {
    return { refusal: 'card-history-too-long', values: { days: MOST_DAYS } }
  }
  return await figuresOfCards(
    db,
    sql`
    with ended as (
      select r.machine_id, r.card_no, r.p_order, r.start_time, r.end_time, r.tool_id
      from machine m cross join lateral (
        select * from order_run x where x.machine_id = m.machine_id and x.end_time >= ${start_time}
          and x.end_time < ${end_time}
      ) r
    )
    select e.machine_id, e.card_no, array_agg(distinct e.p_order) as runs, min(e.start_time) as start_date,
      max(e.end_time) as stop_date, max(e.tool_id) as tool_id
    from ended e group by e.machine_id, e.card_no
    order by stop_date desc, e.card_no limit ${MOST_CARDS}`,
  )
})
