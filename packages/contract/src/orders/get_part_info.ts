import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

const Key = z.string().max(60)

export const getPartInfo = defineProcedure({
  name: 'get_part_info',
  kind: 'load',
  summary: 'The latest orders of a range of parts and operations that were started in a period.',
  input: z.object({
    part_no_from: Key,
    part_no_to: Key,
    op_no_from: Key,
    op_no_to: Key,
    number_of_orders_back: z.int().min(1).max(100),
    start_date: Time,
    stop_date: Time,
  }),
  output: z.object({
    part_no: z.string(),
    op_no: z.string(),
    machine_id: MachineId,
    card_no: CardNo,
    work_order_no: z.string(),
    p_order: z.int(),
    start_time: Time,
  }),
  beforeDeviceSignIn: true,
  onWalls: true,
})
