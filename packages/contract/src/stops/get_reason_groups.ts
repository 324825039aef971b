import { ReasonGroupSettingRow, ReasonKind } from '@takt/domain/stops/model/reason-group-setting.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getReasonGroups = defineProcedure({
  name: 'get_reason_groups',
  kind: 'load',
  summary: 'The groups of stop codes, or the categories of scrap reasons, as they are kept.',
  input: z.object({ kind: ReasonKind }),
  output: ReasonGroupSettingRow,
  permission: 'can-access-admin-panel',
})
