import { InputGroupSetting, InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveInputGroup = defineProcedure({
  name: 'save_input_group',
  kind: 'action',
  summary: 'Adds an input group (record_no null), or changes one over the version it was loaded with.',
  input: InputGroupSetting.extend({ version: z.int().nonnegative() }),
  output: InputGroupSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
