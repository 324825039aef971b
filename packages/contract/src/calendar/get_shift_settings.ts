import { ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getShiftSettings = defineProcedure({
  name: 'get_shift_settings',
  kind: 'load',
  summary: 'The shifts of the company by number and name.',
  input: z.object({}),
  output: ShiftSettingRow,
  permission: 'can-access-admin-panel',
})
