import { z } from 'zod'
import { MachineId, Time } from '../../ground/model/ids.ts'
import { comparisons } from '../value-rules.ts'

const rule = {
  machine_id: MachineId,
  description: z.string().trim().max(80),
  signal: z.string().trim().min(1).max(80),
  comparison: z.enum(comparisons),
  /** A number, or words. */
  value: z.string().trim().min(1).max(200),
  stop_code: z.string().min(1).max(20),
  /** While the signal stands nobody and nothing else changes the reason. */
  verifying: z.boolean(),
  active: z.boolean(),
}

/** How an administrator writes a rule by which a process value names stops. */
export const ValueRuleDraft = z.object(rule)
export type ValueRuleDraft = z.infer<typeof ValueRuleDraft>

export const ValueRuleRow = z.object({
  ...rule,
  record_no: z.int(),
  version: z.int(),
  /** In the person's language. */
  stop_description: z.string(),
  /** What the signal said last, within a day; null: nothing. */
  last_value: z.union([z.number(), z.string(), z.boolean()]).nullable(),
  last_at: Time.nullable(),
  /** Whether the rule holds by that value. */
  holds: z.boolean().nullable(),
})
export type ValueRuleRow = z.infer<typeof ValueRuleRow>
