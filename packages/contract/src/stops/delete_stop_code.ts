import { StopCodeNo } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteStopCode = defineProcedure({
  name: 'delete_stop_code',
  kind: 'action',
  summary: 'Takes a stop code away that no stop ever had and no rule names.',
  input: z.object({ stop_code: StopCodeNo, version: z.int() }),
  output: z.object({ stop_code: z.string() }),
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
