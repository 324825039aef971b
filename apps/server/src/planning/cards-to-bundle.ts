import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { OrderToBundle } from '@takt/domain/planning/create-bundle.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import { shownGood } from '../orders/shown-good.ts'

interface CardRow extends OrderToBundle {
  readonly planned: boolean
  readonly bundled: boolean
}

/** Cards of one machine that may be bundled, locked; the first that may not is named. Its machine is locked before. */
export async function cardsToBundle(
  db: CompanyDb,
  machine_id: string,
  card_nos: readonly string[],
): Promise<OrderToBundle[] | Refusal> {
  const wanted = [...new Set(card_nos)].sort()
  await db.many(sql`select card_no from card where card_no = any (${wanted}) order by card_no for update`)
  // Read after the lock: a statement that waited for it would still show what was true before.
  const rows = await db.many<CardRow>(sql`
    select c.card_no, c.machine_id, c.part_no, greatest(c.planned_op_qty - ${shownGood}, 0) as remaining_qty,
      c.status = 'planned' and c.cancelled = 0 and not exists (
        select from order_run r where r.card_no = c.card_no and r.end_time is null) as planned,
      exists (select from bundle_card x where x.card_no = c.card_no and not x.reported) as bundled
    from card c where c.card_no = any (${wanted}) order by c.card_no`)
  for (const card_no of wanted) {
    const card = rows.find((row) => row.card_no === card_no)
    if (!card || card.machine_id !== machine_id) return { refusal: 'card-not-found', values: { card_no, machine_id } }
    if (card.bundled) return { refusal: 'card-bundled', values: { card_no } }
    if (!card.planned) return { refusal: 'order-not-planned', values: { card_no } }
  }
  return rows
}
