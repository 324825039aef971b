import { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { Day } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const takeBackCalendarChange = defineProcedure({
  name: 'take_back_calendar_change',
  kind: 'action',
  summary: 'Takes back a week of a calendar that waits for its day: the week before it goes on.',
  input: z.object({
    calendar_id: z.int(),
    /** The day from which it was to hold. */
    from: Day,
    version: z.int().nonnegative(),
  }),
  output: CalendarSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
