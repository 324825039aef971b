import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { Cavity } from '@takt/domain/machines/model/cavity.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const openCavities = defineProcedure({
  name: 'open_cavities',
  kind: 'action',
  summary: 'Opens closed cavities of the mounted tool.',
  input: z.object({
    machine_id: MachineId,
    /** The tool the person saw: another one by now means that it was changed. */
    tool_id: z.string().min(1).max(40),
    insert_locations: z.array(z.int()).min(1).max(200),
    note: z.string().max(2000).default(''),
  }),
  output: Cavity,
  permission: 'can-change-cavities',
  emits: ['MachineChanged'],
})
