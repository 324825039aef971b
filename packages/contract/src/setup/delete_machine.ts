import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteMachine = defineProcedure({
  name: 'delete_machine',
  kind: 'action',
  summary: 'Deletes a machine of which nothing was ever heard and on which nothing is booked or planned.',
  input: z.object({ machine_id: MachineId }),
  output: z.object({ machine_id: MachineId }),
  permission: 'can-do-admin-actions',
  reach: 'machines',
  switchedOff: true,
  emits: ['SettingsChanged'],
})
