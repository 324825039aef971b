import { ValueRuleDraft, ValueRuleRow } from '@takt/domain/machines/model/value-rule.ts'
import { z } from 'zod'
import { defineProcedure } from '../ground/define-procedure.ts'

export const saveValueRule = defineProcedure({
  name: 'save_value_rule',
  kind: 'action',
  summary: 'Adds a rule, or changes one over the version it was loaded with.',
  input: ValueRuleDraft.extend({
    /** Null: a new one. */
    record_no: z.int().nullable(),
    version: z.int().nonnegative(),
  }),
  output: ValueRuleRow,
  permission: 'can-do-admin-actions',
  reach: 'machines',
  emits: ['SettingsChanged'],
})
