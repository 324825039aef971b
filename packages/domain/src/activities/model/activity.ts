import { z } from 'zod'
import { Flag, MachineId, Time } from '../../ground/model/ids.ts'
import { inputTypes } from '../judge-answer.ts'

/** Number of an activity or of its type; text on the wire, as every id. */
export const RecordNo = z.string().regex(/^\d{1,15}$/, 'digits')
const TimeOrNone = Time.or(z.literal(''))
/** USER_WITH_MANUAL_VERIFICATION: those who perform it say themselves who they are. */
export const authenticationModes = ['', 'USER_WITH_MANUAL_VERIFICATION'] as const

/** What may be created at a machine, with what happens by itself at each outcome. */
export const ManualActivity = z.object({
  record_no: RecordNo,
  company_id: z.int(),
  description: z.string(),
  type_description: z.string(),
  /** 0 digits, 1 text, null asks for nothing. */
  extra_info_1_type: z.union([z.literal(0), z.literal(1)]).nullable(),
  extra_info_1_label: z.string(),
  extra_info_1_required: Flag,
  /** 0: stays open until somebody performs it. */
  duration: z.int(),
  duration_unit: z.enum(['minutes', 'cycles']),
  /** Minutes before the due date; negative: no alarm. */
  alarm_period: z.int(),
  perform: Flag,
  authentication_mode: z.enum(authenticationModes),
  use_checklist: Flag,
  output_on_created_mail_to: z.string(),
  output_on_created_message_groups: z.string(),
  output_on_created_action_list: z.string(),
  output_on_created_mail_subject: z.string(),
  output_on_created_mail_text: z.string(),
  output_on_ok_mail_to: z.string(),
  output_on_ok_message_groups: z.string(),
  output_on_ok_action_list: z.string(),
  output_on_ok_mail_subject: z.string(),
  output_on_ok_mail_text: z.string(),
  /** '' creates none. */
  output_on_ok_create_activity: z.string(),
  output_on_ok_quantity_to_create: z.int(),
  /** Minutes. */
  output_on_ok_create_after: z.int(),
  output_on_exception_mail_to: z.string(),
  output_on_exception_message_groups: z.string(),
  output_on_exception_action_list: z.string(),
  output_on_exception_mail_subject: z.string(),
  output_on_exception_mail_text: z.string(),
  output_on_exception_create_activity: z.string(),
  output_on_exception_quantity_to_create: z.int(),
  output_on_exception_create_after: z.int(),
  output_on_exception_include_deviations: Flag,
  output_on_cancelled_mail_to: z.string(),
  output_on_cancelled_message_groups: z.string(),
  output_on_cancelled_action_list: z.string(),
  output_on_cancelled_mail_subject: z.string(),
  output_on_cancelled_mail_text: z.string(),
})
export type ManualActivity = z.infer<typeof ManualActivity>

/** One that was created, whatever became of it. */
export const InternalActivity = z.object({
  record_no: RecordNo,
  machine_id: MachineId,
  machine_description: z.string(),
  /** Its type. */
  action_id: RecordNo,
  description: z.string(),
  type_description: z.string(),
  /** 1 created, 2 OK, 3 certified, 4 exception, 5 cancelled, 6 rejected. */
  status: z.int().min(1).max(6),
  create_date: Time,
  due_date: Time,
  cancel_date: TimeOrNone,
  finished_date: TimeOrNone,
  alarm_period: z.int(),
  created_by: z.string(),
  /** The order that ran when it was created, '' without one. */
  card_no: z.string(),
  extra_info_1: z.string(),
  extra_info_1_label: z.string(),
  create_note: z.string(),
  /** 1: it may be performed. */
  perform: Flag,
  authentication_mode: z.enum(authenticationModes),
  use_checklist: Flag,
  ask_number: Flag,
  number_label: z.string(),
  ask_sscc: Flag,
  ask_note: Flag,
  /** Name of who performed it. */
  performer: z.string(),
  number: z.number().nullable(),
  sscc: z.string(),
  note: z.string(),
  certified_by: z.string(),
  certify_comment: z.string(),
})
export type InternalActivity = z.infer<typeof InternalActivity>

const Limit = z.number().nullable()

/** A row that is to be answered. */
export const ChecklistQuestion = z.object({
  row_no: z.int(),
  question: z.string(),
  note: z.string(),
  input_type: z.enum(inputTypes),
  unit: z.string(),
  nominal: Limit,
  reasonable_low: Limit,
  reasonable_high: Limit,
  limit_low: Limit,
  limit_high: Limit,
  control_low: Limit,
  control_high: Limit,
  choices: z.array(z.string()),
  /** Address of a PDF that explains the row, '' without one. */
  pdf: z.string(),
  /** Said instead of the question when the answer deviates. */
  deviation_text: z.string(),
})
export type ChecklistQuestion = z.infer<typeof ChecklistQuestion>

/** A row that was answered; 2 OK, 4 exception. */
export const PerformedRow = z.object({
  row_no: z.int(),
  question: z.string(),
  entered_value: z.string(),
  unit: z.string(),
  exception_note: z.string(),
  status: z.union([z.literal(2), z.literal(4)]),
})
export type PerformedRow = z.infer<typeof PerformedRow>

export const ActivityTotal = z.object({
  action_id: RecordNo,
  description: z.string(),
  total_activities: z.int(),
})
export type ActivityTotal = z.infer<typeof ActivityTotal>
