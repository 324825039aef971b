import { DayTypeSetting, DayTypeSettingRow, HoldsFrom } from '@takt/domain/calendar/model/calendar-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveDayType = defineProcedure({
  name: 'save_day_type',
  kind: 'action',
  summary:
    'Adds a kind of day (no id), or changes its shifts from a day or from now on in every calendar that uses it.',
  input: DayTypeSetting.extend({
    day_type: z.string().max(40).nullable(),
    from: HoldsFrom,
    version: z.int().nonnegative(),
  }),
  output: DayTypeSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged', 'MachineChanged', 'StopsChanged'],
})
