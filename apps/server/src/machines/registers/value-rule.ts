import { valueRules } from '@takt/domain/machines/value-rules.register.ts'
import { keepByCall } from '../../ground/registers/keep-by-call.ts'
import save from '../calls/save_value_rule.ts'
import { valueRuleRefusal } from '../value-rule-refusal.ts'
import { valueRuleRows } from '../value-rule-rows.ts'

export default keepByCall(valueRules, {
  save,
  rows: ({ db, session, now }) => valueRuleRows(db, { language: session.language, now }),
  asked: (row, stored) => ({ ...row, record_no: stored?.record_no ?? null, version: stored?.version ?? 0 }),
  check: (row, { db }) => valueRuleRefusal(db, row),
})
