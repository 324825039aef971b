import { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getCalendarSettings = defineProcedure({
  name: 'get_calendar_settings',
  kind: 'load',
  summary: 'The calendars of the company: what holds now, what waits for its day, dates that differ, machines.',
  input: z.object({}),
  output: CalendarSettingRow,
  permission: 'can-access-admin-panel',
})
