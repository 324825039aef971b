import { saveReportSchedule } from '@takt/contract/reports/save_report_schedule.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { nextDelivery } from '@takt/domain/reports/ordered/delivery-times.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { orderedReport } from '../ordered/ordered-reports.ts'
import { isReadBySomebody } from '../ordered/readers.ts'
import { scheduleToChange } from '../ordered/schedule-to-change.ts'

/** The one report that comes of a signature. */
const SIGNED_REPORT = 'shift-handover'

export default handle(saveReportSchedule, async (input, context) => {
  const { db, session, user_id, now, audit } = context
  const { schedule_no, version, report_id, question, weekdays, at_minutes, format, recipients, active, when_signed } =
    input
  if (!orderedReport(report_id)) return { refusal: 'report-not-found', values: { report_id } }
  const before = schedule_no === 0 ? null : await scheduleToChange(schedule_no, context)
  if (isRefusal(before)) return before
  if ((before?.version ?? 0) !== version) return { refusal: 'changed-by-someone-else', values: {} }
  if (when_signed && report_id !== SIGNED_REPORT) return { refusal: 'report-not-signed', values: {} }
  if (question.period === 'custom' && (question.start === '' || question.end === '')) {
    return { refusal: 'report-dates', values: {} }
  }
  const known = await db.many<{ user_id: number }>(
    sql`select user_id from app_user where user_id = any (${recipients}) and ${isReadBySomebody}`,
  )
  if (known.length !== new Set(recipients).size) return { refusal: 'report-recipient-unknown', values: {} }
  const next = new Date(nextDelivery({ weekdays, at_minutes }, now, session.time_zone)).toISOString()
  const next_run = active && !when_signed ? next : null
  const saved = before
    ? await db.one<{ schedule_no: number; version: number }>(sql`
        update report_schedule set question = ${JSON.stringify(question)}, weekdays = ${weekdays},
          at_minutes = ${at_minutes}, format = ${format}, active = ${active},
          when_signed = ${when_signed}, next_run = ${next_run},
          version = version + 1
        where schedule_no = ${schedule_no} returning schedule_no, version`)
    : await db.one<{ schedule_no: number; version: number }>(sql`
        insert into report_schedule (report_id, question, weekdays, at_minutes, format, active, when_signed, next_run, made_by)
        values (${report_id}, ${JSON.stringify(question)}, ${weekdays}, ${at_minutes}, ${format}, ${active}, ${when_signed},
          ${next_run}, ${user_id})
        returning schedule_no, version`)
  await db.run(sql`delete from report_recipient where schedule_no = ${saved.schedule_no}`)
  await db.run(sql`
    insert into report_recipient (schedule_no, user_id)
    select ${saved.schedule_no}, user_id from unnest(${recipients}::int[]) as r (user_id)`)
  // In the order in which they are read again: another order is no change.
  const after = { ...input, recipients: recipients.toSorted((one, other) => one - other) }
  audit({ what: 'report-schedule.saved', key: String(saved.schedule_no), before: before ?? undefined, after })
  return [saved]
})
