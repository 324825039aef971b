import { z } from 'zod'
import { Flag, MachineId, StopCodeNo, StopKey, Time } from '../../ground/model/ids.ts'
import { lossKinds } from '../losses/loss-kind.ts'

export const Stop = z.object({
  machine_id: MachineId,
  /** Key of the stop, unique per machine. */
  stop: StopKey,
  stop_reason: z.string(),
  stop_description: z.string(),
  stop_reason_color: z.string(),
  /** 0 is unplanned time. */
  shift: z.int(),
  start_time: Time,
  /** '' while the stop lasts. */
  end_time: Time.or(z.literal('')),
  duration_seconds: z.number(),
  note: z.string(),
  employee: z.string(),
  /** '' where nobody of this number is known. */
  employee_name: z.string(),
  coded_automatically: Flag,
  /** 1: the standstill went on from before, into another shift or with another reason; it is no stop of its own. Not said where stops are drawn. */
  continues: Flag.optional(),
  /** The card that ran when the stop began, and its order; '' where none did. */
  belongs_to_order: z.string(),
  work_order_no: z.string(),
  /** What the order makes: people know orders by it. */
  part_description: z.string(),
})
export type Stop = z.infer<typeof Stop>

export const StopCode = z.object({
  record_no: z.int(),
  stop_code: StopCodeNo,
  stop_description: z.string(),
  stop_reason_color: z.string(),
  /** 1: coding asks for a note. */
  stop_text_flag: Flag,
  stop_help_text: z.string(),
  group_id: z.string(),
  group_description: z.string(),
  group_color: z.string(),
  /** The user level from which it may be chosen; null: everybody. */
  security_level: z.int().nullable(),
  setup_time: Flag,
  setup_kind: z.enum(['', 'preparatory', 'finalizing']),
  include_in_mtbf: Flag,
  include_in_mdt: Flag,
  /** What its time is lost to: that of a fault is not told with that of waiting for who mends it. */
  loss_kind: z.enum(lossKinds),
  /** 1 stop, 2 scrap, 9 other. */
  code_type: z.union([z.literal(1), z.literal(2), z.literal(9)]),
  /** 0: no longer offered for choosing, still valid in history and for automatic coding. */
  active: Flag,
  scrap_percent: z.number(),
  inherit_seconds: z.int(),
  order_time: Flag,
  reset_seconds: z.int(),
  reset_event: z.enum(['', 'new_day', 'new_shift']),
  reset_code: z.string(),
})
export type StopCode = z.infer<typeof StopCode>
