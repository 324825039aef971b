import { Flag, MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const searchPart = defineProcedure({
  name: 'search_part',
  kind: 'load',
  summary: 'Articles of the part register that the machine may make; at most 500, narrowed by a search text.',
  input: z.object({ machine_id: MachineId, search: z.string().max(80).default('') }),
  output: z.object({
    record_no: z.int(),
    /** What a person searches in. */
    search_field: z.string(),
    part_no: z.string(),
    op_no: z.string(),
    op_name: z.string(),
    part_description: z.string(),
    tool_id: z.string(),
    quantity_per_cycle: z.number(),
    planned_setup_time: z.number(),
    planned_unit_time: z.number(),
    planned_speed: z.number(),
    capacity_factor: z.number(),
    yearly_qty: z.number(),
    unit: z.string(),
    integer_unit: Flag,
  }),
  beforeDeviceSignIn: true,
})
