import { ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getScrapReasonSettings = defineProcedure({
  name: 'get_scrap_reason_settings',
  kind: 'load',
  summary: 'The scrap reasons of the company as they are kept, also those no longer offered.',
  input: z.object({}),
  output: ScrapReasonSettingRow,
  permission: 'can-access-admin-panel',
})
