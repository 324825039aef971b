import { DayTypeSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getDayTypeSettings = defineProcedure({
  name: 'get_day_type_settings',
  kind: 'load',
  summary: 'The kinds of day that calendars are made of, each with its shifts.',
  input: z.object({}),
  output: DayTypeSettingRow,
  permission: 'can-access-admin-panel',
})
