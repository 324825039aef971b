import type { CancellationRecord } from '@takt/domain/erp/cancellation-record.ts'
import { tellErpOfCancellation, withdrawFromErp } from '../erp/outbox.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { isConfirmed, isLastRun } from './confirmations.ts'

/** As long as a finished order is listed at its machine. */
const ENDED_SHOWN_MS = 30 * 86_400_000

/**
 * Of card c: it is cancelled, no ERP is told, and it can be reverted here. One that never ran is struck through in the
 * plan; one that no ERP knows has ended not long ago, and nobody has confirmed it.
 */
export function toldToNobody(now: number): Sql {
  const since = new Date(now - ENDED_SHOWN_MS).toISOString()
  return sql`c.cancelled = 1 and not exists (select from cancellation x where x.card_no = c.card_no)
    and (c.status = 'planned' or not c.in_erp and exists (
      select from order_run r where r.card_no = c.card_no and r.machine_id = c.machine_id and r.end_time >= ${since}
        and ${isLastRun(sql`r`)} and not ${isConfirmed(sql`r.p_order`)}))`
}

/** Writes what the ERP is to be told, and answers its number. */
export async function writeCancellation(
  db: CompanyDb,
  record: CancellationRecord,
  of: { machine_id: string; card_no: string; p_order: number | null; now: number; by: string },
): Promise<number> {
  const next = record.next_attempt === null ? null : new Date(record.next_attempt).toISOString()
  const { record_no } = await db.one<{ record_no: number }>(sql`
    insert into cancellation (machine_id, card_no, p_order, remaining_qty, created, next_attempt, created_by)
    values (${of.machine_id}, ${of.card_no}, ${of.p_order}, ${record.remaining_qty}, ${new Date(of.now).toISOString()},
      ${next}, ${of.by})
    returning record_no`)
  const { machine_id, card_no } = of
  await tellErpOfCancellation(db, { record_no, record_time: of.now, machine_id, card_no, next_attempt: next })
  return record_no
}

/** True once a cancellation of the card is with the ERP. */
export async function isTransferred(db: CompanyDb, machine_id: string, card_no: string): Promise<boolean> {
  const found = await db.maybe(sql`
    select record_no from cancellation
    where machine_id = ${machine_id} and card_no = ${card_no} and status = 'T' limit 1`)
  return found !== null
}

/** The rest is open again: what the ERP has not taken yet is never sent. False while one is on its way there. */
export async function withdrawCancellations(
  db: CompanyDb,
  { machine_id, card_no, now }: { machine_id: string; card_no: string; now: number },
): Promise<boolean> {
  const open = await db.many<{ record_no: number }>(sql`
    select record_no from cancellation where machine_id = ${machine_id} and card_no = ${card_no} and status <> 'T'`)
  const record_nos = open.map(({ record_no }) => record_no)
  if (!(await withdrawFromErp(db, { subject: 'cancellation', record_nos, now }))) return false
  await db.run(sql`delete from cancellation where record_no = any (${record_nos}) and status <> 'T'`)
  return true
}
