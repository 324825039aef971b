import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const switchMachine = defineProcedure({
  name: 'switch_machine',
  kind: 'action',
  summary: 'Takes a machine out of use, or into use again. What was booked on it stays.',
  input: z.object({ machine_id: MachineId, active: z.boolean() }),
  output: MachineSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  switchedOff: true,
  emits: ['MachineChanged', 'SettingsChanged', 'StopsChanged'],
})
