import type { RowOf } from '@takt/contract/ground/define-procedure.ts'
import type { findAnything } from '@takt/contract/orders/find_anything.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { beginnings, hasWords, howNumber, MOST_FOUND, type Wanted } from './wanted.ts'

type FoundRow = RowOf<typeof findAnything>

/** Of numbers that begin alike the last ones: they are counted on, and the newest is meant. */
const MOST_ALIKE = 60
/** Of an article: what was made of it long ago stands in its history. */
const PARTS_LOOKED_INTO = 3
const ENDED_OF_A_PART = 5

const hay = sql`c.work_order_no || ' ' || c.card_no || ' ' || c.order_no || ' ' || p.part_no || ' ' || p.part_description`

/**
 * Orders by their numbers, whatever became of them; those that are not made yet also by their article and by the order of
 * the customer; the last of an article by its number. Each by an index: the past of a plant is never read through.
 */
export async function findOrders({ db }: CallContext, wanted: Wanted): Promise<FoundRow[]> {
  return await db.many<FoundRow>(sql`
    with numbered as (
      select c.card_no from ${beginnings(wanted)}, lateral (
        select card_no from card where card_no = s.first or work_order_no = s.first
        union all
        (select card_no from card where card_no >= s.first and card_no < s.last order by card_no desc limit ${MOST_ALIKE})
        union all
        (select card_no from card where work_order_no >= s.first and work_order_no < s.last
         order by work_order_no desc limit ${MOST_ALIKE})) c
    ), still_open as (
      select c.card_no from card c join part p using (part_no, op_number)
      where c.status = 'planned' and ${hasWords(hay, wanted)}
      union all
      select c.card_no from order_run r join card c using (card_no) join part p using (part_no, op_number)
      where r.end_time is null and ${hasWords(hay, wanted)}
    ), of_article as (
      select c.card_no from (
        select p.part_no, p.op_number from ${beginnings(wanted)}
        join part p on p.part_no >= s.first and p.part_no < s.last
        order by p.part_no, p.op_number limit ${PARTS_LOOKED_INTO}) p,
      lateral (
        select card_no from card where part_no = p.part_no and op_number = p.op_number
        order by planned_start_time desc limit ${ENDED_OF_A_PART}) c
    )
    select 'order' as kind, c.card_no as key, array[c.work_order_no, c.card_no, c.order_no] as numbers,
      p.part_no || ' ' || p.part_description as words, coalesce(r.machine_id, c.machine_id) as machine_id, c.card_no,
      case when r.machine_id is not null then 'running' when c.cancelled = 1 then 'cancelled'
        when c.status = 'finished' then 'finished' else 'planned' end as state
    from card c join part p using (part_no, op_number)
      left join order_run r on r.card_no = c.card_no and r.end_time is null
    where c.card_no in (
      select card_no from numbered union select card_no from still_open union select card_no from of_article)
    order by least(${howNumber(sql`c.work_order_no`, wanted)}, ${howNumber(sql`c.card_no`, wanted)}),
      r.machine_id is null, c.status = 'finished', c.cancelled,
      case when c.status = 'finished' then null else c.planned_start_time end, c.planned_start_time desc, c.card_no
    limit ${MOST_FOUND}`)
}
