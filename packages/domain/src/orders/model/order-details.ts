import { z } from 'zod'
import { CardNo, Flag, MachineId, Time } from '../../ground/model/ids.ts'

/** All times of order details are seconds; what cannot be computed is null, never 0. */
const Seconds = z.number()

/** What charts of finished cards show. */
export const CardFigures = z.object({
  machine_id: MachineId,
  card_no: CardNo,
  work_order_no: z.string(),
  part_no: z.string(),
  part_description: z.string(),
  op_number: z.string(),
  tool_id: z.string(),
  start_date: Time.or(z.literal('')),
  /** '' while it runs. */
  stop_date: Time.or(z.literal('')),
  planned_qty: z.number(),
  good_prod_qty: z.number(),
  scrap_qty: z.number(),
  scrap_percent: z.number().nullable(),
  cycles: z.number(),
  planned_total_time_seconds: Seconds,
  planned_unit_time: Seconds,
  real_unit_time: Seconds.nullable(),
  real_cycle_time: Seconds.nullable(),
  machine_run_time: Seconds,
  stop_time: Seconds,
  stop_time_during_prod_time: Seconds,
  t_percent: z.number().nullable(),
  a_percent: z.number().nullable(),
  k_percent: z.number().nullable(),
  tak: z.number().nullable(),
})
export type CardFigures = z.infer<typeof CardFigures>

/** One run of an order, or all its runs on a machine as one. */
export const OrderDetails = CardFigures.extend({
  p_order: z.int(),
  mother_tool_id: z.string(),
  structure_tool_id: z.string(),
  insatser: z.number(),
  cavity_reduction: z.int(),
  is_running: Flag,
  /** 1: what was left of it is not made. */
  cancelled: Flag,
  order_finished: Flag,
  remaining_order_time: Seconds,
  /** Pieces by the machine's own count. */
  machine_prod_qty: z.number(),
  planned_cycle_time: Seconds,
  /** The order's used time: the machine ran, or stood for a reason that is order time. */
  run_time: Seconds,
  run_time_man: Seconds,
  planned_run_time_man: Seconds,
  /** Of the scrap: what quality counts, without excluded reasons and overtime. */
  quality_scrap_qty: z.number(),
  erp_scrap_qty: z.number(),
  planned_setup_time: Seconds,
  setup_time: Seconds,
  planned_setup_time_man: Seconds,
  setup_time_man: Seconds,
  emp_start_wo: z.string(),
  first_piece_time: Time.or(z.literal('')),
  emp_end_wo: z.string(),
  emp_first_piece_wo: z.string(),
  /** The names behind these three numbers; '' where nobody has the number. */
  emp_start_name: z.string(),
  emp_end_name: z.string(),
  emp_first_piece_name: z.string(),
  setup_type: z.string(),
  setup_note: z.string(),
  /** Planned time from now on, enough for what is left at the slower of its own and its planned pace; none unless it runs. */
  planned_ahead: z.array(z.object({ start_time: Time, end_time: Time })),
})
export type OrderDetails = z.infer<typeof OrderDetails>
