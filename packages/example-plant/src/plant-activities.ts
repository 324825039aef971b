import type { Outcome } from '@takt/domain/activities/activity-status.ts'
import type { ActivityStep, ActivityTypeSetting } from '@takt/domain/activities/model/activity-type-setting.ts'

type Flag = 0 | 1

export type PlantActivityType = Omit<ActivityTypeSetting, 'steps' | 'after_ok' | 'after_exception' | 'mail_to'> & {
  readonly record_no: number
  readonly category: string
}

export type PlantActivityQuestion = ActivityStep & {
  readonly action_id: number
  readonly row_no: number
}

export interface PlantActivityOutput {
  readonly action_id: number
  readonly outcome: Outcome
  readonly mail_to: string
  readonly message_groups: string
  readonly action_list: string
  readonly mail_subject: string
  readonly mail_text: string
  readonly create_activity: number | null
  readonly quantity_to_create: number
  readonly create_after: number
  readonly include_deviations: Flag
}

export interface PlantActivityAnswer {
  readonly row_no: number
  readonly question: string
  readonly entered_value: string
  readonly unit: string
  readonly exception_note: string
  readonly status: 2 | 4
}

export interface PlantActivity {
  readonly machine_id: string
  readonly action_id: number
  readonly status: number
  readonly open: boolean
  readonly create_date: string
  readonly due_date: string
  readonly cancel_date: string | null
  readonly created_by: string
  readonly creation_no: number
  readonly extra_info_1: string
  readonly use_checklist: number
  readonly finished_date: string | null
  readonly finished_by: string
  readonly employee: string
  readonly note: string
  /** What was answered when it was performed. */
  readonly answers: readonly PlantActivityAnswer[]
}
