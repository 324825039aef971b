import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const orderForcedStop = defineProcedure({
  name: 'order_forced_stop',
  kind: 'action',
  summary: 'Blocks a machine by the output of its box until somebody releases it; a blocked one stays so.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId, force_stop_enabled: z.boolean() }),
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['MachineChanged', 'NotificationAdded'],
})
