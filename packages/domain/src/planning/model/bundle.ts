import { z } from 'zod'
import { CardNo, MachineId, Time } from '../../ground/model/ids.ts'

export const BundleNo = z.int().positive()

/** Orders that are made together. Each of them gets the same quantity. */
export const Bundle = z.object({
  bundle_no: BundleNo,
  machine_id: MachineId,
  /** The machine whose time is reserved for it, '' while there is none. */
  booked_machine_id: z.string(),
  planned_qty: z.number(),
  cards: z.array(
    z.object({
      card_no: CardNo,
      work_order_no: z.string(),
      part_no: z.string(),
      part_description: z.string(),
      op_number: z.string(),
      unit: z.string(),
      planned_op_qty: z.number(),
      remaining_qty: z.number(),
      planned_start_time: Time,
    }),
  ),
})
export type Bundle = z.infer<typeof Bundle>

/** A machine as detail planning sees it. */
export const PlanningMachine = z.object({
  machine_id: MachineId,
  machine_description: z.string(),
  /** Hours of everything that is planned on it. */
  planned_hours: z.number(),
  /** Orders that a bundle of this machine holds at most. */
  bundle_size: z.int(),
})
export type PlanningMachine = z.infer<typeof PlanningMachine>
