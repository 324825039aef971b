import { ReasonGroupSetting, ReasonGroupSettingRow } from '@takt/domain/stops/model/reason-group-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveReasonGroup = defineProcedure({
  name: 'save_reason_group',
  kind: 'action',
  summary: 'Adds a group of reasons (version 0), or changes one over the version it was loaded with.',
  input: ReasonGroupSetting.extend({ version: z.int().nonnegative() }),
  output: ReasonGroupSettingRow,
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
