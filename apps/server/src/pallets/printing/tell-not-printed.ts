import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { readFailure } from '@takt/domain/ground/failure.ts'
import type { CompanyDb } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import { addNotification } from '../../machines/notices/add-notification.ts'

interface NotPrintedJob {
  readonly record_no: number
  readonly machine_id: string | null
  /** As `failureOfError` keeps it. */
  readonly error: string
  readonly now: number
}

/**
 * Tells whoever queued it: they read "Sent to printer" and went back to work, and a pallet would leave without its label.
 * Of one printer there is one unread notification for a person, about the last print: forty flags are not forty.
 */
export async function tellNotPrinted(
  db: CompanyDb,
  { record_no, machine_id, error, now }: NotPrintedJob,
): Promise<LiveEvent[]> {
  const queued = await db.maybe<{ user_id: number; print_text: string; printer_no: string }>(sql`
    select u.user_id, j.print_text, j.printer_no from print_job j join app_user u on u.username = j.queued_by
    where j.record_no = ${record_no}`)
  const why = readFailure(error)
  if (!queued || !why) return []
  const { user_id, print_text, printer_no } = queued
  await db.run(sql`
    delete from notification where kind = 'not-printed' and for_user = ${user_id} and about = ${printer_no}
      and confirmed_at is null`)
  const values = { what: print_text, printer: printer_no, why: { key: `failure.${why.key}`, values: why.values } }
  return [
    await addNotification(db, {
      ...{ machine_id, for_user: user_id, type: 'not-printed', about: printer_no, now },
      said: [{ key: 'notification.not-printed-text', values }],
    }),
  ]
}
