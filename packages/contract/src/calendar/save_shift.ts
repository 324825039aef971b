import { ShiftSetting, ShiftSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveShift = defineProcedure({
  name: 'save_shift',
  kind: 'action',
  summary: 'Adds a shift (version 0), or names one anew over the version it was loaded with.',
  input: ShiftSetting.extend({ version: z.int().nonnegative() }),
  output: ShiftSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
