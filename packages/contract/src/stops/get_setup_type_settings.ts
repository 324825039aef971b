import { SetupTypeSettingRow } from '@takt/domain/stops/model/setup-type-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getSetupTypeSettings = defineProcedure({
  name: 'get_setup_type_settings',
  kind: 'load',
  summary: 'All setup types, also those no longer offered.',
  input: z.object({}),
  output: SetupTypeSettingRow,
  permission: 'can-access-admin-panel',
})
