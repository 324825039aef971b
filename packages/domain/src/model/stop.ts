import { z } from 'zod'
import { Flag, MachineId, StopCodeNo, StopKey, Time } from './ids.ts'

/** What a stop's reason is while nobody has said why. */
export const UNCODED = '-'

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
  coded_automatically: Flag,
  belongs_to_order: z.string(),
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
  security_level: z.int().nullable(),
  setup_time: Flag,
})
export type StopCode = z.infer<typeof StopCode>
