import type { InternalActivity } from '@takt/domain/activities/model/activity.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { usesActivities } from './access.ts'

const MOST_ACTIVITIES = 1000

export const firstDue: Sql = sql`a.due_date, a.record_no`
export const lastFinished: Sql = sql`a.finished_date desc nulls last, a.record_no desc`

interface Wanted {
  readonly where: Sql
  readonly language: Language
  readonly order?: Sql
}

export function activityRows(
  db: CompanyDb,
  { where, language, order = firstDue }: Wanted,
): Promise<InternalActivity[]> {
  return db.many<InternalActivity>(sql`
    select a.record_no::text as record_no, a.machine_id, m.machine_description, a.action_id::text as action_id,
      takt_name(t.names, ${language}) as description,
      takt_name(t.type_names, ${language})
        as type_description,
      a.status, a.create_date, a.due_date, coalesce(to_char(a.cancel_date at time zone 'UTC', ${ISO}), '') as cancel_date,
      coalesce(to_char(a.finished_date at time zone 'UTC', ${ISO}), '') as finished_date,
      t.alarm_period, a.created_by, a.card_no, a.extra_info_1,
      takt_name(t.extra_info_1_label, ${language}) as extra_info_1_label,
      a.create_note, t.perform, t.authentication_mode, a.use_checklist, t.ask_number,
      takt_name(t.number_label, ${language}) as number_label,
      t.ask_sscc, t.ask_note, coalesce(e.employee_name, nullif(a.employee, ''), a.finished_by) as performer,
      a.number, a.sscc, a.note, a.certified_by, a.certify_comment
    from internal_activity a
      join machine m on m.machine_id = a.machine_id
      join activity_type t on t.record_no = a.action_id
      left join employee e on e.employee_number = a.employee
    where m.active and ${usesActivities} and ${where}
    order by ${order} limit ${MOST_ACTIVITIES}`)
}

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
