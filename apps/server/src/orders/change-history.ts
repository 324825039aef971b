import type { Refusal } from '@takt/domain/ground/refusal.ts'
import { type HistoryAction, mayChangeHistory, type PrintStatus } from '@takt/domain/orders/print-status.ts'
import { withdrawFromErp } from '../erp/outbox.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

interface HistoryJob {
  readonly record_no: number
  readonly status: PrintStatus
  readonly pallet_flag: number | null
}

/**
 * Cancels rows of the print history or takes that back, all of them or none. A flag is one pallet: with one of its rows
 * all its prints and the flag itself are cancelled.
 */
export async function changeHistory(
  db: CompanyDb,
  of: { machine_id: string; record_nos: readonly number[]; action: HistoryAction; now: number },
): Promise<{ record_no: number; status: PrintStatus }[] | Refusal> {
  const { machine_id, record_nos, action } = of
  const chosen = await db.many<HistoryJob>(sql`
    select record_no, status, pallet_flag from print_job
    where record_no = any (${record_nos as number[]}::bigint[]) and machine_id = ${machine_id}
    order by record_no for update`)
  if (chosen.length !== new Set(record_nos).size) return { refusal: 'print-job-not-found', values: {} }
  if (!mayChangeHistory(chosen, action)) {
    return action === 'cancellation'
      ? { refusal: 'already-cancelled', values: {} }
      : { refusal: 'not-cancelled', values: {} }
  }
  const flags = [...new Set(chosen.flatMap(({ pallet_flag }) => pallet_flag ?? []))]
  const all = sql`(record_no = any (${record_nos as number[]}::bigint[]) or pallet_flag = any (${flags}::bigint[]))`
  const printing = await db.many(sql`
    select record_no from print_job where ${all} and status = 'Printing' and held_until > ${new Date(of.now).toISOString()}`)
  if (printing.length > 0) return { refusal: 'print-job-printing', values: {} }
  const problem = action === 'cancellation' ? await cancelFlags(db, flags, of.now) : await revertFlags(db, flags)
  if (problem) return problem
  const changed =
    action === 'cancellation'
      ? sql`status_before = status, status = 'Cancelled'`
      : sql`status = coalesce(nullif(status_before, ''), 'Printed'), status_before = ''`
  const which = action === 'cancellation' ? sql`status <> 'Cancelled'` : sql`status = 'Cancelled'`
  return await db.many(sql`update print_job set ${changed} where ${all} and ${which} returning record_no, status`)
}

/** What the ERP has is not taken back here, and while a message is on its way nobody knows whether it has. */
async function cancelFlags(db: CompanyDb, record_nos: readonly number[], now: number): Promise<Refusal | null> {
  if (record_nos.length === 0) return null
  const flags = await db.many<{ record_no: number; erp_status: string }>(sql`
    select record_no, erp_status from pallet_flag where record_no = any (${record_nos as number[]}::bigint[]) for update`)
  const transferred = flags.find(({ erp_status }) => erp_status === 'T')
  if (transferred) return { refusal: 'pallet-flag-transferred', values: { record_no: transferred.record_no } }
  const withdrawn = await withdrawFromErp(db, { subject: 'pallet_flag_history', record_nos, now })
  if (!withdrawn) return { refusal: 'pallet-flag-on-its-way', values: {} }
  await db.run(sql`
    update pallet_flag set status = 'Cancelled', confirmed = null, confirmed_by = ''
    where record_no = any (${record_nos as number[]}::bigint[])`)
  return null
}

async function revertFlags(db: CompanyDb, record_nos: readonly number[]): Promise<null> {
  await db.run(sql`update pallet_flag set status = '' where record_no = any (${record_nos as number[]}::bigint[])`)
  return null
}
