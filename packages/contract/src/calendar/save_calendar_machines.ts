import { CalendarSettingRow } from '@takt/domain/calendar/model/calendar-setting.ts'
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveCalendarMachines = defineProcedure({
  name: 'save_calendar_machines',
  kind: 'action',
  summary: 'Says which machines follow a calendar from their next day on; one taken off is measured around the clock.',
  input: z.object({ calendar_id: z.int(), machines: z.array(MachineId).max(500) }),
  output: CalendarSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged', 'MachineChanged'],
})
