import { StopCodeSetting, StopCodeSettingRow } from '@takt/domain/stops/model/stop-code-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveStopCode = defineProcedure({
  name: 'save_stop_code',
  kind: 'action',
  summary: 'Adds a stop code (version 0), or changes one over the version it was loaded with.',
  input: StopCodeSetting.extend({ version: z.int().nonnegative() }),
  output: StopCodeSettingRow,
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
