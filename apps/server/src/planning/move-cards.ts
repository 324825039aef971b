import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Why one of these cards cannot go to another machine: it has been started, or its part is made on one machine only. */
export async function boundCard(
  db: CompanyDb,
  card_nos: readonly string[],
  machine_id: string,
): Promise<Refusal | null> {
  await db.many(sql`select card_no from card where card_no = any (${card_nos as string[]}) order by card_no for update`)
  const bound = await db.maybe<{ card_no: string; started: boolean }>(sql`
    select card_no, started from (
      select c.card_no, p.machine_id_only, c.status <> 'planned' or exists (
        select from order_run r where r.card_no = c.card_no and r.end_time is null) as started
      from card c join part p on p.part_no = c.part_no and p.op_number = c.op_number
      where c.card_no = any (${card_nos as string[]})) cards
    where started or machine_id_only not in ('', ${machine_id})
    order by card_no limit 1`)
  if (!bound) return null
  const { card_no } = bound
  return bound.started
    ? { refusal: 'order-started', values: { card_no } }
    : { refusal: 'part-bound-to-machine', values: { card_no, machine_id } }
}

export async function moveCards(db: CompanyDb, card_nos: readonly string[], machine_id: string): Promise<void> {
  await db.run(sql`update card set machine_id = ${machine_id} where card_no = any (${card_nos as string[]})`)
}
