import { PlaceSetting, PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const savePlace = defineProcedure({
  name: 'save_place',
  kind: 'action',
  summary: 'Adds a department, zone, category or line, or gives one another name.',
  input: PlaceSetting.extend({
    /** The name it was loaded with; null: it is new. */
    named: z.string().max(200).nullable(),
  }),
  output: PlaceSettingRow,
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
