import { ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const deleteReasonGroup = defineProcedure({
  name: 'delete_reason_group',
  kind: 'action',
  summary: 'Takes an empty group of reasons away.',
  input: z.object({ kind: ReasonKind, code: z.string().min(1).max(20), version: z.int() }),
  output: z.object({ code: z.string() }),
  permission: 'can-do-admin-actions',
  emits: ['SettingsChanged'],
})
