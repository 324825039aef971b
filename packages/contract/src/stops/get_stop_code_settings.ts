import { StopCodeSettingRow } from '@takt/domain/stops/model/stop-code-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getStopCodeSettings = defineProcedure({
  name: 'get_stop_code_settings',
  kind: 'load',
  summary: 'The stop codes of the company as they are kept, also those no longer offered.',
  input: z.object({}),
  output: StopCodeSettingRow,
  permission: 'can-access-admin-panel',
})
