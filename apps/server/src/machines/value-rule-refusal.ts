import type { Refusal } from '@takt/domain/ground/refusal.ts'
import type { ValueRuleDraft } from '@takt/domain/machines/model/value-rule.ts'
import { valueRuleProblem } from '@takt/domain/machines/value-rule-draft.ts'
import type { CompanyDb } from '../ground/db/company-db.ts'
import { sql } from '../ground/db/sql.ts'

/** Why a rule cannot be kept as it is written; of the form and of a file alike. */
export async function valueRuleRefusal(
  db: CompanyDb,
  rule: Pick<ValueRuleDraft, 'machine_id' | 'comparison' | 'value' | 'stop_code'>,
): Promise<Refusal | null> {
  const { machine_id, stop_code } = rule
  const problem = valueRuleProblem(rule)
  if (problem) return problem
  if (!(await db.maybe(sql`select 1 from machine where machine_id = ${machine_id} and active`))) {
    return { refusal: 'machine-not-found', values: { machine_id } }
  }
  const code = await db.maybe(sql`select 1 from stop_code where stop_code = ${stop_code}`)
  return code ? null : { refusal: 'stop-code-unknown', values: { code: stop_code } }
}
