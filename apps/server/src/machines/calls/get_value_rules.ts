import { getValueRules } from '@takt/contract/machines/get_value_rules.ts'
import { handle } from '../../ground/call/handle.ts'
import { valueRuleRows } from '../value-rule-rows.ts'

export default handle(getValueRules, (_input, { db, session, now }) =>
  valueRuleRows(db, { language: session.language, now }),
)
