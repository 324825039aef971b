import { getValueRules } from '@takt/contract/procedures/get_value_rules.ts'
import { valueRuleRows } from '../machines/value-rule-rows.ts'
import { handle } from './handle.ts'

export default handle(getValueRules, (_input, { db, session, now }) =>
  valueRuleRows(db, { language: session.language, now }),
)
