import { z } from 'zod'
import { Flag, MachineId } from '../../ground/model/ids.ts'
import { givenNames, Names, neededNames } from '../../ground/model/names.ts'
import { inputTypes } from '../judge-answer.ts'
import { MOST_CHOICES, MOST_STEPS } from '../most-steps.ts'
import { authenticationModes } from './activity.ts'

const Limit = z.number().nullable()
const Some = z.array(z.string().max(60)).max(200)

/** One row of a checklist as an administrator writes it. */
export const ActivityStep = z.object({
  question: neededNames(300),
  note: givenNames(500),
  input_type: z.enum(inputTypes),
  unit: z.string().trim().max(20),
  nominal: Limit,
  /** Beyond these an answer is not accepted. */
  reasonable_low: Limit,
  reasonable_high: Limit,
  /** Beyond these it deviates. */
  limit_low: Limit,
  limit_high: Limit,
  /** Beyond these it is warned of. */
  control_low: Limit,
  control_high: Limit,
  choices: z.array(neededNames(80)).max(MOST_CHOICES),
  pdf: z.string().max(300),
  deviation_text: z.string().trim().max(300),
  machines: Some,
  part_nos: Some,
  part_types: Some,
  tools: Some,
  op_numbers: Some,
  /** 2: every second activity asks it. */
  frequency: z.int().min(0).max(1000),
  frequency_offset: z.int().min(0).max(1000),
})
export type ActivityStep = z.infer<typeof ActivityStep>

/** What follows by itself: the number of a kind, 'same' for this very kind, '' for nothing. */
const Following = z.object({
  create: z.string().regex(/^(same|\d{0,9})$/),
  after_minutes: z.int().min(0).max(1_000_000),
})

export const activityOutcomes = ['created', 'ok', 'exception', 'cancelled'] as const
const Addresses = z.string().trim().max(500).default('')

/** A kind of activity as an administrator keeps it. */
export const ActivityTypeSetting = z.object({
  names: neededNames(80),
  type_names: givenNames(80),
  /** 0: nobody creates it by hand, it only follows another. */
  manual: Flag,
  perform: Flag,
  authentication_mode: z.enum(authenticationModes),
  /** 0: open until somebody performs it. */
  duration: z.int().min(0).max(10_000_000),
  duration_unit: z.enum(['minutes', 'cycles']),
  /** Minutes before the due date; negative: no alarm. */
  alarm_period: z.int().min(-1).max(1_000_000),
  extra_info_1_type: Flag.nullable(),
  extra_info_1_label: givenNames(80),
  extra_info_1_required: Flag,
  ask_number: Flag,
  number_label: givenNames(80),
  ask_sscc: Flag,
  ask_note: Flag,
  /** 1: also without a deviation somebody else certifies it. */
  certify: Flag,
  /** None: every one. */
  machines: z.array(MachineId).max(500),
  department: z.string().max(40),
  part_no: z.string().trim().max(60),
  tool_id: z.string().trim().max(60),
  active: z.boolean(),
  after_ok: Following,
  after_exception: Following,
  /** Addresses that are mailed, by what the activity comes to. */
  mail_to: z.object({ created: Addresses, ok: Addresses, exception: Addresses, cancelled: Addresses }),
  steps: z.array(ActivityStep).max(MOST_STEPS),
})
export type ActivityTypeSetting = z.infer<typeof ActivityTypeSetting>

export const ActivityTypeSettingRow = ActivityTypeSetting.extend({
  record_no: z.int(),
  version: z.int(),
  /** As they were stored. */
  names: Names,
  type_names: Names,
  extra_info_1_label: Names,
  number_label: Names,
  steps: z.array(ActivityStep.extend({ question: Names, note: Names, choices: z.array(Names) })),
})
export type ActivityTypeSettingRow = z.infer<typeof ActivityTypeSettingRow>
