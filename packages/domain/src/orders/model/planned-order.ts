import { z } from 'zod'
import { CardNo, Flag, MachineId, Time } from '../../ground/model/ids.ts'

/** An order in the plan of a machine. Its machine and its record are named machine_id1 and record_no1, and only so. */
export const PlannedOrder = z.object({
  record_no1: z.string(),
  machine_id1: MachineId,
  card_no: CardNo,
  work_order_no: z.string(),
  order_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  part_type_id: z.string(),
  op_number: z.string(),
  op_name: z.string(),
  tool_id: z.string(),
  prev_op_card_no: z.string(),
  /** 1: never started. */
  p_order: Flag,
  cancelled: Flag,
  /** '0' = not set. */
  unit_qty: z.string(),
  unit: z.string(),
  planned_op_qty: z.number(),
  card_good_qty: z.number(),
  remaining_qty: z.number(),
  quantity_per_cycle: z.number(),
  planned_start_time: Time,
  /** Hours. */
  planned_setup_time: z.number(),
  /** Seconds per piece. */
  planned_unit_time: z.number(),
  /** Pieces per hour. */
  planned_speed: z.number(),
  capacity_factor: z.number(),
  op_total_remaining_time_hours: z.number(),
  print_prepared: Flag,
  material_prepared: Flag,
  tools_prepared: Flag,
  peripheral_equipment_prepared: Flag,
  other_info_8: z.string(),
  /** The Euromap program of the order, whether it is blocked at the machine, and why. */
  locked: Flag,
  program_id: z.string(),
  lock_comment: z.string(),
})
export type PlannedOrder = z.infer<typeof PlannedOrder>
