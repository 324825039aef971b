import { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { Day } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveCalendarDays = defineProcedure({
  name: 'save_calendar_days',
  kind: 'action',
  summary: 'Makes dates of a calendar another kind of day, or like their weekday again; of today only what is to come.',
  input: z.object({
    calendar_id: z.int(),
    first_day: Day,
    last_day: Day,
    /** Null: like their weekday. */
    day_type: z.string().min(1).max(40).nullable(),
  }),
  output: CalendarSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
