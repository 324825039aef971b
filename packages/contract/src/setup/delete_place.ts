import { PlaceKind } from '@takt/domain/setup/model/machine-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deletePlace = defineProcedure({
  name: 'delete_place',
  kind: 'action',
  summary: 'Deletes a department, zone, category or line in which no machine stands and that nothing names.',
  input: z.object({ kind: PlaceKind, code: z.string().min(1).max(40) }),
  output: z.object({ kind: PlaceKind, code: z.string() }),
  permission: 'can-do-admin-actions',
  reach: 'plant',
  emits: ['SettingsChanged'],
})
