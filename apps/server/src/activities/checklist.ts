import type { ChecklistQuestion } from '@takt/domain/activities/model/activity.ts'
import { type CreatedAt, type RowConditions, rowApplies } from '@takt/domain/activities/where-offered.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import type { Names } from '@takt/domain/ground/names.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** What the conditions of a row look at. */
export interface ChecklistOf {
  readonly action_id: string | number
  readonly machine_id: string
  readonly use_checklist: 0 | 1
  /** The checklist as it was when it was created. */
  readonly checklist_no: number
  readonly creation_no: number
  readonly part_no: string
  readonly part_type_id: string
  readonly op_number: string
  readonly tool_id: string
}

/** A row as a person reads it, with what its choices are called in all languages. */
export interface AskedRow extends ChecklistQuestion {
  readonly choice_names: readonly Names[]
}

/** The rows that apply to one activity: to the machine and the order it was created for. */
export async function questionsOf(db: CompanyDb, activity: ChecklistOf, language: Language): Promise<AskedRow[]> {
  if (activity.use_checklist === 0) return []
  const rows = await db.many<AskedRow & RowConditions>(sql`
    select row_no,
      takt_name(question, ${language}) as question,
      takt_name(note, ${language}) as note,
      input_type, unit, nominal, reasonable_low, reasonable_high, limit_low, limit_high, control_low, control_high,
      array(select takt_name(one.names, ${language}) from jsonb_array_elements(choices) with ordinality as one (names, at)
        order by one.at) as choices, choices as choice_names, pdf, deviation_text, machines, part_nos, part_types, tools, op_numbers, frequency, frequency_offset
    from activity_question where action_id = ${Number(activity.action_id)} and checklist_no = ${activity.checklist_no}
    order by row_no`)
  const { machine_id, creation_no, part_no, part_type_id, op_number, tool_id } = activity
  const created: CreatedAt = { machine_id, creation_no, order: { part_no, part_type_id, op_number, tool_id } }
  return rows.filter((row) => rowApplies(row, created))
}
