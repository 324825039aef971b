import { z } from 'zod'
import { Clock, MachineId, StopCodeNo } from '../../ground/model/ids.ts'

const rule = {
  description: z.string().trim().max(80),
  /** Null: every machine. */
  machines: z.array(MachineId).min(1).max(500).nullable(),
  set_code: StopCodeNo,
  /** Only a stop that has one of these; UNCODED is one of them. */
  only_when: z.array(StopCodeNo).min(1).max(200),
  /** 1 Monday … 7 Sunday: the days on which it begins. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  from_time: Clock,
  /** At or before `from_time`: the next day. */
  until_time: Clock,
  /** Only machines that follow one of these; empty: all. */
  calendars: z.array(z.int()).max(100),
  active: z.boolean(),
}

/** How an administrator writes a rule by which the clock names stops. */
export const AutomaticReasonDraft = z.object(rule)
export type AutomaticReasonDraft = z.infer<typeof AutomaticReasonDraft>

export const AutomaticReasonRow = z.object({
  ...rule,
  /** Of those the person may see. */
  machines: z.array(z.string()).nullable(),
  rule_no: z.int(),
  version: z.int(),
})
export type AutomaticReasonRow = z.infer<typeof AutomaticReasonRow>
