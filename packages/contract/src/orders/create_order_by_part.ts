import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const createOrderByPart = defineProcedure({
  name: 'create_order_by_part',
  kind: 'action',
  summary: 'Makes an order for a part, known only to this system, and starts it.',
  input: z.object({
    machine_id: MachineId,
    /** Row of search_part, for the log alone: rows are numbered anew by every search, part and operation say which it is. */
    record_no: z.int().optional(),
    part_no: z.string().min(1).max(60),
    op_no: z.string().max(60),
    /** '' = the tool of the part. */
    tool_id: z.string().max(60).default(''),
    planned_op_qty: z.number().positive().max(1_000_000_000),
    unit_qty: z.number().positive().max(10_000),
    employee: z.string().max(40).default(''),
  }),
  output: z.object({ p_order: z.int(), card_no: CardNo, work_order_no: z.string(), start_time: Time }),
  permission: 'report-quantity',
  requires: 'startByPart',
  emits: ['MachineChanged', 'OrderChanged'],
})
