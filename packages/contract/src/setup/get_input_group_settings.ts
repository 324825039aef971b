import { InputGroupSettingRow } from '@takt/domain/scrap/model/input-group-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getInputGroupSettings = defineProcedure({
  name: 'get_input_group_settings',
  kind: 'load',
  summary: 'All input groups with their values, also those no longer offered.',
  input: z.object({}),
  output: InputGroupSettingRow,
  permission: 'can-access-admin-panel',
})
