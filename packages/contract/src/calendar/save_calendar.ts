import { CalendarSetting, CalendarSettingRow, HoldsFrom } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveCalendar = defineProcedure({
  name: 'save_calendar',
  kind: 'action',
  summary:
    'Adds a calendar (no id), or changes one over the version it was loaded with; what has passed stays as it was planned.',
  input: CalendarSetting.extend({
    calendar_id: z.int().nullable(),
    /** Of a new one: its dates that differ are those of this one. */
    copy_of: z.int().nullable().default(null),
    from: HoldsFrom,
    version: z.int().nonnegative(),
  }),
  output: CalendarSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
