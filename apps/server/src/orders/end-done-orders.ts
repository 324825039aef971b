import { has, type MachineFunctions } from '@takt/domain/ground/special-functions.ts'
import { doneOrders } from '@takt/domain/orders/group-orders.ts'
import { sql } from '../ground/db/sql.ts'
import type { Actor } from '../machines/booking/book.ts'
import { type CardRow, lockCard } from '../machines/booking/cards.ts'
import { endRun } from './end-run.ts'

/** SF33: the next order starts and the machine goes on; orders whose quantity is reached end at that moment. Answers their cards. */
export async function endDoneOrders(
  context: Actor,
  on: { machine: MachineFunctions & { readonly machine_id: string }; at: number; employee: string },
): Promise<string[]> {
  const { machine, at, employee } = on
  if (!has(machine, 'changeOrderRunning')) return []
  const running = await context.db.many<{ card_no: string }>(sql`
    select card_no from order_run where machine_id = ${machine.machine_id} and end_time is null order by card_no`)
  const cards: CardRow[] = []
  for (const { card_no } of running) {
    const card = await lockCard(context.db, card_no)
    if (card?.running) cards.push(card)
  }
  const done = doneOrders(machine, cards)
  for (const card of done) {
    await endRun(context, {
      machine,
      card,
      end: { status: 'finished', cancelled: 0, cancellation: null },
      at,
      employee,
    })
  }
  return done.map(({ card_no }) => card_no)
}
