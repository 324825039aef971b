import type { CancellationRecord } from '@takt/domain/orders/cancellation-record.ts'
import type { CompanyDb } from '../db/company-db.ts'
import { sql } from '../db/sql.ts'
import { tellErpOfCancellation, withdrawFromErp } from '../erp/outbox.ts'

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
