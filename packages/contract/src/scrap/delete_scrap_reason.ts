import { ScrapReasonCode } from '@takt/domain/scrap/model/scrap.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteScrapReason = defineProcedure({
  name: 'delete_scrap_reason',
  kind: 'action',
  summary: 'Takes a scrap reason away that nothing was ever booked on.',
  input: z.object({ code: ScrapReasonCode, version: z.int() }),
  output: z.object({ code: z.string() }),
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
