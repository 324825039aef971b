import { SetupTypeSetting, SetupTypeSettingRow } from '@takt/domain/stops/model/setup-type-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveSetupType = defineProcedure({
  name: 'save_setup_type',
  kind: 'action',
  summary: 'Adds a setup type (version 0), or changes one over the version it was loaded with.',
  input: SetupTypeSetting.extend({ version: z.int().nonnegative() }),
  output: SetupTypeSettingRow,
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
