import { MachineId } from '@takt/domain/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../define-procedure.ts'

export const rebuildMachine = defineProcedure({
  name: 'rebuild_machine',
  kind: 'action',
  summary: 'Builds the stops and figures of a machine again from its raw signals, and says whether anything differed.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId, signals: z.int(), stops: z.int(), differed: z.boolean() }),
  permission: 'can-do-admin-actions',
  emits: ['MachineChanged', 'StopsChanged'],
})
