import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { ReportSchedule } from '@takt/domain/reports/model/report-order.ts'
import { nextDeliveries } from '@takt/domain/reports/ordered/delivery-times.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import type { CallContext } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { mayChange } from './schedule-to-change.ts'

const NEXT_SHOWN = 5
const MOST_SCHEDULES = 200

interface ScheduleRow
  extends Omit<ReportSchedule, 'made_by' | 'next_runs' | 'last_run' | 'last_problem' | 'may_change'> {
  readonly made_by_name: string
  readonly made_by: number
  readonly next_run: string | null
  readonly last_run: string | null
  readonly problem: Refusal | null
}

/** Deliveries of a report, oldest first, as the screen shows them. */
export async function scheduleRows(
  report_id: string,
  { db, session, user_id, now }: Pick<CallContext, 'db' | 'session' | 'user_id' | 'now'>,
): Promise<ReportSchedule[]> {
  const rows = await db.many<ScheduleRow>(sql`
    select s.schedule_no, s.version, s.report_id, s.question, s.weekdays, s.at_minutes, s.format, s.active, s.when_signed,
      s.next_run, s.made_by, coalesce(nullif(u.full_name, ''), u.username) as made_by_name, p.recipients, p.recipient_names,
      r.at as last_run, r.problem, coalesce(r.not_told, '{}') as last_not_told,
      coalesce(r.record_no, 0) as last_record_no
    from report_schedule s join app_user u on u.user_id = s.made_by
      cross join lateral (select coalesce(array_agg(q.user_id order by v.username), '{}') as recipients,
          coalesce(array_agg(coalesce(nullif(v.full_name, ''), v.username) order by v.username), '{}')
            as recipient_names
        from report_recipient q join app_user v on v.user_id = q.user_id where q.schedule_no = s.schedule_no) p
      left join lateral (select at, problem, not_told, record_no from report_run x
        where x.schedule_no = s.schedule_no order by due desc limit 1) r on true
    where s.report_id = ${report_id} order by s.schedule_no limit ${MOST_SCHEDULES}`)
  return rows.map(({ made_by_name, made_by, next_run, last_run, problem, ...row }) => {
    // What is due already runs within the minute: it is shown as the next one.
    const first = next_run === null ? [] : [Date.parse(next_run)]
    const later = first.flatMap((from) => nextDeliveries(row, Math.max(from, now), session.time_zone, NEXT_SHOWN - 1))
    return {
      ...row,
      made_by: made_by_name,
      next_runs: [...first, ...later].map((at) => new Date(at).toISOString()),
      last_run: last_run ?? '',
      last_problem: problem ? text(session.language, `refusal.${problem.refusal}` as TextKey, problem.values) : '',
      may_change: mayChange(made_by, { session, user_id }) ? 1 : 0,
    }
  })
}
