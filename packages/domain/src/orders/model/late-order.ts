import { z } from 'zod'
import { CardNo, MachineId, Time } from '../../ground/model/ids.ts'
import { riskReasons, standings } from '../orders-at-risk.ts'

/** An order that is late or at risk, and why. */
export const LateOrder = z.object({
  card_no: CardNo,
  work_order_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  machine_id: MachineId,
  machine_name: z.string(),
  remaining_qty: z.number(),
  standing: z.enum(standings),
  why: z.enum(riskReasons),
  /** Of a machine that stands: why, by language; {} where nobody has said. */
  stop_names: z.record(z.string(), z.string()),
  behind_ms: z.number(),
  /** Its planned end; of one that has not begun the moment when it should have. */
  due_at: Time,
  /** '' where nobody knows. */
  done_at: z.union([z.literal(''), Time]),
})
export type LateOrder = z.infer<typeof LateOrder>
