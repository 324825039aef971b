/** What is said when an order is started, and what comes of it: the same for every way to start one. */
import { z } from 'zod'
import { CardNo, MachineId, Time } from '../../ground/model/ids.ts'
import { MOST_PIECES } from '../../ground/model/quantity.ts'
import { TraceIds } from '../../materials/model/material.ts'

/** '' = the step was not taken. */
const Text = z.string().max(60).default('')
const Quantity = z
  .union([z.literal(''), z.number().nonnegative().max(MOST_PIECES), z.string().regex(/^\d{1,9}(\.\d{1,6})?$/)])
  .default('')
  .transform((given) => (given === '' ? '' : Number(given)))

export const StartFields = z.object({
  machine_id: MachineId,
  card_no: CardNo,
  tool_id: Text,
  child_tool_id: Text,
  sf326_stop_code: Text,
  unit_qty: Quantity,
  cavities: Quantity,
  /** Kept on the run; a code of get_setup_types. */
  setup_type: z.string().max(80).default(''),
  /** SF278: what the material of the run can be traced by. */
  trace_ids: TraceIds.default([]),
})

export const StartOrderInput = StartFields.extend({ record_no1: Text, employee_id: Text })
export type StartOrderInput = z.output<typeof StartOrderInput>

export const StartedOrder = z.object({
  p_order: z.int(),
  card_no: CardNo,
  start_time: Time,
  tool_id: z.string(),
  insatser: z.number(),
})
export type StartedOrder = z.infer<typeof StartedOrder>
