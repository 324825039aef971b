/** Booking and message are written in one transaction: what was acknowledged to a person is sent, whatever dies meanwhile. */

import { CANCELLATION_WAITS_MS } from '@takt/domain/erp/cancellation-record.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

export interface BookedRecord {
  readonly subject: Exclude<ErpSubject, 'cancellation'>
  readonly record_no: number
  /** With its number the key of the record. */
  readonly record_time: number
  readonly machine_id: string
  readonly card_no: string
  readonly now: number
}

/** Called by whoever writes a record whose ERP status is W. */
export async function tellErp(db: CompanyDb, record: BookedRecord): Promise<void> {
  const now = new Date(record.now).toISOString()
  await insertMessage(db, { ...record, next_attempt: now })
  await letCancellationsGo(db, record)
}

export async function tellErpOfCancellation(
  db: CompanyDb,
  record: Omit<BookedRecord, 'subject' | 'now'> & { readonly next_attempt: string | null },
): Promise<void> {
  await insertMessage(db, { ...record, subject: 'cancellation' })
}

async function insertMessage(
  db: CompanyDb,
  record: Omit<BookedRecord, 'subject' | 'now'> & {
    readonly subject: ErpSubject
    readonly next_attempt: string | null
  },
): Promise<void> {
  const time = new Date(record.record_time).toISOString()
  await db.run(sql`
    insert into erp_message (subject, record_no, record_time, machine_id, card_no, created, next_attempt)
    values (${record.subject}, ${record.record_no}, ${time}, ${record.machine_id}, ${record.card_no}, ${time},
      ${record.next_attempt})`)
}

/** A cancellation of a card on which nothing was reported waited for this report. */
async function letCancellationsGo(db: CompanyDb, { card_no, now }: BookedRecord): Promise<void> {
  const next = new Date(now + CANCELLATION_WAITS_MS).toISOString()
  await db.run(sql`
    with due as (
      update erp_message set next_attempt = ${next}
      where card_no = ${card_no} and subject = 'cancellation' and status = 'W' and next_attempt is null
      returning record_no)
    update cancellation c set next_attempt = ${next} from due where c.record_no = due.record_no`)
}

/**
 * Takes back what the ERP has not taken. False: one of them may be on the wire this very moment, and nobody can say yet
 * whether it was taken.
 */
export async function withdrawFromErp(
  db: CompanyDb,
  of: { readonly subject: ErpSubject; readonly record_nos: readonly number[]; readonly now: number },
): Promise<boolean> {
  const { subject, record_nos } = of
  const at = new Date(of.now).toISOString()
  // All of them are locked first: the sender passes by what is locked, so none can leave between the question and the end.
  const messages = await db.many<{ on_the_wire: boolean }>(sql`
    select sending_until > ${at} as on_the_wire from erp_message
    where subject = ${subject} and record_no = any (${record_nos}) and status <> 'T' for update`)
  if (messages.some(({ on_the_wire }) => on_the_wire)) return false
  await db.run(sql`delete from erp_message
    where subject = ${subject} and record_no = any (${record_nos}) and status <> 'T'`)
  return true
}
