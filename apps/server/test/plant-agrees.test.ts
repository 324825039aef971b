import { expect, test } from 'vitest'
import { testServer } from './test-server.ts'

const server = testServer()

/** Each finds rows of the example plant that contradict each other; whoever looks around in it finds none. */
const contradictions: readonly [string, string][] = [
  [
    'a pallet flag holds more than its order has made',
    `select f.card_no, sum(f.qty) as flagged, max(c.good_qty) as made from pallet_flag f
     join card c using (company_id, card_no) where f.status = '' group by f.company_id, f.card_no
     having sum(f.qty) > max(c.good_qty)`,
  ],
  ['an order ends before it starts', 'select card_no, start_time, end_time from order_run where end_time < start_time'],
  ['an order has started after now', `select card_no, start_time from order_run where start_time > now()`],
  [
    'a card is running without a run, or has one without running',
    `select c.card_no, c.status from card c where (c.status = 'running') <> exists (
       select from order_run r where r.company_id = c.company_id and r.card_no = c.card_no and r.end_time is null)`,
  ],
  [
    'an order has made twice what was planned',
    'select card_no, good_qty, planned_op_qty from card where planned_op_qty > 0 and good_qty > 2 * planned_op_qty',
  ],
  ['an order has made or scrapped less than nothing', 'select card_no from card where good_qty < 0 or scrap_qty < 0'],
  [
    'a planned order that never ran has made something',
    `select c.card_no, c.good_qty from card c where c.good_qty + c.scrap_qty > 0 and not exists (
       select from order_run r where r.company_id = c.company_id and r.card_no = c.card_no)`,
  ],
  [
    'a cancelled order runs',
    `select c.card_no from card c join order_run r using (company_id, card_no)
     where c.cancelled = 1 and r.end_time is null`,
  ],
  ['a stop ends before it begins', 'select machine_id, start_time from stop where end_time < start_time'],
  ['a pallet was confirmed before it was printed', 'select record_no from pallet_flag where confirmed < created'],
  [
    'pieces are booked outside of the order they belong to',
    `select g.record_no from good_transaction g where not exists (
       select from order_run r where r.company_id = g.company_id and r.p_order = g.p_order and r.card_no = g.card_no)`,
  ],
  [
    'one card runs twice at once',
    `select card_no from order_run where end_time is null group by company_id, card_no having count(*) > 1`,
  ],
]

test.each(contradictions)('T-PLANT-265 nowhere in the example plant: %s', async (_, query) =>
  expect(await server.sql(query)).toEqual([]),
)
