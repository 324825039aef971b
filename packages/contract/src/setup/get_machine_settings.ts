import { MachineSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getMachineSettings = defineProcedure({
  name: 'get_machine_settings',
  kind: 'load',
  summary: 'The machines of the company as they are set up, also those switched off.',
  input: z.object({}),
  output: MachineSettingRow,
  permission: 'can-access-admin-panel',
})
