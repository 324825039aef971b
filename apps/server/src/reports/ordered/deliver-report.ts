import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { nextDelivery } from '@takt/domain/reports/ordered/delivery-times.ts'
import { type CompanyDb, withCompany } from '../../ground/db/company-db.ts'
import { sql } from '../../ground/db/sql.ts'
import type { JobContext } from '../../ground/jobs/define-job.ts'
import { gatherReport } from './gather-report.ts'
import { type KeptReport, keepReport } from './keep-report.ts'
import { type Maker, maySchedule, reportMaker } from './maker.ts'
import { orderedReport } from './ordered-reports.ts'
import type { StoredDelivery } from './stored-delivery.ts'
import { tellRecipients } from './tell-recipients.ts'
import { type ReportFile, reportFile } from './written-report.ts'

export interface DueDelivery {
  readonly company_id: number
  readonly schedule_no: number
  readonly due: string
}

export interface MadeReport {
  readonly file: ReportFile
  readonly machine_ids: readonly string[]
}

/**
 * Makes what is due with the rights of who set it up, then keeps, notes and tells it in one transaction that also moves
 * the schedule on: after a crash nothing has happened, and a second process that made it too finds it moved and lets go.
 */
export async function deliverReport(due: DueDelivery, context: JobContext): Promise<void> {
  const { connections, now, publish } = context
  const { company_id, schedule_no } = due
  const everything = { company_id, machine_restrictions: [] }
  const found = await withCompany(connections, { ...everything, readOnly: true }, async (db) => {
    const schedule = await db.maybe<StoredDelivery>(sql`
      select schedule_no, report_id, question, weekdays, at_minutes, format, made_by, when_signed from report_schedule
      where schedule_no = ${schedule_no} and next_run = ${due.due}`)
    return schedule && { schedule, maker: await reportMaker(db, schedule.made_by) }
  })
  if (!found) return
  const { schedule, maker } = found
  const stops = !maySchedule(maker, now)
  let fault: unknown
  const made = stops
    ? { refusal: 'report-maker-gone', values: { name: maker.full_name || maker.username } }
    : await make(schedule, maker, context).catch((error: unknown): Refusal => {
        fault = error
        return { refusal: 'report-failed', values: {} }
      })
  const announce = await withCompany(connections, everything, async (db) => {
    const next = nextDelivery(schedule, now, maker.time_zone)
    const moved = await db.maybe(sql`
      update report_schedule set active = ${!stops}, next_run = ${stops ? null : new Date(next).toISOString()}
      where schedule_no = ${schedule_no} and next_run = ${due.due} returning schedule_no`)
    if (!moved) return () => undefined
    const events = await finish(db, { schedule, maker, made, due: due.due, now })
    return await publish(company_id, { events, machines: [] }, db)
  })
  announce()
  // Noted where people see it; the log of the jobs has what it was.
  if (fault !== undefined) throw fault
}

async function make(
  { report_id, question, format }: StoredDelivery,
  reader: Maker,
  { connections, now }: JobContext,
): Promise<MadeReport | Refusal> {
  const report = orderedReport(report_id)
  if (!report) return { refusal: 'report-not-found', values: { report_id } }
  const { company_id, machine_restrictions } = reader
  return await withCompany(connections, { company_id, machine_restrictions, readOnly: true }, async (db) => {
    const gathered = await gatherReport(report, question, { db, reader, now })
    if (isRefusal(gathered)) return gathered
    return { file: await reportFile(gathered, { reader, format, now }), machine_ids: gathered.machine_ids }
  })
}

export interface Outcome {
  readonly schedule: StoredDelivery
  readonly maker: Maker
  readonly made: MadeReport | Refusal
  /** Null: it came of no clock. */
  readonly due: string | null
  readonly now: number
}

/** Keeps the file, tells who is meant, and notes how it went. */
export async function finish(db: CompanyDb, { schedule, maker, made, due, now }: Outcome): Promise<LiveEvent[]> {
  const { schedule_no, report_id, format } = schedule
  const { username } = maker
  const report = orderedReport(report_id)
  const kept: KeptReport | null =
    isRefusal(made) || !report
      ? null
      : await keepReport(db, made.file, { report, machine_ids: made.machine_ids, username, now })
  const told = await tellRecipients(db, {
    schedule,
    now,
    outcome: isRefusal(made) || !kept ? null : { kept, machine_ids: made.machine_ids },
  })
  await db.run(sql`
    insert into report_run (report_id, schedule_no, due, at, username, format, problem, not_told, record_no)
    values (${report_id}, ${schedule_no}, ${due}, ${new Date(now).toISOString()}, ${username}, ${format},
      ${isRefusal(made) ? JSON.stringify(made) : null}, ${told.not_told}, ${kept?.record_no ?? 0})`)
  const added: LiveEvent[] = kept ? [{ name: 'file-archive-added', data: { record_no: kept.record_no } }] : []
  return [...added, ...told.events]
}
