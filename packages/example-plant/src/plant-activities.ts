import type { Outcome } from '@takt/domain/activities/activity-status.ts'
import type { InputType } from '@takt/domain/activities/judge-answer.ts'

type Flag = 0 | 1

export interface PlantActivityType {
  readonly record_no: number
  readonly description: string
  readonly description_sv: string
  readonly type_description: string
  readonly type_description_sv: string
  readonly manual: Flag
  readonly perform: Flag
  readonly authentication_mode: '' | 'USER_WITH_MANUAL_VERIFICATION'
  readonly duration: number
  readonly duration_unit: 'minutes' | 'cycles'
  readonly alarm_period: number
  readonly extra_info_1_type: Flag | null
  readonly extra_info_1_label: string
  readonly extra_info_1_label_sv: string
  readonly extra_info_1_required: Flag
  readonly ask_number: Flag
  readonly number_label: string
  readonly number_label_sv: string
  readonly ask_sscc: Flag
  readonly ask_note: Flag
  readonly certify: Flag
  readonly category: string
}

export interface PlantActivityQuestion {
  readonly action_id: number
  readonly row_no: number
  readonly question: string
  readonly question_sv: string
  readonly note: string
  readonly note_sv: string
  readonly input_type: InputType
  readonly unit: string
  readonly nominal: number | null
  readonly reasonable_low: number | null
  readonly reasonable_high: number | null
  readonly limit_low: number | null
  readonly limit_high: number | null
  readonly control_low: number | null
  readonly control_high: number | null
  readonly choices: readonly string[]
  readonly deviation_text: string
  readonly frequency: number
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
