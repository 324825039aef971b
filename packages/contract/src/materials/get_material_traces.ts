import { CardNo, MachineId, Time } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMaterialTraces = defineProcedure({
  name: 'get_material_traces',
  kind: 'load',
  summary: 'What the material of an order can be traced by, run by run, the newest group first.',
  input: z.object({ machine_id: MachineId, card_no: CardNo }),
  output: z.object({
    p_order: z.int(),
    group_no: z.int(),
    position: z.int(),
    trace_id: z.string(),
    at: Time,
    username: z.string(),
  }),
})
