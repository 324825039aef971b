import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { type AfterAttempt, afterAttempt, type ErpOutcome, linkDelay } from '@takt/domain/erp/sending.ts'
import type { ErpSubject } from '@takt/domain/erp/subjects.ts'
import { type Failure, keptFailure } from '@takt/domain/ground/failure.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'
import type { MessageRow } from './messages.ts'

export interface Attempt {
  readonly outcome: ErpOutcome
  /** Null when it was taken. */
  readonly failure: Failure | null
  readonly now: number
}

/** What an attempt means for the message, for its record and for the company's link. Answers what screens are told. */
export async function recordOutcome(db: CompanyDb, message: MessageRow, attempt: Attempt): Promise<LiveEvent[]> {
  const { outcome, now } = attempt
  const error = attempt.failure ? keptFailure(attempt.failure) : ''
  const after = afterAttempt(message, outcome, now)
  const at = new Date(now).toISOString()
  // Record before message, as whoever takes a cancellation back does: the other way round both would wait for each other.
  await tellRecord(db, message, { ...after, last_error: error })
  await db.run(sql`
    update erp_message set status = ${after.status}, attempts = ${after.attempts}, last_attempt = ${at},
      last_error = ${error}, next_attempt = ${timeOrNull(after.next_attempt)}, away = ${outcome === 'away'},
      retried = retried and ${after.status === 'W'}, sending_until = 'epoch'
    where message_no = ${message.message_no} and status in ('W', 'F')`)
  if (outcome === 'away') await linkFailed(db, error, now)
  else await linkWorks(db, { at, sent: outcome === 'taken' })
  const { machine_id, record_no } = message
  if (message.subject === 'pallet_flag_history') return [{ name: 'PalletsChanged', data: { machine_id } }]
  if (message.subject !== 'cancellation') return []
  return [{ name: 'NewOrderCancellation', data: { machine_id, record_no } }]
}

const timeOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

export interface RecordState {
  readonly status: AfterAttempt['status'] | 'N'
  readonly attempts: number
  readonly next_attempt: number | null
  readonly last_error: string
}

/** The record itself says too how it stands with the ERP. */
export async function tellRecord(
  db: CompanyDb,
  of: { readonly subject: ErpSubject; readonly record_no: number; readonly record_time: string },
  { status, attempts, next_attempt, last_error }: RecordState,
): Promise<void> {
  const { subject, record_no, record_time } = of
  const key = sql`trans_time = ${record_time} and record_no = ${record_no}`
  if (subject === 'balthzar_transaction') {
    await db.run(sql`update good_transaction set erp_status = ${status} where ${key}`)
    await db.run(sql`update counted_quantity set erp_status = ${status} where record_no = ${record_no}`)
  } else if (subject === 'scrap_transaction') {
    await db.run(sql`update scrap_transaction set erp_status = ${status} where ${key}`)
  } else if (subject === 'material_reporting') {
    await db.run(sql`update material_transaction set erp_status = ${status} where record_no = ${record_no}`)
  } else if (subject === 'cancellation') {
    await db.run(sql`
      update cancellation set status = ${status}, attempts = ${attempts}, last_error = ${last_error},
        next_attempt = ${timeOrNull(next_attempt)}
      where record_no = ${record_no}`)
  } else {
    // A failed transfer leaves the flag waiting; the message says why.
    await db.run(sql`
      update pallet_flag set erp_status = ${status === 'F' ? 'W' : status} where record_no = ${record_no}`)
  }
}

async function linkFailed(db: CompanyDb, error: string, now: number): Promise<void> {
  const { failures } = await db.one<{ failures: number }>(sql`
    update erp_link set failures = failures + 1, last_error = ${error}, last_error_at = ${new Date(now).toISOString()}
    returning failures`)
  await db.run(sql`update erp_link set next_try = ${new Date(now + linkDelay(failures)).toISOString()}`)
}

/** What failed only because nobody was there is tried again as soon as somebody is. */
async function linkWorks(db: CompanyDb, { at, sent }: { at: string; sent: boolean }): Promise<void> {
  const { failures } = await db.one<{ failures: number }>(sql`select failures from erp_link for update`)
  if (failures > 0) {
    await db.run(sql`update erp_message set next_attempt = ${at} where status = 'F' and away and next_attempt > ${at}`)
  }
  await db.run(sql`
    update erp_link set failures = 0, next_try = 'epoch', last_sent = case when ${sent} then ${at} else last_sent end`)
}
