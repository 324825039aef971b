import { ScrapReasonSetting, ScrapReasonSettingRow } from '@takt/domain/scrap/model/scrap-reason-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveScrapReason = defineProcedure({
  name: 'save_scrap_reason',
  kind: 'action',
  summary: 'Adds a scrap reason (version 0), or changes one over the version it was loaded with.',
  input: ScrapReasonSetting.extend({ version: z.int().nonnegative() }),
  output: ScrapReasonSettingRow,
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
