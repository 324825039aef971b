import { PlaceSettingRow } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getPlaceSettings = defineProcedure({
  name: 'get_place_settings',
  kind: 'load',
  summary: 'Departments, zones, categories and lines of the company, also those without machines.',
  input: z.object({}),
  output: PlaceSettingRow,
  permission: 'can-access-admin-panel',
})
