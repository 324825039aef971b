import { ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const getValueRules = defineProcedure({
  name: 'get_value_rules',
  kind: 'load',
  summary: 'Rules by which process values name stops, with what their signals said last.',
  input: z.object({}),
  output: ValueRuleRow,
  permission: 'can-access-admin-panel',
})
