import { type Outcome, outcomes } from '@takt/domain/activities/activity-status.ts'
import type { ManualActivity } from '@takt/domain/activities/model/activity.ts'
import {
  isOffered,
  type OfferPlace,
  type OrderFacts,
  type Restrictions,
} from '@takt/domain/activities/where-offered.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { type Sql, sql } from '../ground/db/sql.ts'
import { usesActivities } from './access.ts'

/** A type as the server needs it: what everybody reads, and where it holds. */
export type ActivityType = Restrictions & ManualActivity & { readonly manual: 0 | 1; readonly certify: 0 | 1 }

export interface ActivityOutput {
  readonly action_id: string
  readonly outcome: Outcome
  readonly mail_to: string
  readonly message_groups: string
  readonly action_list: string
  readonly mail_subject: string
  readonly mail_text: string
  readonly create_activity: string
  readonly quantity_to_create: number
  readonly create_after: number
  readonly include_deviations: 0 | 1
}

type TypeRow = Omit<ActivityType, `output_on_${string}`>

export async function activityTypes(
  db: CompanyDb,
  { language, where }: { language: Language; where: Sql },
): Promise<ActivityType[]> {
  const types = await db.many<TypeRow>(sql`
    select t.record_no::text as record_no, t.company_id, t.manual, t.certify, t.perform, t.authentication_mode,
      takt_name(t.names, ${language}) as description,
      takt_name(t.type_names, ${language})
        as type_description,
      t.extra_info_1_type, t.extra_info_1_required,
      takt_name(t.extra_info_1_label, ${language}) as extra_info_1_label,
      t.duration, t.duration_unit, t.alarm_period, t.machines, t.department, t.zone, t.category, t.part_no,
      t.part_type_id, t.op_number, t.tool_id,
      case when exists (select from activity_question q
        where q.action_id = t.record_no and q.checklist_no = t.checklist_no) then 1 else 0 end
        as use_checklist
    from activity_type t where t.active and ${where} order by type_description, description, t.record_no`)
  const outputs = await activityOutputs(
    db,
    types.map(({ record_no }) => record_no),
  )
  return types.map((type) => ({
    ...type,
    ...(outputFields(outputs.filter(({ action_id }) => action_id === type.record_no)) as ManualActivity),
  }))
}

export function activityOutputs(db: CompanyDb, action_ids: readonly string[]): Promise<ActivityOutput[]> {
  return db.many<ActivityOutput>(sql`
    select action_id::text as action_id, outcome, mail_to, message_groups, action_list, mail_subject, mail_text,
      coalesce(create_activity::text, '') as create_activity, quantity_to_create, create_after, include_deviations
    from activity_output where action_id = any (${action_ids as string[]}::int[])`)
}

/** Fields that not every outcome has fall away when the answer is parsed. */
function outputFields(outputs: readonly ActivityOutput[]): Record<string, string | number> {
  const fields: Record<string, string | number> = {}
  for (const outcome of outcomes) {
    const { action_id: _, outcome: __, ...output } = outputs.find((each) => each.outcome === outcome) ?? nothing
    for (const [name, value] of Object.entries(output)) fields[`output_on_${outcome}_${name}`] = value
  }
  return fields
}

const nothing: Omit<ActivityOutput, 'action_id' | 'outcome'> & { action_id?: string; outcome?: string } = {
  mail_to: '',
  message_groups: '',
  action_list: '',
  mail_subject: '',
  mail_text: '',
  create_activity: '',
  quantity_to_create: 1,
  create_after: 0,
  include_deviations: 0,
}

export interface RunningFacts extends OrderFacts {
  readonly card_no: string
}

/** Machines with activities, what runs on them, and so what may be created there. '' for all of them. */
export async function offerPlaces(
  db: CompanyDb,
  machine_id: string,
): Promise<(OfferPlace & { running: RunningFacts[] })[]> {
  return await db.many<OfferPlace & { running: RunningFacts[] }>(sql`
    select m.machine_id, m.department, m.zone, m.category, coalesce(o.running, '[]') as running
    from machine m
      left join lateral (
        select jsonb_agg(jsonb_build_object('card_no', r.card_no, 'part_no', c.part_no, 'op_number', c.op_number,
          'part_type_id', p.part_type_id, 'tool_id', coalesce(nullif(r.tool_id, ''), m.tool_id))
          order by r.start_time, r.p_order) as running
        from order_run r
          join card c on c.card_no = r.card_no
          join part p on p.part_no = c.part_no and p.op_number = c.op_number
        where r.machine_id = m.machine_id and r.end_time is null
      ) o on true
    where m.active and ${usesActivities} and (${machine_id} = '' or m.machine_id = ${machine_id})`)
}

export function offeredSomewhere(type: Restrictions, places: readonly OfferPlace[]): boolean {
  return places.some((place) => isOffered(type, place))
}
