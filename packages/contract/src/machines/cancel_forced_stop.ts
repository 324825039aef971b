import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const cancelForcedStop = defineProcedure({
  name: 'cancel_forced_stop',
  kind: 'action',
  summary: 'Releases the forced stop of a machine; without one nothing happens.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId, force_stop_enabled: z.boolean() }),
  permission: 'code-stops',
  emits: ['MachineChanged', 'NotificationAdded'],
})
