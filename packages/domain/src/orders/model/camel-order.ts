/** The one order that is spoken of in camel case: GET /api/order/{machineId}/{cardNo}. */
import { z } from 'zod'
import { Flag, Time } from '../../ground/model/ids.ts'
import { Material } from '../../materials/model/material.ts'
import type { Order } from './order.ts'
import type { PlannedOrder } from './planned-order.ts'

export const CamelOrder = z.object({
  cardNo: z.string(),
  workOrderNo: z.string(),
  orderNo: z.string(),
  machineId: z.string(),
  /** 1: planned and never started. */
  pOrder: Flag,
  /** The run, 0 before the first. */
  recordNo: z.int(),
  opNumber: z.string(),
  opName: z.string(),
  partNo: z.string(),
  partDescription: z.string(),
  toolId: z.string(),
  status: z.enum(['Planned', 'Running', 'Finished', 'Cancelled']),
  /** 1: only whole pieces are booked. */
  integerUnit: Flag,
  plannedOpQty: z.number(),
  cardGoodQty: z.number(),
  startTime: Time.or(z.literal('')),
  endTime: Time.or(z.literal('')),
  materials: z.array(Material),
})
export type CamelOrder = z.infer<typeof CamelOrder>

/** Both spellings of an order come from here, so that they never differ. */
export function camelOrder(order: Order | PlannedOrder, materials: readonly Material[]): CamelOrder {
  const run = 'record_no' in order ? order : null
  return {
    cardNo: order.card_no,
    workOrderNo: order.work_order_no,
    orderNo: order.order_no,
    machineId: 'machine_id1' in order ? order.machine_id1 : order.machine_id,
    pOrder: 'machine_id1' in order ? order.p_order : 0,
    recordNo: run?.record_no ?? 0,
    opNumber: order.op_number,
    opName: order.op_name,
    partNo: order.part_no,
    partDescription: order.part_description,
    toolId: order.tool_id,
    status: run?.status ?? (order.cancelled === 1 ? 'Cancelled' : 'Planned'),
    integerUnit: run?.integer_unit ?? 1,
    plannedOpQty: order.planned_op_qty,
    cardGoodQty: order.card_good_qty,
    startTime: run?.start_time ?? '',
    endTime: run?.end_time ?? '',
    materials: [...materials],
  }
}
