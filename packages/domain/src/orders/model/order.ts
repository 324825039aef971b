import { z } from 'zod'
import { CardNo, Flag, MachineId, Time } from '../../ground/model/ids.ts'

/** One run of one card on one machine; several can run at once. */
export const RunningOrder = z.object({
  record_no: z.int(),
  p_order: z.int(),
  machine_id: MachineId,
  work_order_no: z.string(),
  card_no: CardNo,
  part_no: z.string(),
  part_description: z.string(),
  op_no: z.string(),
  op_name: z.string(),
  tool_id: z.string(),
  status: z.string(),
  planned_op_qty: z.number(),
  card_good_qty: z.number(),
  card_scrap_qty: z.number(),
  remaining_qty: z.number(),
  quantity_per_cycle: z.number(),
  planned_setup_time: z.number(),
  planned_unit_time: z.number(),
  planned_speed: z.number(),
  capacity_factor: z.number(),
  /** 1: only whole pieces can be reported. */
  integer_unit: Flag,
  unit: z.string(),
  start_time: Time,
})
export type RunningOrder = z.infer<typeof RunningOrder>

/** An order that runs or has run, with all that wizards and lists need. */
export const Order = RunningOrder.extend({
  order_no: z.string(),
  /** The same value as op_no. */
  op_number: z.string(),
  part_type_id: z.string(),
  prev_op_card_no: z.string(),
  order_qty: z.number(),
  /** Pieces of one cycle of this run. */
  cycle_qty: z.number(),
  status: z.enum(['Running', 'Finished', 'Cancelled']),
  cancelled: Flag,
  /** '' while it runs. */
  end_time: Time.or(z.literal('')),
})
export type Order = z.infer<typeof Order>
