import { CardNo, MachineId, Time } from '@takt/domain/model/ids.ts'
import { TraceIds } from '@takt/domain/model/material.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

/** '' = the step was not taken. */
const Text = z.string().max(60).default('')
const Quantity = z
  .union([z.literal(''), z.number().nonnegative(), z.string().regex(/^\d{1,9}(\.\d{1,6})?$/)])
  .default('')
  .transform((given) => (given === '' ? '' : Number(given)))

export const startOrder = defineProcedure({
  name: 'start_order',
  kind: 'action',
  summary: 'Starts a planned order of the machine: a new run of it. Orders that run there go on.',
  input: z.object({
    machine_id: MachineId,
    card_no: CardNo,
    record_no1: Text,
    tool_id: Text,
    child_tool_id: Text,
    sf326_stop_code: Text,
    unit_qty: Quantity,
    cavities: Quantity,
    employee_id: Text,
    /** SF278: what the material of the run can be traced by. */
    trace_ids: TraceIds.default([]),
  }),
  output: z.object({ p_order: z.int(), card_no: CardNo, start_time: Time, tool_id: z.string(), insatser: z.number() }),
  permission: 'report-quantity',
  emits: ['MachineChanged', 'OrderChanged'],
})
