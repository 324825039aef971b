import { AutomaticReasonRow } from '@takt/domain/machines/model/automatic-reason.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getAutomaticReasons = defineProcedure({
  name: 'get_automatic_reasons',
  kind: 'load',
  summary: 'Rules by which the clock names stops, of the machines the person may see.',
  input: z.object({}),
  output: AutomaticReasonRow,
  permission: 'can-access-admin-panel',
})
