import {
  type ActivityStep,
  type ActivityTypeSettingRow,
  activityOutcomes,
} from '@takt/domain/activities/model/activity-type-setting.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'

const MOST_TYPES = 1_000

const following = (outcome: 'ok' | 'exception') => sql`
  coalesce((select jsonb_build_object('after_minutes', o.create_after, 'create',
      case when o.create_activity = t.record_no then 'same' else coalesce(o.create_activity::text, '') end)
    from activity_output o where o.action_id = t.record_no and o.outcome = ${outcome}),
    '{"create": "", "after_minutes": 0}')`

/** Kinds of activities as an administrator keeps them, each with the checklist that holds now. */
export function activityTypeSettings(
  db: CompanyDb,
  { which = sql``, language }: { which?: Sql; language: Language },
): Promise<ActivityTypeSettingRow[]> {
  return db.many<ActivityTypeSettingRow>(sql`
    select t.record_no, t.version, t.names, t.type_names, t.manual,
      t.perform, t.authentication_mode, t.duration, t.duration_unit, t.alarm_period, t.extra_info_1_type,
      t.extra_info_1_label, t.extra_info_1_required, t.ask_number, t.number_label, t.ask_sscc, t.ask_note, t.certify, t.machines, t.department, t.part_no, t.tool_id, t.active,
      ${following('ok')} as after_ok, ${following('exception')} as after_exception,
      '{"created": "", "ok": "", "exception": "", "cancelled": ""}'::jsonb
        || coalesce((select jsonb_object_agg(o.outcome, o.mail_to) from activity_output o
          where o.action_id = t.record_no), '{}') as mail_to,
      coalesce((select jsonb_agg(to_jsonb(q) - array['company_id', 'action_id', 'checklist_no', 'row_no'] order by q.row_no)
        from activity_question q where q.action_id = t.record_no and q.checklist_no = t.checklist_no), '[]') as steps
    from activity_type t ${which} order by takt_name(t.type_names, ${language}), takt_name(t.names, ${language}), t.record_no limit ${MOST_TYPES}`)
}

export interface Checklist {
  readonly action_id: number
  readonly checklist_no: number
  readonly steps: readonly ActivityStep[]
}

/** Rows are numbered by tens, as those that a plant brought along. */
export async function writeChecklist(db: CompanyDb, { action_id, checklist_no, steps }: Checklist): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await db.run(sql`
      insert into activity_question (action_id, checklist_no, row_no, question, note, input_type,
        unit, nominal, reasonable_low, reasonable_high, limit_low, limit_high, control_low, control_high, choices, pdf,
        deviation_text, machines, part_nos, part_types, tools, op_numbers, frequency, frequency_offset)
      values (${action_id}, ${checklist_no}, ${(index + 1) * 10}, ${step.question}, ${step.note},
        ${step.input_type}, ${step.unit}, ${step.nominal}, ${step.reasonable_low},
        ${step.reasonable_high}, ${step.limit_low}, ${step.limit_high}, ${step.control_low}, ${step.control_high},
        ${JSON.stringify(step.choices)}, ${step.pdf}, ${step.deviation_text}, ${step.machines}, ${step.part_nos}, ${step.part_types},
        ${step.tools}, ${step.op_numbers}, ${step.frequency}, ${step.frequency_offset})`)
  }
}

export interface Follower {
  readonly action_id: number
  readonly outcome: 'ok' | 'exception'
  readonly create: string
  readonly after_minutes: number
}

/** What an outcome tells people stays as it is. */
export async function writeFollower(db: CompanyDb, given: Follower): Promise<void> {
  const { action_id, outcome, create, after_minutes } = given
  const next = create === 'same' ? action_id : create === '' ? null : Number(create)
  await db.run(sql`
    insert into activity_output (action_id, outcome, create_activity, create_after)
    values (${action_id}, ${outcome}, ${next}, ${after_minutes})
    on conflict (company_id, action_id, outcome)
      do update set create_activity = excluded.create_activity, create_after = excluded.create_after`)
}

/** Groups, lists and texts of an outcome stay as they are. */
export async function writeMailTo(
  db: CompanyDb,
  action_id: number,
  mail_to: ActivityTypeSettingRow['mail_to'],
): Promise<void> {
  for (const outcome of activityOutcomes) {
    await db.run(sql`
      insert into activity_output (action_id, outcome, mail_to) values (${action_id}, ${outcome}, ${mail_to[outcome]})
      on conflict (company_id, action_id, outcome) do update set mail_to = excluded.mail_to`)
  }
}
